import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonsAgainst, type ReasonCode } from '@/domain/eligibility/eligibility';
import { useVerification } from '@/features/account';
import { useSessionUser } from '@/session/session';
import { ButtonLink, EmptyState } from '@/ui';
import { IdentificationCardIcon, UserSwitchIcon } from '@/ui/icons';
import { useGatePath } from '../screen/use-gate';

const ICON = 40;

/** Reasons that are explained in place of the screen. The server tells of others. */
const EXPLAINED = ['demoMode', 'unverified', 'inReview'] as const satisfies readonly ReasonCode[];

/** Explains who may not save destinations of withdrawals, and leads on; for everyone else its children. */
export const PayoutGate = ({
  needsVerified,
  children,
}: {
  /** True for forms, which need a verified identity. */
  readonly needsVerified: boolean;
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('payout');
  const gatePath = useGatePath();
  const user = useSessionUser();
  const state = useVerification();
  if (user === undefined) return null;
  const unverified = state === 'review' || state === 'rejected' ? state : 'none';
  const standing = {
    mode: user.mode,
    verification: user.isVerified ? 'verified' : unverified,
  } as const;
  const [reason] = reasonsAgainst('bindPayout', standing);
  const code = EXPLAINED.find((candidate) => candidate === reason?.code);
  if (code === undefined || (code !== 'demoMode' && !needsVerified)) return children;
  const text = code === 'unverified' && unverified === 'rejected' ? 'rejected' : code;
  const Icon = code === 'demoMode' ? UserSwitchIcon : IdentificationCardIcon;
  return (
    <EmptyState
      icon={<Icon size={ICON} />}
      text={t(`gate.${text}.text`)}
      action={
        reason?.nextStep && (
          <ButtonLink to={gatePath(reason.nextStep)}>{t(`gate.${text}.action`)}</ButtonLink>
        )
      }
    />
  );
};
