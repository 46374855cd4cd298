import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { LinkRow, StatusChip, type StatusTone } from '@/ui';
import { IdentificationCardIcon } from '@/ui/icons';
import type { Verification } from '../model';
import { useVerification } from '../queries';

/** The chip of each state; the line below the title says the rest. */
const CHIP = {
  uncertified: { text: 'uncertified', tone: 'neutral' },
  review: { text: 'review', tone: 'review' },
  rejected: { text: 'rejected', tone: 'failed' },
  certified: { text: 'certified', tone: 'success' },
  advancedReview: { text: 'review', tone: 'review' },
  advancedRejected: { text: 'rejected', tone: 'failed' },
  advanced: { text: 'certified', tone: 'success' },
} as const satisfies Record<Verification, { readonly text: string; readonly tone: StatusTone }>;

/** The state of identity verification, with a link to the next step. */
export const VerificationRow = () => {
  const { t } = useTranslation('settings');
  const state = useVerification();
  const chip = state && CHIP[state];
  return (
    <LinkRow
      Icon={IdentificationCardIcon}
      to={SCREENS.primaryCertification}
      title={t('verification.title')}
      detail={state && t(`verification.next.${state}`)}
      trailing={chip && <StatusChip tone={chip.tone}>{t(`verification.${chip.text}`)}</StatusChip>}
    />
  );
};
