import * as zod from 'zod/mini';
import { parseHeld, storedClientId, storedDecimal } from '@/api/stored-schemas';
import { compare, type Decimal } from '@/domain/money/decimal';
import type { AmountRules, SpotSide } from '@/domain/spot/order';
import type { CoinOrder } from './order';
import type { Preview, Ticket } from './ticket';

/** A pair as far as a coin order needs it. */
export interface CoinPair {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Ids of the base and the quote currency. */
  readonly baseId: number;
  readonly quoteId: number;
  /** Decimals of its prices. */
  readonly decimals: number;
}

/** A pair with what coin orders on it may be and cost. */
export interface TradableCoin extends CoinPair {
  readonly spot: {
    readonly rules: AmountRules;
    /** Of what is received: 0.002 is 0.2 %. */
    readonly feeFraction: Decimal;
  };
}

/** What places an order. */
export interface PlaceCommand {
  readonly kind: 'place';
  readonly clientId: string;
  readonly pair: CoinPair;
  readonly side: SpotSide;
  readonly mode: Ticket['mode'];
  readonly preview: Preview;
}

/** Everything that is confirmed in a sheet and done exactly once. */
export type Command =
  | PlaceCommand
  | { readonly kind: 'cancel'; readonly clientId: string; readonly order: CoinOrder };

const termsOf = (command: Command): readonly (string | number | undefined)[] => {
  if (command.kind === 'cancel') return [command.order.id];
  const { pair, side, mode, preview } = command;
  return [pair.symbol, side, mode, preview.amount, mode === 'limit' ? preview.asked : undefined];
};

/** True if two commands would be the same one, sent twice: at the market the price moves between two tries. */
export const sameCommand = (a: Command, b: Command): boolean =>
  JSON.stringify([a.kind, ...termsOf(a)]) === JSON.stringify([b.kind, ...termsOf(b)]);

/** `command`, to go out word for word as `sent` did: under one client id the server takes one order and no other. */
export const repeatOf = (command: Command, sent: Command): Command => {
  const { clientId } = sent;
  if (command.kind === 'cancel' || sent.kind === 'cancel') return { ...command, clientId };
  return { ...command, clientId, preview: { ...command.preview, asked: sent.preview.asked } };
};

const placed = (
  { pair, side, mode, preview }: PlaceCommand,
  newest: readonly CoinOrder[],
  known: ReadonlySet<number>,
): boolean =>
  newest.some(
    (order) =>
      !known.has(order.id) &&
      order.symbol === pair.symbol &&
      order.side === side &&
      order.mode === mode &&
      compare(order.amount, preview.amount) === 0 &&
      (mode === 'market' || compare(order.asked, preview.asked) === 0),
  );

/**
 * What the newest orders say of a command whose reply was lost: `true` if it was carried out. `known` are the ids from
 * before it was sent.
 */
export const wasDone = (
  command: Command,
  newest: readonly CoinOrder[],
  known: ReadonlySet<number>,
): boolean =>
  command.kind === 'place'
    ? placed(command, newest, known)
    : newest.some(({ id, status }) => id === command.order.id && status === 'cancelled');

const change = zod.object({ before: storedDecimal, after: storedDecimal });

/**
 * A placing command kept over a reload with the orders known before it. A cancellation is not kept: the list shows what
 * became of it, and cancelling again changes nothing.
 */
export const parseCommand = parseHeld<Command>(
  zod.object({
    kind: zod.literal('place'),
    clientId: storedClientId,
    pair: zod.object({
      symbol: zod.string(),
      base: zod.string(),
      quote: zod.string(),
      baseId: zod.int(),
      quoteId: zod.int(),
      decimals: zod.int(),
    }),
    side: zod.enum(['buy', 'sell']),
    mode: zod.enum(['market', 'limit']),
    preview: zod.object({
      amount: storedDecimal,
      asked: storedDecimal,
      price: storedDecimal,
      isDoneAtOnce: zod.boolean(),
      pays: storedDecimal,
      fee: storedDecimal,
      receives: storedDecimal,
      paying: change,
      receiving: change,
    }),
  }),
);
