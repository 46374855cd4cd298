import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LinkRow } from '@/ui';
import { SealCheckIcon } from '@/ui/icons';
import { useScore } from '../queries';

/** The user's credit score, with a link to what it means. */
export const CreditRow = () => {
  const { t } = useTranslation('settings');
  return (
    <LinkRow Icon={SealCheckIcon} to={SCREENS.creditScore} title={t('credit')} value={useScore()} />
  );
};
