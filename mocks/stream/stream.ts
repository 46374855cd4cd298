import type { World } from '../world';
import { marketEvents, priceEvents, type MarketEvent } from './market-events';
import { accountEvents, ownEvents, type OwnEvent } from './own-events';

/** The market has one price a second: what is shown is at most that old. */
const PRICES_MS = 1000;
/** Candles, depth and trades come with every second price: as often as servers of the family send (backend-facts.md, section 15). */
const PRICES_A_ROUND = 2;

/** Receives the events of a world; implemented by carriers for their sockets. */
export interface StreamListener {
  /** For everyone. */
  readonly market: (event: MarketEvent) => void;
  /** For one user. */
  readonly own: (event: OwnEvent) => void;
  /** Receives an error while reading the world. The stream continues, and listeners stay connected. */
  readonly onDefect: (error: unknown) => void;
}

/**
 * Starts the event stream of a world: prices every second, the rest of the market every two, user events at once. The
 * timer only reads the world, which settles what is due. Returns the stop function.
 */
export const startStream = (world: World, listener: StreamListener): (() => void) => {
  const publishOwn = (events: readonly OwnEvent[]): void => {
    for (const event of events) listener.own(event);
  };
  let rounds = 0;
  const publish = async (): Promise<void> => {
    const isWhole = rounds % PRICES_A_ROUND === 0;
    rounds += 1;
    const [market, own] = await world.run((context) => ({
      events: [],
      reply: isWhole
        ? ([marketEvents(context), accountEvents(context)] as const)
        : ([priceEvents(context), []] as const),
    }));
    for (const event of market) listener.market(event);
    publishOwn(own);
  };
  const attempt = (work: () => Promise<void>): void => void work().catch(listener.onDefect);
  const timer = setInterval(() => attempt(publish), PRICES_MS);
  attempt(publish);
  const stopWatching = world.watch((events) =>
    // The listener runs inside a change: its own read waits until the change is done.
    attempt(async () =>
      publishOwn(await world.run((context) => ({ events: [], reply: ownEvents(context, events) }))),
    ),
  );
  return () => {
    clearInterval(timer);
    stopWatching();
  };
};
