import type {
  DepositRow,
  FlashExchangeRow,
  TopUpRow,
  TransferRow,
  WithdrawalRow,
} from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { FLASH_STATUS_CODES } from '@/domain/codes/flash-exchange';
import { TOP_UP_STATUS_CODES, WITHDRAWAL_STATUS_CODES } from '@/domain/codes/funding';
import { decimal, negate } from '@/domain/money/decimal';
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

/** An interest deposit: money that is lent until it ends. */
export const fromDeposit = (row: DepositRow): UnrankedRecord => ({
  ...NEITHER,
  kind: 'deposit',
  id: row.id,
  number: row.order_no ?? `${row.id}`,
  at: row.created_time,
  progress: progressOf(
    row.status,
    [DEPOSIT_STATUS_CODES.review, DEPOSIT_STATUS_CODES.hosting],
    DEPOSIT_STATUS_CODES.completed,
  ),
  currency: row.currency_name,
  amount: negate(decimal(row.amount)),
});
