import type { CallBody, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type OperationOutcome, type RecordPage } from '@/api/pending/outcome';
import type { TopUpRow } from '@/api/rows';
import { fitsScale, isPositive, parseDecimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { amountProblem, type AmountProblem } from '@/domain/money/amount-rules';
import { channelFields, type Channel } from './channel';
import { draftKeyOf, type TopUpDraft } from './draft';
import { isOpen, type TopUp } from './record';

/** A payment to report. */
export interface Report {
  readonly channel: Channel;
  readonly amount: Decimal;
  /** Where it was paid to, on a network. */
  readonly address: string | undefined;
  /** Path of the screenshot on the server. */
  readonly receipt: string | undefined;
  readonly hash: string | undefined;
  /** The form as it was sent. */
  readonly draft: TopUpDraft;
}

/** Fields of the form that the server can refuse. */
export type Field = 'amount';

/** The reply to a report: the payment page of a gateway, if there is one. After a look-up it is unknown. */
export interface Reported {
  readonly url: string | undefined;
}

/** The body of the call that reports a payment. */
export const toReportRequest = ({ channel, amount, address, receipt, hash }: Report) => ({
  ...channelFields(channel),
  amount,
  ...(address === undefined ? {} : { address }),
  ...(receipt === undefined ? {} : { account: receipt }),
  ...(hash === undefined ? {} : { hash }),
});

/** The first problem of a typed amount; `undefined` if it can be reported. */
export const amountProblemOf = (
  text: string,
  { minimum, maximum }: Pick<Channel, 'minimum' | 'maximum'>,
  scale: number,
): AmountProblem | undefined => {
  const amount = parseDecimal(text);
  return amount === undefined
    ? 'not_an_amount'
    : amountProblem(amount, { minimum: minimum ?? ZERO, maximum, scale });
};

/** The top-up that reports this payment already and is not decided yet; `undefined` if there is none. */
export const sameReport = (
  recent: readonly TopUp[],
  channel: Channel,
  amount: Decimal,
): TopUp | undefined => {
  const key = draftKeyOf(channelFields(channel));
  return recent.find(
    ({ status, currencyId = '', type = 0, network, ...topUp }) =>
      isOpen({ status }) &&
      draftKeyOf({ currency: currencyId, type, sub_type: network }) === key &&
      parseDecimal(topUp.amount) === amount,
  );
};

/** The amount of a draft, for figures; `undefined` while it is none. */
export const draftAmount = (
  { amount: text }: Pick<TopUpDraft, 'amount'>,
  scale: number,
): Decimal | undefined => {
  const amount = parseDecimal(text);
  return amount !== undefined && isPositive(amount) && fitsScale(amount, scale)
    ? amount
    : undefined;
};

/** The fields of a report that its record repeats. A field that a server leaves out of its rows is not compared. */
const termsOf = (row: TopUpRow): CallBody => ({
  amount: row.amount,
  ...(row.currency_id === undefined ? {} : { currency: row.currency_id }),
  ...(row.type === undefined ? {} : { type: row.type }),
  ...(typeof row.sub_type === 'string' && row.sub_type !== '' ? { sub_type: row.sub_type } : {}),
  ...(typeof row.hash === 'string' && row.hash !== '' ? { hash: row.hash } : {}),
});

/** Looks up whether a payment was reported, in the newest top-ups. */
export const findReported = (
  operation: PendingOperation,
  newest: RecordPage<TopUpRow>,
): OperationOutcome<Reported> => {
  const outcome = findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
  return outcome.state === 'done' ? { state: 'done', result: { url: undefined } } : outcome;
};
