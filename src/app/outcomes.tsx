import { useLocation } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { LeverageOutcomes } from '@/features/leverage';
import { SecondsOutcomes } from '@/features/seconds-contract';
import { SpotOutcomes } from '@/features/spot';
import { useIsSignedIn } from '@/session/session';

/** Announces to the signed-in user, on every screen, which orders ended or filled by themselves: seen and read out. */
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
