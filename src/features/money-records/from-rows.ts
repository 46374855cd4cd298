import type {
  DepositPayoutRow,
  DepositRow,
  FlashExchangeRow,
  LoanRow,
  SubscriptionRow,
  TopUpRow,
  TransferRow,
  WithdrawalRow,
} from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { FLASH_STATUS_CODES } from '@/domain/codes/flash-exchange';
import { TOP_UP_STATUS_CODES, WITHDRAWAL_STATUS_CODES } from '@/domain/codes/funding';
import { LOAN_STATUS_CODES } from '@/domain/codes/loan';
import { SUBSCRIPTION_STATUS_CODES } from '@/domain/codes/project';
import { decimal, negate, subtract } from '@/domain/money/decimal';
import { TRANSFER_FIELDS } from '@/domain/transfer/transfer';
import type { Progress, UnrankedRecord } from './model';

const NEITHER = { got: undefined, from: undefined } as const;

/** The progress of a status. A status that is neither under way nor the success ended without effect. */
const progressOf = (status: number, pending: readonly number[], done: number): Progress => {
  if (status === done) return 'done';
  return pending.includes(status) ? 'pending' : 'ended';
};

/** A top-up: credited once it is done. */
export const fromTopUp = (row: TopUpRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'topUp',
  id: row.id,
  number: `${row.id}`,
  at: row.created_time,
  progress: progressOf(
    row.status,
    [TOP_UP_STATUS_CODES.callback, TOP_UP_STATUS_CODES.review],
    TOP_UP_STATUS_CODES.success,
  ),
  currency: row.currency_name,
  amount: decimal(row.amount),
});

/** A withdrawal, fee included. */
export const fromWithdrawal = (row: WithdrawalRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'withdrawal',
  id: row.id,
  number: `${row.id}`,
  at: row.created_time,
  progress: progressOf(
    row.status,
    [WITHDRAWAL_STATUS_CODES.review1, WITHDRAWAL_STATUS_CODES.review2],
    WITHDRAWAL_STATUS_CODES.success,
  ),
  currency: row.name,
  amount: negate(decimal(row.number)),
});

/** A transfer between the accounts. */
export const fromTransfer = (row: TransferRow): UnrankedRecord => ({
  kind: 'transfer',
  id: row.id,
  number: `${row.id}`,
  at: row.created_time,
  progress: 'done',
  currency: row.currency_name,
  amount: decimal(row.value),
  got: undefined,
  from: row.from_field === TRANSFER_FIELDS.coin ? 'coin' : 'contract',
});

/** A flash exchange: what was given, and what came for it. */
export const fromExchange = (row: FlashExchangeRow): UnrankedRecord => ({
  kind: 'exchange',
  id: row.id,
  number: `${row.id}`,
  at: row.created_time,
  progress: progressOf(row.status, [FLASH_STATUS_CODES.pending], FLASH_STATUS_CODES.done),
  currency: row.l_currency,
  amount: negate(decimal(row.num)),
  got: { currency: row.r_currency, amount: decimal(row.absolute_quantity) },
  from: undefined,
});

/** An interest deposit: money that is lent until it ends. What was redeemed early had been lent as well. */
export const fromDeposit = (row: DepositRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'deposit',
  id: row.id,
  number: row.order_no ?? `${row.id}`,
  at: row.created_time,
  progress:
    row.is_cancel === 1
      ? 'done'
      : progressOf(
          row.status,
          [DEPOSIT_STATUS_CODES.review, DEPOSIT_STATUS_CODES.hosting],
          DEPOSIT_STATUS_CODES.completed,
        ),
  currency: row.currency_name,
  amount: negate(decimal(row.amount)),
});

/** A loan: money that comes in once it is approved. */
export const fromLoan = (row: LoanRow): UnrankedRecord => {
  const { review, rejected } = LOAN_STATUS_CODES;
  // Whatever became of it later, the money came in.
  const isPaidOut = row.status !== review && row.status !== rejected;
  const progress = row.status === review ? 'pending' : 'ended';
  return {
    ...NEITHER,
    kind: 'loan',
    id: row.id,
    number: row.order_no ?? `${row.id}`,
    at: row.created_time,
    progress: isPaidOut ? 'done' : progress,
    currency: row.currency_name ?? '',
    amount: decimal(row.amount),
  };
};

/** Interest that a deposit paid. */
export const fromPayout = (row: DepositPayoutRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'interest',
  id: row.id,
  of: row.lh_order_id,
  number: `${row.id}`,
  at: row.created_time,
  progress: 'done',
  currency: row.currency_name ?? '',
  amount: decimal(row.interest_amount),
});

const newestFirst = (records: readonly UnrankedRecord[]): readonly UnrankedRecord[] =>
  records.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0) || b.id - a.id);

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
      return [{ ...record, at, amount: subtract(decimal(row.amount), fee) }];
    }),
  );

/** Repayments of a loan are numbered within it: at most so many have an id of their own. */
const REPAYMENTS_OF_A_LOAN = 10_000;

/** The repayments of loans, newest first; none where the server does not list them. */
export const repaymentsOf = (rows: readonly LoanRow[]): readonly UnrankedRecord[] =>
  newestFirst(
    rows.flatMap((row) =>
      (row.repayments ?? []).map(({ amount, time }, index): UnrankedRecord => ({
        ...NEITHER,
        kind: 'repayment',
        id: row.id * REPAYMENTS_OF_A_LOAN + index,
        of: row.id,
        number: row.order_no ?? `${row.id}`,
        at: time,
        progress: 'done',
        currency: row.currency_name ?? '',
        amount: negate(decimal(amount)),
      })),
    ),
  );

/** A subscription to a project: money that was paid for units. Nothing where the server does not say how much. */
export const fromSubscription = (row: SubscriptionRow): readonly UnrankedRecord[] => {
  const { cost, pay_currency_name: currency } = row;
  if (cost === undefined || currency === undefined) return [];
  return [
    {
      ...NEITHER,
      kind: 'subscription',
      id: row.id,
      number: row.order_no ?? `${row.id}`,
      at: row.created_time,
      progress: row.status === SUBSCRIPTION_STATUS_CODES.applied ? 'pending' : 'done',
      currency,
      amount: negate(decimal(cost)),
    },
  ];
};
