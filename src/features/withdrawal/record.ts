import { timeOfRow } from '@/api/row-time';
import { bankPayment, optionalDecimal, optionalText, type BankPayment } from '@/api/row-values';
import type { WithdrawalRow } from '@/api/rows';
import { DESTINATION_CODES, withdrawalStatusOf } from '@/domain/codes/funding';
import { decimalsIn } from '@/domain/format/numbers';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { stepsOf, type Step } from '@/domain/status/steps';
import { WITHDRAWAL_LIFECYCLE, type WithdrawalStatus } from '@/domain/status/withdrawal';
import type { PayoutKind } from './model';

/** A withdrawal of the records. `undefined` is what the server does not send. Times in epoch seconds. */
export interface WithdrawalRecord {
  readonly id: number;
  readonly status: WithdrawalStatus;
  readonly currency: string;
  readonly currencyId: number | undefined;
  /** Fee included. */
  readonly amount: Decimal;
  /** Decimals of the amount. */
  readonly decimals: number;
  readonly fee: Decimal | undefined;
  readonly feeCurrency: string;
  readonly arrives: Decimal | undefined;
  readonly kind: PayoutKind;
  /** Holder and bank of a card. */
  readonly payee: string | undefined;
  readonly bank: string | undefined;
  /** What the bank receives in its currency, and the units of that for one unit of what is left after the fee. */
  readonly pays: BankPayment | undefined;
  /** Id of the bank card; `undefined` for an address, and if the server does not say. */
  readonly cardId: number | undefined;
  /** Address or card number. */
  readonly address: string | undefined;
  readonly network: string | undefined;
  readonly memo: string | undefined;
  /** Transaction id on the network. */
  readonly hash: string | undefined;
  /** What the reviewer wrote. */
  readonly reason: string | undefined;
  /** True if it failed because of its destination; `undefined` if the server does not say. */
  readonly isDestinationRefused: boolean | undefined;
  readonly submittedAt: number | undefined;
  /** When it is usually decided; only while it is under review. */
  readonly expectedAt: number | undefined;
  readonly isCancellable: boolean;
  readonly history: readonly {
    readonly status: WithdrawalStatus;
    readonly at: number | undefined;
  }[];
}

const flagOf = (flag: 0 | 1 | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 1;

/** True until it is decided. */
export const isUnderReview = ({ status }: Pick<WithdrawalRecord, 'status'>): boolean =>
  status === 'review1' || status === 'review2';

/** True if all of it is back with its owner. */
export const isReturned = ({ status }: Pick<WithdrawalRecord, 'status'>): boolean =>
  status === 'failed' || status === 'cancelled';

/** Maps a row of the list. */
export const toRecord = (row: WithdrawalRow): WithdrawalRecord => {
  const isCancelled = row.cancelled === 1;
  const status = withdrawalStatusOf(row.status, isCancelled);
  return {
    id: row.id,
    status,
    currency: row.name,
    currencyId: row.currency_id,
    amount: decimal(row.number),
    decimals: decimalsIn(row.number),
    fee: optionalDecimal(row.rate),
    feeCurrency: row.rate_currency ?? row.name,
    arrives: optionalDecimal(row.real_number),
    kind: (row.type ?? DESTINATION_CODES.wallet) === DESTINATION_CODES.wallet ? 'wallet' : 'bank',
    payee: optionalText(row.account_name),
    bank: optionalText(row.bank_name),
    pays: bankPayment(row),
    cardId: row.cash_id,
    address: optionalText(row.address),
    network: optionalText(row.sub_type),
    memo: optionalText(row.memo),
    hash: optionalText(row.hash),
    reason: optionalText(row.notes),
    isDestinationRefused: flagOf(row.destination_refused),
    submittedAt: timeOfRow(row.created_time, row.create_time),
    expectedAt: isUnderReview({ status }) ? (row.expected_time ?? undefined) : undefined,
    isCancellable: row.cancellable === 1,
    history: row.history?.map((step) => ({
      status: withdrawalStatusOf(step.status, isCancelled),
      at: step.time,
    })) ?? [{ status, at: row.handled_time ?? timeOfRow(row.created_time, row.create_time) }],
  };
};

const USUAL = ['review1', 'review2', 'success'] as const satisfies readonly WithdrawalStatus[];
const ENDED_BADLY = ['failed', 'cancelled'] as const satisfies readonly WithdrawalStatus[];

/** Steps of a withdrawal's timeline. */
export const recordSteps = ({
  history,
}: Pick<WithdrawalRecord, 'history'>): readonly Step<WithdrawalStatus>[] =>
  stepsOf(WITHDRAWAL_LIFECYCLE, history, USUAL, ENDED_BADLY);

/** Filter of the records. The server has none: it is applied to what is loaded. */
export type RecordFilter = 'all' | 'review' | 'success' | 'failed' | 'cancelled';

/** True if a record passes a filter. */
export const passes = (filter: RecordFilter, record: WithdrawalRecord): boolean => {
  if (filter === 'all') return true;
  return filter === 'review' ? isUnderReview(record) : record.status === filter;
};
