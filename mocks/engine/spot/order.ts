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
  /** The limit price in integer ticks; for a market order the price that the user saw. */
  readonly askedTicks: number;
  /** In the base currency. */
  readonly amount: Decimal;
  /** Fraction of the amount received. */
  readonly feeFraction: Decimal;
  /** Hold of an open order: quote currency for a buy, base currency for a sell. */
  readonly hold: Decimal;
  readonly heldCurrency: string;
  /** Epoch milliseconds, like all times here. */
  readonly placedAt: number;
}

/** A spot order: filled immediately, or open until its price is reached. */
export type CoinOrder =
  | (Terms & { readonly status: 'open' })
  | (Terms & {
      readonly status: 'done';
      readonly tradeTicks: number;
      /** In the received currency: base for a buy, quote for a sell. */
      readonly fee: Decimal;
      readonly doneAt: number;
    })
  | (Terms & {
      readonly status: 'cancelled';
      readonly cancelledAt: number;
      /** `limit`: a trading limit or a break of the user. Absent in worlds of earlier versions. */
      readonly cancelledBy?: 'user' | 'limit';
    });

/** A spot order that waits for its price. */
export type OpenCoinOrder = Extract<CoinOrder, { status: 'open' }>;
