import type { Side } from '@/domain/leverage/position';
import type { Decimal } from '@/domain/money/decimal';
import type { Board } from '../board';
import type { Mode } from '../ledger/ledger';

/** Why a position was closed. */
export type CloseReason = 'manual' | 'takeProfit' | 'stopLoss' | 'stopOut';

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
  /** Of the contract account; margin and fees are in it. */
  readonly currency: string;
  /** Worth of one unit of the quote currency in the margin currency when margin and fee were reckoned. */
  readonly rate: Decimal;
  readonly margin: Decimal;
  /** Paid at opening; held while pending. */
  readonly fee: Decimal;
  /** Paid for nights so far. */
  readonly nightFees: Decimal;
  /** All prices in integer ticks of the pair. Market: the price without spread; limit: the price asked for. */
  readonly askedTicks: number;
  readonly takeProfitTicks: number | undefined;
  readonly stopLossTicks: number | undefined;
  /** Epoch milliseconds, as all times here. */
  readonly placedAt: number;
}

interface Opened extends Terms {
  readonly openTicks: number;
  readonly openedAt: number;
}

/** A leveraged order: it may wait for its price, is open, and ends closed or cancelled. */
export type Position =
  | (Terms & { readonly status: 'pending' })
  | (Opened & {
      readonly status: 'open';
      /** When the stops were last set: they are tested from the second after it. */
      readonly stopsSetAt: number;
    })
  | (Opened & {
      readonly status: 'closed';
      readonly closeTicks: number;
      readonly closedAt: number;
      readonly reason: CloseReason;
      /** Without fees, in the margin currency. */
      readonly profit: Decimal;
    })
  | (Terms & { readonly status: 'cancelled'; readonly cancelledAt: number });

export type PendingPosition = Extract<Position, { status: 'pending' }>;
export type OpenPosition = Extract<Position, { status: 'open' }>;

/**
 * What the house has advanced to a contract account: the part of a loss that its free money did not cover while other
 * positions are open. The next credit pays it back; what is left when the account has no order any more is written off.
 */
export interface ContractDebt {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly amount: Decimal;
}
