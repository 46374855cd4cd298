import type { Decimal } from '@/domain/money/decimal';
import type { Direction, Outcome } from '@/domain/seconds/contract';
import type { Mode } from '../ledger/ledger';
import type { Board } from '@/domain/codes/board';

interface OrderTerms {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly pairId: number;
  readonly symbol: string;
  readonly board: Board;
  readonly direction: Direction;
  readonly currency: string;
  readonly currencyId: number;
  readonly stake: Decimal;
  readonly fee: Decimal;
  readonly payoutPercent: Decimal;
  readonly seconds: number;
  readonly openedAt: number;
  /** `openedAt` plus the seconds: the public price of that moment decides. */
  readonly settlesAt: number;
  /** Price in integer ticks of the pair. */
  readonly entryTicks: number;
}

/** A seconds contract. */
export type SecondsOrder =
  | (OrderTerms & { readonly status: 'open' })
  | (OrderTerms & {
      readonly status: 'settled';
      readonly settlementTicks: number;
      readonly outcome: Outcome;
      readonly profit: Decimal;
    });

/** A running seconds contract. */
export type OpenOrder = Extract<SecondsOrder, { status: 'open' }>;
