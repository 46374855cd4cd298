import type { infer as Infer } from 'zod/mini';
import type { EVENTS, EventName } from '../generated/events';

/** Names of the events that the server pushes (api-spec/asyncapi.yaml). */
export type LiveEventName = Exclude<EventName, 'login'>;
/** The payload of an event. */
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
  user_notification: new Set(),
};

/** Subscribes to events of a name, in the contract's shape. Returns the unsubscribe function. */
export const onLiveEvent = <Name extends LiveEventName>(
  name: Name,
  listener: (event: LiveEvent<Name>) => void,
): (() => void) => {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
};

/** True if events of this name have subscribers; others need not be parsed. */
export const hasListeners = (name: LiveEventName): boolean => listeners[name].size > 0;

/** Passes an event to its subscribers. */
export const publishEvent = <Name extends LiveEventName>(
  name: Name,
  event: LiveEvent<Name>,
): void => {
  for (const listener of listeners[name]) listener(event);
};
