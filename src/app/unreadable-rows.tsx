import { useTranslation } from 'react-i18next';
import { useUnreadableRows } from '@/api/unreadable-rows';
import { Strip } from '@/ui';

/** Says how many entries on this screen were left out because they could not be read, with the way to ask again. */
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
