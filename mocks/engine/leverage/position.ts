import type { PositionCloseReason } from '@/domain/status/position';
import type { Side } from '@/domain/leverage/position';
import type { Decimal } from '@/domain/money/decimal';
import type { Board } from '@/domain/codes/board';
import type { Mode } from '../ledger/ledger';

interface Terms {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly pairId: number;
  readonly symbol: string;
  readonly board: Board;
  readonly side: Side;
  readonly orderMode: 'market' | 'limit';
  readonly lots: number;
  readonly leverage: number;
  /** Currency of the contract account; margin and fees are in it. */
  readonly currency: string;
  /** Value of one unit of the quote currency in the margin currency, when margin and fee were calculated. */
  readonly rate: Decimal;
  readonly margin: Decimal;
  /** Paid at opening; held while pending. */
  readonly fee: Decimal;
  /** Night fees paid so far. */
  readonly nightFees: Decimal;
  /** Prices here are in integer ticks of the pair. Market order: the mid price; limit order: the limit price. */
  readonly askedTicks: number;
  readonly takeProfitTicks: number | undefined;
  readonly stopLossTicks: number | undefined;
  /** Epoch milliseconds, like all times here. */
  readonly placedAt: number;
}

interface Opened extends Terms {
  readonly openTicks: number;
  readonly openedAt: number;
}

/** A leveraged order: pending, open, closed or cancelled. */
export type Position =
  | (Terms & { readonly status: 'pending' })
  | (Opened & {
      readonly status: 'open';
      /** When the stops were last set; they are effective from the next second. */
      readonly stopsSetAt: number;
    })
  | (Opened & {
      readonly status: 'closed';
      readonly closeTicks: number;
      readonly closedAt: number;
      readonly reason: PositionCloseReason;
      /** Excludes fees, in the margin currency. */
      readonly profit: Decimal;
      /** What the house has paid of the loss, in the margin currency; absent if nothing. */
      readonly covered?: Decimal;
      /** When the house has paid it last. */
      readonly coveredAt?: number;
    })
  | (Terms & {
      readonly status: 'cancelled';
      readonly cancelledAt: number;
      /** `limit`: a trading limit or a break of the user. Absent in worlds of earlier versions. */
      readonly cancelledBy?: 'user' | 'limit';
    });

export type PendingPosition = Extract<Position, { status: 'pending' }>;
export type OpenPosition = Extract<Position, { status: 'open' }>;
export type ClosedPosition = Extract<Position, { status: 'closed' }>;

/**
 * Amount that the house has advanced to a contract account: the part of a loss that free money did not cover while
 * other positions are open. The next credit repays it. The rest is written off once the account has no orders, and the
 * positions that lost it say so (`covered`). Each change is a record of its own, so that the equity of earlier days stays known.
 */
export interface ContractDebt {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly amount: Decimal;
  /** When it became this, in epoch milliseconds. Worlds of older builds do not say: it counts from their beginning. */
  readonly at?: number;
}
