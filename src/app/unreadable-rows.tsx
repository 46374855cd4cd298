import { useTranslation } from 'react-i18next';
import { useUnreadableRows } from '@/api/use-unreadable-rows';
import { ActionStrip } from '@/ui/feedback/action-strip';

/** Shows how many unreadable rows were left out of this screen, with a retry. */
export const UnreadableRows = () => {
  const { t } = useTranslation();
  const { count, retry } = useUnreadableRows();
  if (count === 0) return null;
  return (
    <ActionStrip action={t('retry')} onAction={retry}>
      {t('unreadable', { count })}
    </ActionStrip>
  );
};
