import { useTranslation } from 'react-i18next';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { useSessionUser } from '@/session/session';
import type { GateReason } from '@/ui';
import { useGatePath } from '../screen/use-gate';

/** The first reason why the user may not deposit; nothing while that is unknown: the server decides. */
export const useDepositBlock = (): GateReason | undefined => {
  const { t } = useTranslation('gate');
  const user = useSessionUser();
  const gatePath = useGatePath();
  if (user === undefined) return undefined;
  const verification = user.isVerified ? 'verified' : 'none';
  const [reason] = reasonsAgainst('deposit', { mode: user.mode, verification });
  return reason && { text: t(reason.code), to: reason.nextStep && gatePath(reason.nextStep) };
};
