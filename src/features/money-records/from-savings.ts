import { timeOfRow } from '@/api/row-time';
import { optionalText } from '@/api/row-values';
import type { DepositPayoutRow, DepositRow } from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { nameOf } from '@/domain/codes/name-of';
import { decimal, negate, subtract } from '@/domain/money/decimal';
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

/**
 * What came back of deposits, newest first: the principal at the end of the lock, less the fee if it was redeemed early.
 * Nothing of one that was never hosted, and of one whose end the server does not date.
 */
export const redemptionsOf = (rows: readonly DepositRow[]): readonly UnrankedRecord[] =>
  newestFirst(
    rows.flatMap((row) => {
      const isEarly = row.is_cancel === 1;
      const hasEnded = isEarly || row.status === DEPOSIT_STATUS_CODES.completed;
      const at = row.handled_time ?? undefined;
      if (!hasEnded || at === undefined) return [];
      const fee = decimal(isEarly ? (row.cancel_fee ?? '0') : '0');
      const record = { ...fromDeposit(row), kind: 'redemption', progress: 'done' } as const;
      return [
        {
          ...record,
          at,
          amount: subtract(decimal(row.amount), fee),
          ...feeOf(record.currency, fee),
        },
      ];
    }),
  );
