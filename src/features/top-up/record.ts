import { timeOfRow } from '@/api/row-time';
import { bankPayment, optionalText, type BankPayment } from '@/api/row-values';
import type { TopUpRow } from '@/api/rows';
import { TOP_UP_STATUS_CODES } from '@/domain/codes/funding';
import { nameOf } from '@/domain/codes/name-of';
import { stepsOf, type Step } from '@/domain/status/steps';
import { TOP_UP_LIFECYCLE, type TopUpStatus } from '@/domain/status/top-up';

/** A reported payment. Times in epoch seconds. */
export interface TopUp {
  readonly id: number;
  readonly status: TopUpStatus;
  readonly amount: string;
  readonly currency: string;
  readonly currencyId: number | undefined;
  /** Id of the bank channel; 0 for a network, `undefined` if the server does not say. */
  readonly type: number | undefined;
  readonly network: string | undefined;
  /** Name of the channel in the user's language, or its network. */
  readonly channel: string | undefined;
  /** Address that was paid to on a network. */
  readonly address: string | undefined;
  /** Memo or payment reference. */
  readonly memo: string | undefined;
  /** Account that was paid to by bank. */
  readonly bank: Readonly<Record<'payee' | 'account' | 'name', string | undefined>>;
  /** What was to be paid by bank, in its currency, and the units of that for one unit of the credited one. */
  readonly payment: BankPayment | undefined;
  /** Path of the screenshot. */
  readonly receipt: string | undefined;
  readonly hash: string | undefined;
  /** Why it failed, in the reviewer's words. */
  readonly reason: string | undefined;
  readonly createdAt: number | undefined;
  readonly endedAt: number | undefined;
  /** Usual time until it is credited. */
  readonly minutes: number | undefined;
  readonly history: readonly { readonly status: TopUpStatus; readonly at: number }[];
}

/** Filter of the records. */
export type TopUpFilter = 'all' | 'open' | 'success' | 'failed';

/** Servers use the field of the screenshot for the name of the payer as well. */
const PICTURE = /^(?:https?:\/)?\/|\.(?:jpe?g|png|webp)$/iu;

const receiptOf = (text: string | null | undefined): string | undefined => {
  const path = optionalText(text);
  return path !== undefined && PICTURE.test(path) ? path : undefined;
};

/** Maps a row of the list. */
export const toTopUp = (row: TopUpRow): TopUp => ({
  id: row.id,
  status: nameOf(TOP_UP_STATUS_CODES, row.status),
  amount: row.amount,
  currency: row.currency_name,
  currencyId: row.currency_id,
  type: row.type,
  network: optionalText(row.sub_type),
  channel: optionalText(row.channel_name) ?? optionalText(row.sub_type),
  address: optionalText(row.address),
  memo: optionalText(row.memo),
  bank: {
    payee: optionalText(row.account_name),
    account: optionalText(row.account_number),
    name: optionalText(row.bank_name),
  },
  payment: bankPayment(row),
  receipt: receiptOf(row.user_account),
  hash: optionalText(row.hash),
  reason: optionalText(row.remark),
  createdAt: timeOfRow(row.created_time, row.created_at),
  endedAt: timeOfRow(row.handled_time, row.updated_at),
  minutes: row.minutes,
  history: (row.history ?? []).map(({ status, time }) => ({
    status: nameOf(TOP_UP_STATUS_CODES, status),
    at: time,
  })),
});

/** True until it is credited or failed. */
export const isOpen = ({ status }: Pick<TopUp, 'status'>): boolean =>
  status === 'callback' || status === 'review';

/** True if a record belongs to a filter. */
export const fitsFilter = (topUp: Pick<TopUp, 'status'>, filter: TopUpFilter): boolean =>
  filter === 'all' || (filter === 'open' ? isOpen(topUp) : topUp.status === filter);

const USUAL = ['review', 'success'] as const satisfies readonly TopUpStatus[];
const FAILED = ['failed'] as const satisfies readonly TopUpStatus[];

/** The timeline of a top-up. Without a history, what its times and status say. */
export const topUpSteps = (
  topUp: Pick<TopUp, 'status' | 'history' | 'createdAt' | 'endedAt'>,
): readonly Step<TopUpStatus>[] => {
  const { status, history, createdAt, endedAt } = topUp;
  const first = isOpen(topUp) ? [] : [{ status: 'review' as const, at: createdAt }];
  const told = [...first, { status, at: isOpen(topUp) ? createdAt : endedAt }];
  return stepsOf(TOP_UP_LIFECYCLE, history.length > 0 ? history : told, USUAL, FAILED);
};

const MINUTE_SECONDS = 60;

/** When an open top-up usually is credited, in epoch seconds; `undefined` if the server does not say. */
export const expectedAt = (topUp: TopUp): number | undefined =>
  isOpen(topUp) && topUp.createdAt !== undefined && topUp.minutes !== undefined
    ? topUp.createdAt + topUp.minutes * MINUTE_SECONDS
    : undefined;
