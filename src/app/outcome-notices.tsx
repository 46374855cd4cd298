import { useLocation } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { LeverageOutcomes } from '@/features/leverage';
import { SecondsOutcomes } from '@/features/seconds-contract';
import { SpotOutcomes } from '@/features/spot';
import { useIsSignedIn } from '@/session/session';

/** Notifies the signed-in user, on every screen, of orders that closed or filled. Screen readers announce it too. */
export const OutcomeNotices = () => {
  const { pathname } = useLocation();
  if (!useIsSignedIn()) return null;
  return (
    <>
      {pathname !== SCREENS.trade && <SecondsOutcomes />}
      <LeverageOutcomes />
      <SpotOutcomes />
    </>
  );
};
