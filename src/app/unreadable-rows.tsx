import { useTranslation } from 'react-i18next';
import { useUnreadableRows } from '@/api/unreadable-rows';
import { Strip } from '@/ui';

/** Shows how many unreadable rows were left out of this screen, with a retry. */
export const UnreadableRows = () => {
  const { t } = useTranslation();
  const { count, retry } = useUnreadableRows();
  if (count === 0) return null;
  return (
    <Strip>
      {t('unreadable', { count })}{' '}
      <button
        type="button"
        className="hit font-semibold underline underline-offset-4"
        onClick={retry}
      >
        {t('retry')}
      </button>
    </Strip>
  );
};
