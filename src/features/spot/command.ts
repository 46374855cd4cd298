import type { Decimal } from '@/domain/money/decimal';
import type { SpotAmountRules, SpotSide } from '@/domain/spot/order';
import type { CoinOrder } from './order';
import type { Preview, Ticket, TypedAmount } from './ticket';

/** The fields of a pair that a coin order needs. */
export interface CoinPair {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Ids of the base and the quote currency. */
  readonly baseId: number;
  readonly quoteId: number;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}

/** A pair that allows spot orders, with their amount rules and fee. */
export interface SpotPair extends CoinPair {
  readonly spot: {
    readonly rules: SpotAmountRules;
    /** Fraction of the received amount: 0.002 is 0.2 %; `undefined` if the pair does not say it. */
    readonly feeFraction: Decimal | undefined;
  };
}

/** Places a coin order. */
export interface PlaceCommand {
  readonly kind: 'place';
  readonly pair: CoinPair;
  readonly side: SpotSide;
  readonly mode: Ticket['mode'];
  /** What was typed. The order is `preview.amount`, as the sheet shows it. */
  readonly typed: TypedAmount;
  readonly preview: Preview;
}

/** Cancels an open coin order. */
export interface CancelCommand {
  readonly kind: 'cancel';
  readonly order: CoinOrder;
}

/** A command of the user. It is confirmed in a sheet and executed at most once. */
export type Command = PlaceCommand | CancelCommand;
