import { useLocation } from 'react-router-dom';
import { screenAt, SCREENS, type Screen } from '@/domain/screens/screens';
import { LeverageOutcomes } from '@/features/leverage';
import { livePrices } from '@/features/market';
import { SecondsOutcomes } from '@/features/seconds-contract';
import { SpotOutcomes } from '@/features/spot';
import { useKeptParts } from '@/lib/every-screen';
import { pathWithPair } from '@/pages/pair/pair-paths';
import { useIsSignedIn } from '@/session/session';
import { tabOf } from './routes';

/** Screens without the dock that show a running order at their bottom edge. */
const WITH_BAR: readonly Screen[] = ['coin', 'kline', 'forexDetail'];

const barOn = (screen: Screen | undefined) => {
  const isAboveDock = tabOf(screen) !== undefined;
  if (screen === undefined || !(isAboveDock || WITH_BAR.includes(screen))) return undefined;
  return {
    isAboveDock,
    tradePath: (symbol: string): string => pathWithPair(SCREENS.trade, symbol),
    recordsPath: SCREENS.tradeOrders,
  };
};

/** Notifies the signed-in user, on every screen, of orders that run, closed or filled, and of what a screen keeps. Screen readers announce it too. */
export const OutcomeNotices = () => {
  const screen = screenAt(useLocation().pathname);
  const kept = useKeptParts();
  if (!useIsSignedIn()) return null;
  return (
    <>
      {screen !== 'trade' && <SecondsOutcomes prices={livePrices} bar={barOn(screen)} />}
      <LeverageOutcomes />
      <SpotOutcomes />
      {kept.map((Part, index) => (
        <Part key={index} />
      ))}
    </>
  );
};
