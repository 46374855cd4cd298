import type { ZodMiniType } from 'zod/mini';
import { toValidReply } from '../dialects/normalise-reply';
import { EVENTS } from '../generated/events';
import { publishEvent, hasListeners, type LiveEvent, type LiveEventName } from './events';

/** The payload in the contract's shape, normalised where servers are known to differ; `undefined` if it does not match. */
const read = <T>(name: string, schema: ZodMiniType<T>, payload: unknown): T | undefined => {
  const plain = schema.safeParse(payload);
  if (plain.success) return plain.data;
  return schema.safeParse(toValidReply(name, schema, payload, {})).data;
};

type Receiver = (payload: unknown) => void;

const receiverOf =
  <Name extends LiveEventName>(name: Name, schema: ZodMiniType<LiveEvent<Name>>): Receiver =>
  (payload) => {
    if (!hasListeners(name)) return;
    const event = read(name, schema, payload);
    if (event !== undefined) publishEvent(name, event);
  };

const RECEIVERS: Readonly<Record<LiveEventName, Receiver>> = {
  daymarket: receiverOf('daymarket', EVENTS.daymarket),
  kline: receiverOf('kline', EVENTS.kline),
  market_depth: receiverOf('market_depth', EVENTS.market_depth),
  match_trade: receiverOf('match_trade', EVENTS.match_trade),
  lever_trade: receiverOf('lever_trade', EVENTS.lever_trade),
  lever_closed: receiverOf('lever_closed', EVENTS.lever_closed),
  closed_microorder: receiverOf('closed_microorder', EVENTS.closed_microorder),
  user_notification: receiverOf('user_notification', EVENTS.user_notification),
};

const isKnownEvent = (name: string): name is LiveEventName => Object.hasOwn(RECEIVERS, name);

/** Parses a pushed event and publishes it to its subscribers. Drops what is not in the contract. */
export const receiveEvent = (name: string, payload: unknown): void => {
  if (isKnownEvent(name)) RECEIVERS[name](payload);
};
