import { useLocation } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { LeverageOutcomes } from '@/features/leverage';
import { SecondsOutcomes } from '@/features/seconds-contract';
import { SpotOutcomes } from '@/features/spot';
import { useIsSignedIn } from '@/session/session';

/** Tells the signed-in user, on whatever screen, what became of orders by themselves: for the eye and the ear. */
export const Outcomes = () => {
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
