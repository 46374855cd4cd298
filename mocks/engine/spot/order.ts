import type { SpotSide } from '@/domain/spot/order';
import type { Decimal } from '@/domain/money/decimal';
import type { Mode } from '../ledger/ledger';

interface Terms {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly pairId: number;
  readonly symbol: string;
  readonly side: SpotSide;
  readonly orderMode: 'market' | 'limit';
  /** The price asked for in integer ticks; with a market order the price that the user saw. */
  readonly askedTicks: number;
  /** In the base currency. */
  readonly amount: Decimal;
  /** Fraction of what is received. */
  readonly feeFraction: Decimal;
  /** What an open order holds: quote currency for a buy, base currency for a sell. */
  readonly hold: Decimal;
  readonly heldCurrency: string;
  /** Epoch milliseconds, as all times here. */
  readonly placedAt: number;
}

/** A coin order: it is done at once or waits for its price. */
export type CoinOrder =
  | (Terms & { readonly status: 'open' })
  | (Terms & {
      readonly status: 'done';
      readonly tradeTicks: number;
      /** In the currency that was received: base for a buy, quote for a sell. */
      readonly fee: Decimal;
      readonly doneAt: number;
    })
  | (Terms & { readonly status: 'cancelled'; readonly cancelledAt: number });
