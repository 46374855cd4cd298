import type { ZodMiniType } from 'zod/mini';
import { foldReply } from '../dialects/fold';
import { EVENTS } from '../generated/events';
import { emitEvent, isHeard, type LiveEvent, type LiveEventName } from './events';

/** The payload in the contract's shape, folded into it where servers are known to differ; `undefined` for any other. */
const read = <T>(name: string, schema: ZodMiniType<T>, payload: unknown): T | undefined => {
  const plain = schema.safeParse(payload);
  if (plain.success) return plain.data;
  return schema.safeParse(foldReply(name, schema, payload, {})).data;
};

type Taker = (payload: unknown) => void;

const taker =
  <Name extends LiveEventName>(name: Name, schema: ZodMiniType<LiveEvent<Name>>): Taker =>
  (payload) => {
    if (!isHeard(name)) return;
    const event = read(name, schema, payload);
    if (event !== undefined) emitEvent(name, event);
  };

const TAKERS: Readonly<Record<LiveEventName, Taker>> = {
  daymarket: taker('daymarket', EVENTS.daymarket),
  kline: taker('kline', EVENTS.kline),
  market_depth: taker('market_depth', EVENTS.market_depth),
  match_trade: taker('match_trade', EVENTS.match_trade),
  lever_trade: taker('lever_trade', EVENTS.lever_trade),
  lever_closed: taker('lever_closed', EVENTS.lever_closed),
  closed_microorder: taker('closed_microorder', EVENTS.closed_microorder),
};

const isTaken = (name: string): name is LiveEventName => Object.hasOwn(TAKERS, name);

/** Reads what came over the socket and hands it to those who listen. What the contract does not have is dropped. */
export const takeEvent = (name: string, payload: unknown): void => {
  if (isTaken(name)) TAKERS[name](payload);
};
