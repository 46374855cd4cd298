import { timeOfRow } from '@/api/row-time';
import { optionalDecimal, optionalText } from '@/api/row-values';
import type { DepositPayoutRow, DepositRow } from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { nameOf } from '@/domain/codes/name-of';
import { decimal, negate, subtract, ZERO } from '@/domain/money/decimal';
import { depositStatusName } from '@/domain/status/status-name';
import type { UnrankedRecord } from './model';
import { feeOf, NEITHER, newestFirst, progressOf } from './row-parts';

/** An interest deposit: money that is lent until it ends. What was redeemed early had been lent as well. */
export const fromDeposit = (row: DepositRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'deposit',
  id: row.id,
  number: row.order_no ?? `${row.id}`,
  at: timeOfRow(row.created_time, row.created_at),
  progress:
    row.is_cancel === 1
      ? 'done'
      : progressOf(
          row.status,
          [DEPOSIT_STATUS_CODES.review, DEPOSIT_STATUS_CODES.hosting],
          DEPOSIT_STATUS_CODES.completed,
        ),
  status: depositStatusName({
    status: nameOf(DEPOSIT_STATUS_CODES, row.status),
    isRedeemed: row.is_cancel === 1,
    reason: optionalText(row.reason),
  }),
  currency: row.currency_name,
  amount: negate(decimal(row.amount)),
});

/** Interest that a deposit paid. */
export const fromPayout = (row: DepositPayoutRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'interest',
  id: row.id,
  of: row.lh_order_id,
  number: `${row.id}`,
  at: timeOfRow(row.created_time, row.created_at),
  progress: 'done',
  currency: row.currency_name ?? '',
  amount: decimal(row.interest_amount),
});

/** When a deposit ended; one that was redeemed early may have no time, any other has that of its lock. */
const endOf = (row: DepositRow): number | undefined => {
  if (typeof row.handled_time === 'number' || row.is_cancel === 1)
    return row.handled_time ?? undefined;
  return row.end_time ?? timeOfRow(undefined, row.end_at);
};

/**
 * What came back of deposits, newest first: the principal at the end of the lock, less the fee if it was redeemed early.
 * Nothing of one that was never hosted, and of one whose fee the server does not state.
 */
export const redemptionsOf = (rows: readonly DepositRow[]): readonly UnrankedRecord[] =>
  newestFirst(
    rows.flatMap((row) => {
      const isEarly = row.is_cancel === 1;
      const hasEnded = isEarly || row.status === DEPOSIT_STATUS_CODES.completed;
      const fee = isEarly ? optionalDecimal(row.cancel_fee) : ZERO;
      if (!hasEnded || fee === undefined) return [];
      const record = { ...fromDeposit(row), kind: 'redemption', progress: 'done' } as const;
      return [
        {
          ...record,
          at: endOf(row),
          amount: subtract(decimal(row.amount), fee),
          ...feeOf(record.currency, fee),
        },
      ];
    }),
  );
