import type { Board } from '@/domain/codes/board';
import type { Side } from '@/domain/leverage/position';
import type { Decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
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
  readonly pair: TradablePair;
  readonly side: Side;
  readonly mode: 'market' | 'limit';
  readonly currency: string;
  readonly preview: Preview;
}

/** What ends or changes an order that is there. */
type OrderCommand =
  | { readonly kind: 'close'; readonly order: LeverageOrder; readonly lots: number }
  | { readonly kind: 'cancel'; readonly order: LeverageOrder }
  /** Closes all of it; the other side is opened by a command of its own. */
  | { readonly kind: 'reverse'; readonly order: LeverageOrder }
  | {
      readonly kind: 'setStops';
      readonly order: LeverageOrder;
      readonly takeProfit: Decimal;
      readonly stopLoss: Decimal;
    };

/** What ends or changes orders that are there. */
export type ChangeCommand =
  | OrderCommand
  | {
      readonly kind: 'closeAll';
      /** Without, both. */
      readonly side?: Side | undefined;
      readonly orders: readonly LeverageOrder[];
    };

/** Everything that is confirmed in a sheet and done at most once. */
export type Command = OpenCommand | ChangeCommand;
