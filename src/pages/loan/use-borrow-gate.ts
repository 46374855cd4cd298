import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { reasonsAgainst } from '@/domain/eligibility/eligibility';
import { loginPath } from '@/domain/screens/return-path';
import { useIsSignedIn, useSessionUser } from '@/session/session';
import type { GateReason } from '@/ui';
import { useGatePath } from '../screen/use-gate';

/** Why this person cannot borrow, with the way on; `undefined` if nothing is known against it. */
export const useBorrowGate = (): GateReason | undefined => {
  const { t } = useTranslation(['gate', 'loan']);
  const { pathname, search } = useLocation();
  const gatePath = useGatePath();
  const isSignedIn = useIsSignedIn();
  const user = useSessionUser();
  if (!isSignedIn) return { text: t('loan:logIn'), to: loginPath(`${pathname}${search}`) };
  if (user === undefined) return undefined;
  const verification = user.isVerified ? 'verified' : 'none';
  const [reason] = reasonsAgainst('borrow', { mode: user.mode, verification });
  return reason && { text: t(reason.code), to: reason.nextStep && gatePath(reason.nextStep) };
};
