import type { Decimal } from '@/domain/money/decimal';
import type { SpotAmountRules, SpotSide } from '@/domain/spot/order';
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
    readonly rules: SpotAmountRules;
    /** Of what is received: 0.002 is 0.2 %. */
    readonly feeFraction: Decimal;
  };
}

/** What places an order. */
export interface PlaceCommand {
  readonly kind: 'place';
  readonly pair: CoinPair;
  readonly side: SpotSide;
  readonly mode: Ticket['mode'];
  readonly preview: Preview;
}

/** What cancels an order that waits. */
export interface CancelCommand {
  readonly kind: 'cancel';
  readonly order: CoinOrder;
}

/** Everything that is confirmed in a sheet and done at most once. */
export type Command = PlaceCommand | CancelCommand;
