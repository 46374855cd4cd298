import type { infer as Infer } from 'zod/mini';
import type { EVENTS, EventName } from '../generated/events';

/** What the server tells over the socket (api-spec/asyncapi.yaml). */
export type LiveEventName = Exclude<EventName, 'login'>;
export type LiveEvent<Name extends LiveEventName> = Infer<(typeof EVENTS)[Name]>;

type Listeners = {
  readonly [Name in LiveEventName]: Set<(event: LiveEvent<Name>) => void>;
};

const listeners: Listeners = {
  daymarket: new Set(),
  kline: new Set(),
  market_depth: new Set(),
  match_trade: new Set(),
  lever_trade: new Set(),
  lever_closed: new Set(),
  closed_microorder: new Set(),
};

/** Calls back with each event of a name, in the contract's shape, while the socket is open. Returns the way to stop. */
export const onEvent = <Name extends LiveEventName>(
  name: Name,
  listen: (event: LiveEvent<Name>) => void,
): (() => void) => {
  listeners[name].add(listen);
  return () => listeners[name].delete(listen);
};

/** True if anybody hears events of this name: others need not even be read. */
export const isHeard = (name: LiveEventName): boolean => listeners[name].size > 0;

/** Hands an event to those who listen. */
export const emitEvent = <Name extends LiveEventName>(name: Name, event: LiveEvent<Name>): void => {
  for (const listen of listeners[name]) listen(event);
};
