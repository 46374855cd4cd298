import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFocusToHeading } from '@/lib/leave-focus';
import { Button, Dialog } from '@/ui';
import { ALL_MESSAGES, useMarkRead, useNewestMessages, type MessageLanguage } from '../queries';

/** How many messages are unread, and the way to mark all of them as read, which asks first. Nothing without any. */
export const ReadAll = ({ language }: { readonly language: MessageLanguage }) => {
  const { t } = useTranslation(['notifications', 'app']);
  const [isAsking, setAsking] = useState(false);
  const { mark, isPending } = useMarkRead('toast');
  const newest = useNewestMessages(language);
  const count = newest?.unread ?? 0;
  if (count === 0) return null;
  const important = newest?.messages.filter((row) => row.isUnread && row.isImportant).length ?? 0;
  return (
    <div
      // It goes with the last unread message, and with it the button that has the focus.
      ref={leaveFocusToHeading}
      className="flex flex-wrap items-center justify-between gap-x-3"
    >
      <p className="text-label text-ink-2">{t('unreadCount', { count })}</p>
      <span className="-mr-3">
        <Button tone="ghost" size="small" onClick={() => setAsking(true)}>
          {t('readAll.action')}
        </Button>
      </span>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('readAll.title', { count })}
        confirmLabel={t('readAll.confirm')}
        cancelLabel={t('readAll.cancel')}
        loading={isPending}
        onConfirm={() => mark(ALL_MESSAGES, () => setAsking(false))}
      >
        {t('readAll.text')}
        {important > 0 && (
          <span className="mt-2 block text-warn">
            {t('readAll.important', { count: important })}
          </span>
        )}
      </Dialog>
    </div>
  );
};
