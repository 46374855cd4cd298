import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { helpTopicOf } from '@/domain/screens/help-topics';
import { SCREENS, screenAt } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { late } from '@/lib/late';
import { ButtonLink, IconButton, LateContent, Sheet, SkeletonBars } from '@/ui';
import { QuestionIcon } from '@/ui/icons';

const HEIGHTS = ['h-7', 'h-24', 'h-32'] as const;

const Article = late(async () => (await import('@/features/help')).TopicArticle);

/** Opens the article about the current screen over it; nothing on a screen without a topic. */
const WhatIsThis = ({ look }: { readonly look: 'icon' | 'text' }) => {
  const { t } = useTranslation(['help', 'app']);
  const language = useLanguage();
  const topic = helpTopicOf(screenAt(useLocation().pathname));
  const [isOpen, setOpen] = useState(false);
  if (topic === undefined) return null;
  const open = (): void => setOpen(true);
  const close = (): void => setOpen(false);
  return (
    <>
      {look === 'icon' ? (
        // As narrow as it shows, so that titles keep their place on the narrowest phones; the target stays large.
        <span className="-mr-1 -ml-2">
          <IconButton
            label={t('what')}
            icon={<QuestionIcon size={22} className="text-ink-2" />}
            onClick={open}
          />
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="press inline-flex min-h-11 items-center gap-1.5 text-label text-ink-2 underline"
        >
          <QuestionIcon aria-hidden="true" size={18} />
          {t('what')}
        </button>
      )}
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('what')}
        closeLabel={t('app:close')}
        footer={
          <div className="flex flex-wrap gap-2 *:flex-auto">
            <ButtonLink tone="secondary" size="medium" to={SCREENS.help}>
              {t('all')}
            </ButtonLink>
            <ButtonLink tone="secondary" size="medium" to={SCREENS.customerService}>
              {t('ask')}
            </ButtonLink>
          </div>
        }
      >
        <LateContent failedText={t('articleFailed')} closeLabel={t('app:close')} onClose={close}>
          <Article
            topic={topic}
            language={language}
            fallback={<SkeletonBars heights={HEIGHTS} />}
          />
        </LateContent>
      </Sheet>
    </>
  );
};

export default WhatIsThis;
