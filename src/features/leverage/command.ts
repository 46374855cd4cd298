import * as zod from 'zod/mini';
import type { HandRules } from '@/api/hand';
import { parseHeld, storedClientId, storedDecimal } from '@/api/stored-schemas';
import type { Side } from '@/domain/leverage/position';
import { compare, type Decimal } from '@/domain/money/decimal';
import type { Board, LeverageOrder } from './order';
import type { Preview } from './ticket';

/** A pair as far as an order needs it. */
export interface TradablePair {
  readonly board: Board;
  readonly symbol: string;
  readonly baseId: number;
  readonly quoteId: number;
  /** Decimals of its prices. */
  readonly decimals: number;
}

/** What opens a position. */
export interface OpenCommand {
  readonly kind: 'open';
  readonly clientId: string;
  readonly pair: TradablePair;
  readonly side: Side;
  readonly mode: 'market' | 'limit';
  readonly currency: string;
  readonly preview: Preview;
}

/** What ends or changes an order that is there. */
type OrderCommand =
  | {
      readonly kind: 'close';
      readonly clientId: string;
      readonly order: LeverageOrder;
      readonly lots: number;
    }
  | { readonly kind: 'cancel'; readonly clientId: string; readonly order: LeverageOrder }
  /** Closes all of it; the other side is opened by a command of its own. */
  | { readonly kind: 'reverse'; readonly clientId: string; readonly order: LeverageOrder }
  | {
      readonly kind: 'setStops';
      readonly clientId: string;
      readonly order: LeverageOrder;
      readonly takeProfit: Decimal;
      readonly stopLoss: Decimal;
    };

/** Everything that is confirmed in a sheet and done exactly once. */
export type Command =
  | OpenCommand
  | OrderCommand
  | {
      readonly kind: 'closeAll';
      readonly clientId: string;
      /** Without, both. */
      readonly side?: Side | undefined;
      readonly orders: readonly LeverageOrder[];
    };

/** What a command is called by the user: kinds of one order are told apart by it. */
const termsOf = (command: Command): readonly (string | number | undefined)[] => {
  switch (command.kind) {
    case 'open': {
      const { pair, side, mode, preview } = command;
      const { lots, leverage, stops, openPrice } = preview;
      const limit = mode === 'limit' ? openPrice : undefined;
      return [pair.symbol, side, mode, lots, leverage, limit, stops.takeProfit, stops.stopLoss];
    }
    case 'close':
      return [command.order.id, command.lots];
    case 'cancel':
    case 'reverse':
      return [command.order.id];
    case 'setStops':
      return [command.order.id, command.takeProfit, command.stopLoss];
    case 'closeAll':
      return command.orders.map(({ id }) => id);
  }
};

/** True if two commands would be the same one, sent twice. */
export const sameCommand = (a: Command, b: Command): boolean =>
  JSON.stringify([a.kind, ...termsOf(a)]) === JSON.stringify([b.kind, ...termsOf(b)]);

const sameStop = (a: Decimal | undefined, b: Decimal | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compare(a, b) === 0;

/** The order that an opening command made among the newest: same terms, and not there before it was sent. */
const opened = (
  { pair, side, mode, preview }: OpenCommand,
  newest: readonly LeverageOrder[],
  known: ReadonlySet<number>,
): boolean =>
  newest.some(
    (order) =>
      !known.has(order.id) &&
      order.symbol === pair.symbol &&
      order.side === side &&
      order.mode === mode &&
      order.lots === preview.lots &&
      order.leverage === preview.leverage,
  );

/**
 * What the newest orders say of a command whose reply was lost: `true` if it was carried out. `known` are the ids from
 * before it was sent.
 */
export const wasDone = (
  command: Command,
  newest: readonly LeverageOrder[],
  known: ReadonlySet<number>,
): boolean => {
  const now = (id: number): LeverageOrder | undefined => newest.find((order) => order.id === id);
  switch (command.kind) {
    case 'open':
      return opened(command, newest, known);
    case 'close': {
      const order = now(command.order.id);
      return order === undefined || order.status !== 'open' || order.lots < command.order.lots;
    }
    case 'cancel':
      return now(command.order.id)?.status !== 'pending';
    case 'reverse':
      return now(command.order.id)?.status !== 'open';
    case 'setStops': {
      const order = now(command.order.id);
      return (
        order !== undefined &&
        sameStop(order.takeProfit, command.takeProfit) &&
        sameStop(order.stopLoss, command.stopLoss)
      );
    }
    case 'closeAll':
      return command.orders.every(({ id }) => now(id)?.status !== 'open');
  }
};

const figures = zod.object({
  equity: zod.optional(storedDecimal),
  used: zod.optional(storedDecimal),
  available: storedDecimal,
  level: zod.optional(storedDecimal),
});

/** Every figure has its name, whether it is known or not. */
const whole = ({ equity, used, available, level }: zod.infer<typeof figures>) => ({
  equity,
  used,
  available,
  level,
});

const parseOpen = parseHeld(
  zod.object({
    kind: zod.literal('open'),
    clientId: storedClientId,
    pair: zod.object({
      board: zod.enum(['crypto', 'forex']),
      symbol: zod.string(),
      baseId: zod.int(),
      quoteId: zod.int(),
      decimals: zod.int(),
    }),
    side: zod.enum(['long', 'short']),
    mode: zod.enum(['market', 'limit']),
    currency: zod.string(),
    preview: zod.object({
      lots: zod.int(),
      leverage: zod.int(),
      openPrice: storedDecimal,
      notional: storedDecimal,
      margin: storedDecimal,
      fee: storedDecimal,
      cost: storedDecimal,
      spreadCost: storedDecimal,
      nightFee: storedDecimal,
      stops: zod.object({
        takeProfit: zod.optional(storedDecimal),
        stopLoss: zod.optional(storedDecimal),
      }),
      stopOut: zod.optional(zod.object({ price: storedDecimal, distancePercent: storedDecimal })),
      before: figures,
      after: figures,
    }),
  }),
);

/**
 * An opening command kept over a reload with the orders known before it. The other commands are not kept: the list shows
 * what became of them, and the same command again changes nothing.
 */
export const parseCommand: HandRules<Command>['parse'] = (value) => {
  const held = parseOpen(value);
  if (held === undefined) return undefined;
  const { intent, known } = held;
  const { stops, stopOut, before, after } = intent.preview;
  return {
    known,
    intent: {
      ...intent,
      preview: {
        ...intent.preview,
        stops: { takeProfit: stops.takeProfit, stopLoss: stops.stopLoss },
        stopOut,
        before: whole(before),
        after: whole(after),
      },
    },
  };
};
