import type { Decimal } from '@/domain/money/decimal';
import type { Mode } from '../ledger/ledger';

/**
 * A flash exchange. It completes immediately, so it has a single state. Amounts in their currencies, prices in USDT,
 * `at` in epoch ms.
 */
export interface FlashExchange {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly status: 'done';
  /** The quote that was used; absent if the exchange took the price of its own moment. */
  readonly quoteId: string | undefined;
  readonly givenId: number;
  readonly given: string;
  readonly givenAmount: Decimal;
  readonly givenPrice: Decimal;
  readonly gotId: number;
  readonly got: string;
  readonly gotAmount: Decimal;
  readonly gotPrice: Decimal;
  /** In the received currency, already deducted. */
  readonly fee: Decimal;
  readonly rate: Decimal;
  readonly at: number;
}
