import { timeOfRow } from '@/api/row-time';
import { optionalDecimal } from '@/api/row-values';
import type {
  FlashExchangeRow,
  LoanRow,
  SubscriptionRow,
  TopUpRow,
  TransferRow,
  WithdrawalRow,
} from '@/api/rows';
import { FLASH_STATUS_CODES } from '@/domain/codes/flash-exchange';
import {
  TOP_UP_STATUS_CODES,
  WITHDRAWAL_STATUS_CODES,
  withdrawalStatusOf,
} from '@/domain/codes/funding';
import { LOAN_STATUS_CODES } from '@/domain/codes/loan';
import { nameOf } from '@/domain/codes/name-of';
import { SUBSCRIPTION_STATUS_CODES } from '@/domain/codes/project';
import { decimal, negate } from '@/domain/money/decimal';
import { TRANSFER_FIELDS } from '@/domain/transfer/transfer';
import type { UnrankedRecord } from './model';
import { feeOf, NEITHER, newestFirst, progressOf } from './row-parts';

/** A top-up: credited once it is done. */
export const fromTopUp = (row: TopUpRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'topUp',
  id: row.id,
  number: `${row.id}`,
  at: timeOfRow(row.created_time, row.created_at),
  progress: progressOf(
    row.status,
    [TOP_UP_STATUS_CODES.callback, TOP_UP_STATUS_CODES.review],
    TOP_UP_STATUS_CODES.success,
  ),
  status: `topUp.${nameOf(TOP_UP_STATUS_CODES, row.status)}`,
  currency: row.currency_name,
  amount: decimal(row.amount),
});

/** A withdrawal, fee included. */
export const fromWithdrawal = (row: WithdrawalRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'withdrawal',
  id: row.id,
  number: `${row.id}`,
  at: timeOfRow(row.created_time, row.create_time),
  progress: progressOf(
    row.status,
    [WITHDRAWAL_STATUS_CODES.review1, WITHDRAWAL_STATUS_CODES.review2],
    WITHDRAWAL_STATUS_CODES.success,
  ),
  status: `withdrawal.${withdrawalStatusOf(row.status, row.cancelled === 1)}`,
  currency: row.name,
  amount: negate(decimal(row.number)),
  // A failed or cancelled one is returned with its fee.
  ...(row.status !== WITHDRAWAL_STATUS_CODES.failed &&
    feeOf(row.rate_currency ?? row.name, optionalDecimal(row.rate))),
});

/** A transfer between the accounts. */
export const fromTransfer = (row: TransferRow): UnrankedRecord => ({
  kind: 'transfer',
  id: row.id,
  number: `${row.id}`,
  at: timeOfRow(row.created_time, row.create_time),
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
  at: timeOfRow(row.created_time, row.create_time),
  progress: progressOf(row.status, [FLASH_STATUS_CODES.pending], FLASH_STATUS_CODES.done),
  status: `exchange.${nameOf(FLASH_STATUS_CODES, row.status)}`,
  currency: row.l_currency,
  amount: negate(decimal(row.num)),
  got: { currency: row.r_currency, amount: decimal(row.absolute_quantity) },
  ...(row.status !== FLASH_STATUS_CODES.rejected &&
    feeOf(row.r_currency, optionalDecimal(row.fee ?? undefined))),
  from: undefined,
});

/** Whatever became of a loan later, its money came in. */
const isPaidOutLoan = ({ status }: LoanRow): boolean =>
  status !== LOAN_STATUS_CODES.review && status !== LOAN_STATUS_CODES.rejected;

/** A loan: money that comes in once it is approved. */
export const fromLoan = (row: LoanRow): UnrankedRecord => {
  const { review } = LOAN_STATUS_CODES;
  const isPaidOut = isPaidOutLoan(row);
  const progress = row.status === review ? 'pending' : 'ended';
  return {
    ...NEITHER,
    kind: 'loan',
    id: row.id,
    number: row.order_no ?? `${row.id}`,
    at: timeOfRow(row.created_time, row.created_at),
    progress: isPaidOut ? 'done' : progress,
    // Whether a granted one is overdue or repaid is not about this movement.
    ...(!isPaidOut && { status: `loan.${nameOf(LOAN_STATUS_CODES, row.status)}` as const }),
    currency: row.currency_name ?? '',
    amount: decimal(row.amount),
  };
};

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

/** True if the server lists what was repaid of each loan. */
export const listsRepayments = (rows: readonly LoanRow[]): boolean =>
  rows.every((row) => row.repayments !== undefined || !isPaidOutLoan(row));

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
      at: timeOfRow(row.created_time, row.created_at),
      progress: row.status === SUBSCRIPTION_STATUS_CODES.applied ? 'pending' : 'done',
      status: `subscription.${nameOf(SUBSCRIPTION_STATUS_CODES, row.status)}`,
      currency,
      amount: negate(decimal(cost)),
    },
  ];
};

/** What subscriptions brought, newest first: their units, once delivered. Nothing where the server does not say of what, or when. */
export const deliveriesOf = (rows: readonly SubscriptionRow[]): readonly UnrankedRecord[] =>
  newestFirst(
    rows.flatMap((row): readonly UnrankedRecord[] => {
      const { currency_name: unit, deliver_time: at } = row;
      const isDelivered = row.status === SUBSCRIPTION_STATUS_CODES.delivered;
      if (!isDelivered || unit === undefined || at === undefined) return [];
      return [
        {
          ...NEITHER,
          kind: 'delivery',
          id: row.id,
          number: row.order_no ?? `${row.id}`,
          at,
          progress: 'done',
          status: 'subscription.delivered',
          currency: unit,
          amount: decimal(row.coin_amount),
        },
      ];
    }),
  );
