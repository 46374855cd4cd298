import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { Link, ListRow } from '@/ui';
import { SealCheckIcon } from '@/ui/icons';
import { useScore } from '../queries';

/** The user's credit score, with a link to what it means. */
export const CreditRow = () => {
  const { t } = useTranslation('settings');
  return (
    <ListRow
      leading={<SealCheckIcon aria-hidden="true" size={22} className="text-ink-2" />}
      title={t('credit')}
      value={useScore()}
      caret
      link={<Link to={SCREENS.creditScore} />}
    />
  );
};
