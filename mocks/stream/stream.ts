import type { World } from '../world';
import { marketEvents, type MarketEvent } from './market-events';
import { accountEvents, ownEvents, type OwnEvent } from './own-events';

/** As often as servers of the family send prices (backend-facts.md, section 15). */
const MARKET_EVERY_MS = 2000;

/** Who listens to a world: carriers hand it on to their sockets. */
export interface StreamListener {
  /** To everybody. */
  readonly market: (event: MarketEvent) => void;
  /** To one user. */
  readonly own: (event: OwnEvent) => void;
  /** What went wrong while the world was asked: the stream goes on, and whoever listens is not cut off. */
  readonly onDefect: (error: unknown) => void;
}

/**
 * The one event stream of a world: prices every two seconds, and what happens to users as it happens. The timer is for
 * show: it changes nothing but asks what is due by now. Ends when the returned function is called.
 */
export const startStream = (world: World, listener: StreamListener): (() => void) => {
  const tellOwn = (events: readonly OwnEvent[]): void => {
    for (const event of events) listener.own(event);
  };
  const tell = async (): Promise<void> => {
    const [market, own] = await world.run((context) => ({
      events: [],
      reply: [marketEvents(context), accountEvents(context)] as const,
    }));
    for (const event of market) listener.market(event);
    tellOwn(own);
  };
  const attempt = (work: () => Promise<void>): void => void work().catch(listener.onDefect);
  const timer = setInterval(() => attempt(tell), MARKET_EVERY_MS);
  attempt(tell);
  const stopWatching = world.watch((events) =>
    // The listener is called inside a change: what it asks waits until that is over.
    attempt(async () =>
      tellOwn(await world.run((context) => ({ events: [], reply: ownEvents(context, events) }))),
    ),
  );
  return () => {
    clearInterval(timer);
    stopWatching();
  };
};
