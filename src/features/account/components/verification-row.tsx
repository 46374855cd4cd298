import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { Link, ListRow, StatusChip, type StatusTone } from '@/ui';
import { IdentificationCardIcon } from '@/ui/icons';
import type { Verification } from '../model';
import { useVerification } from '../queries';

const TONE = {
  uncertified: 'neutral',
  review: 'review',
  certified: 'success',
} as const satisfies Record<Verification, StatusTone>;

/** The state of identity verification, with a link to the next step. */
export const VerificationRow = () => {
  const { t } = useTranslation('account');
  const state = useVerification();
  return (
    <ListRow
      leading={<IdentificationCardIcon aria-hidden="true" size={22} className="text-ink-2" />}
      title={t('verification.title')}
      detail={state && t(`verification.next.${state}`)}
      trailing={state && <StatusChip tone={TONE[state]}>{t(`verification.${state}`)}</StatusChip>}
      caret
      link={<Link to={SCREENS.primaryCertification} />}
    />
  );
};
