import type { Board } from '@/domain/codes/board';
import type { Side } from '@/domain/leverage/position';
import type { Decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
import type { Preview } from './ticket';

/** The fields of a pair that an order needs. */
export interface TradablePair {
  readonly board: Board;
  readonly symbol: string;
  readonly baseId: number;
  readonly quoteId: number;
  /** Decimals of its prices. */
  readonly decimals: number;
}

/** Opens a position, at the market or by a limit order. */
export interface OpenCommand {
  readonly kind: 'open';
  readonly pair: TradablePair;
  readonly side: Side;
  readonly mode: 'market' | 'limit';
  readonly currency: string;
  readonly preview: Preview;
}

/** Closes, cancels or changes one order. */
export type OrderCommand =
  | { readonly kind: 'close'; readonly order: LeverageOrder; readonly lots: number }
  | { readonly kind: 'cancel'; readonly order: LeverageOrder }
  /** Closes the whole position. The opposite side is opened by a separate command. */
  | { readonly kind: 'reverse'; readonly order: LeverageOrder }
  | {
      readonly kind: 'setStops';
      readonly order: LeverageOrder;
      /** `undefined`: none. */
      readonly takeProfit: Decimal | undefined;
      readonly stopLoss: Decimal | undefined;
    };

/** Closes, cancels or changes existing orders. */
export type ChangeCommand =
  | OrderCommand
  | {
      readonly kind: 'closeAll';
      /** `undefined` closes both sides. */
      readonly side?: Side | undefined;
      readonly orders: readonly LeverageOrder[];
    };

/** What a closing of one side is called. */
export const CLOSE_SIDE = { long: 'closeLongs', short: 'closeShorts' } as const;

/** What sheets and messages call a command: a part of a position, and one side of them, are not all. */
export const commandName = (command: Command) => {
  if (command.kind === 'close' && command.lots < command.order.lots) return 'closePart';
  if (command.kind === 'closeAll' && command.side !== undefined) return CLOSE_SIDE[command.side];
  return command.kind;
};

/** A command of the user. It is confirmed in a sheet and executed at most once. */
export type Command = OpenCommand | ChangeCommand;
