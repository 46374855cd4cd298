import { useLocation } from 'react-router-dom';
import { onLiveEvent } from '@/api/live/events';
import { screenAt, SCREENS, type Screen } from '@/domain/screens/screens';
import { LeverageOutcomes } from '@/features/leverage';
import { livePrices } from '@/features/market';
import { SecondsOutcomes } from '@/features/seconds-contract';
import { SpotOutcomes } from '@/features/spot';
import { useKeptParts } from '@/lib/every-screen';
import { pathWithPair } from '@/pages/pair/pair-paths';
import { lateAfter } from '@/lib/after-first-data';
import { wait } from '@/lib/wait';
import { useIsSignedIn } from '@/session/session';
import { Extra } from '@/ui';
import { tabOf } from './routes';

/** Without a socket, new messages are looked for from then on. In milliseconds. */
const FIRST_LOOK_MS = 60_000;

/** Costs no bytes before there may be something to tell: the socket announces a message, or time has passed. */
const MessageArrivals = lateAfter(
  () => {
    const announced = new Promise<void>((resolve) => {
      onLiveEvent('user_notification', () => resolve());
    });
    return Promise.race([announced, wait(FIRST_LOOK_MS)]);
  },
  async () => (await import('./message-arrivals')).MessageArrivals,
);

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

/**
 * Notifies the signed-in user, on every screen, of orders that run, closed or filled, of messages, and of what a screen
 * keeps. Screen readers announce it too.
 */
export const OutcomeNotices = () => {
  const screen = screenAt(useLocation().pathname);
  const kept = useKeptParts();
  if (!useIsSignedIn()) return null;
  return (
    <>
      {screen !== 'trade' && <SecondsOutcomes prices={livePrices} bar={barOn(screen)} />}
      <LeverageOutcomes />
      <SpotOutcomes />
      <Extra>
        <MessageArrivals />
      </Extra>
      {kept.map((Part, index) => (
        <Part key={index} />
      ))}
    </>
  );
};
