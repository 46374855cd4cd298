import {
  DESTINATION_CODES,
  TOP_UP_STATUS_CODES,
  WITHDRAWAL_STATUS_CODES,
} from '@/domain/codes/funding';
import { subtract, toFixedScale, type Decimal } from '@/domain/money/decimal';
import { payDecimals } from '@/domain/top-up/payment';
import { channelName } from '../catalogue/funding';
import { reasonText } from '../catalogue/notification-texts';
import type { Context } from '../engine/context';
import type { TopUpChannel } from '../engine/funding/terms';
import type { BankPayment, TopUp } from '../engine/funding/top-up';
import {
  isCancellable,
  isDestinationRefused,
  isPending,
  type Withdrawal,
} from '../engine/funding/withdrawal';
import { wireSeconds, wireTime } from './reply';

const NOT_PAYABLE = 'DEMO-NOT-PAYABLE';

/** A condition on the wire. */
export const flag = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0);

/** Name of a currency; empty for one that is not there. */
export const currencyName = ({ catalogue }: Context, currencyId: number): string =>
  catalogue.currencies.find(({ id }) => id === currencyId)?.name ?? '';

/** An amount with all decimals of its currency. */
const amountText = ({ catalogue }: Context, amount: Decimal, currencyId: number): string => {
  const currency = catalogue.currencies.find(({ id }) => id === currencyId);
  return toFixedScale(amount, currency?.scale ?? 0, 'down');
};

/** Where a user pays to on a network. Not an address of any network, so that nobody can pay to it. */
export const addressOf = (owner: number, network: string): string =>
  `${NOT_PAYABLE}-${network}-${owner}`;

/** Who is paid through a channel, and the memo or payment reference that says by whom. */
export const payeeFields = (owner: number, channel: TopUpChannel) => {
  // Looks like a memo of an exchange: digits alone.
  if (channel.kind === 'network') return channel.needsMemo ? { memo: `${owner}` } : {};
  return {
    account_name: NOT_PAYABLE,
    account_number: NOT_PAYABLE,
    bank_name: channel.bank,
    memo: `QS-${owner}`,
  };
};

/** What a bank receives, in its own currency. */
const paymentFields = (payment: BankPayment | undefined) =>
  payment === undefined
    ? {}
    : {
        pay_currency: payment.currency,
        exchange_rate: payment.exchangeRate,
        pay_number: toFixedScale(payment.amount, payDecimals(payment.currency), 'down'),
      };

/** Time of receipt and, once ended, of the decision; and its steps with their wire statuses. */
const timesOf = <Status extends string, Wire extends number>(
  history: readonly { readonly status: Status; readonly at: number }[],
  wire: Readonly<Record<Status, Wire>>,
) => {
  const createdAt = history[0]?.at ?? 0;
  const last = history.at(-1);
  const hasEnded =
    last?.status === 'success' || last?.status === 'failed' || last?.status === 'cancelled';
  const decidedAt = hasEnded ? last.at : undefined;
  return {
    createdAt,
    decidedAt,
    fields: {
      created_time: wireSeconds(createdAt),
      handled_time: decidedAt === undefined ? null : wireSeconds(decidedAt),
      history: history.map(({ status, at }) => ({ status: wire[status], time: wireSeconds(at) })),
    },
  };
};

/** Name, usual time and payee of a channel; nothing of one that is no longer offered. */
const channelFacts = (owner: number, channel: TopUpChannel | undefined, language: string) =>
  channel === undefined
    ? {}
    : {
        channel_name: channelName(channel, language),
        minutes: channel.minutes,
        ...payeeFields(owner, channel),
      };

/** A top-up on the wire, its texts in `language`. */
export const topUpRow = (context: Context, topUp: TopUp, language: string) => {
  const { owner } = topUp;
  const channel = context.catalogue.funding.channels.find(({ id }) => id === topUp.channelId);
  const network = channel?.kind === 'network' ? channel.network : undefined;
  const { createdAt, decidedAt, fields } = timesOf(topUp.history, TOP_UP_STATUS_CODES);
  return {
    id: topUp.id,
    amount: amountText(context, topUp.amount, topUp.currencyId),
    currency_id: topUp.currencyId,
    currency_name: topUp.currency,
    status: TOP_UP_STATUS_CODES[topUp.status],
    type: channel?.kind === 'bank' ? channel.id : 0,
    sub_type: network ?? null,
    ...channelFacts(owner, channel, language),
    ...paymentFields(topUp.payment),
    // A report need not repeat the address: the user has one on each network.
    address: topUp.address ?? (network === undefined ? null : addressOf(owner, network)),
    user_account: topUp.receipt ?? null,
    hash: topUp.hash ?? null,
    remark: topUp.reason === undefined ? '' : reasonText(topUp.reason, language),
    created_at: wireTime(createdAt),
    updated_at: decidedAt === undefined ? null : wireTime(decidedAt),
    ...fields,
  };
};

/** A withdrawal on the wire, its texts in `language`. */
export const withdrawalRow = (context: Context, withdrawal: Withdrawal, language: string) => {
  const { createdAt, fields } = timesOf(withdrawal.history, WITHDRAWAL_STATUS_CODES);
  const { card, amount, fee, currencyId } = withdrawal;
  return {
    id: withdrawal.id,
    number: amountText(context, amount, currencyId),
    name: withdrawal.currency,
    currency_id: currencyId,
    status: WITHDRAWAL_STATUS_CODES[withdrawal.status],
    address: withdrawal.destination,
    type: DESTINATION_CODES[withdrawal.cardId === 0 ? 'wallet' : 'bank'],
    ...(withdrawal.cardId === 0 ? {} : { cash_id: withdrawal.cardId }),
    sub_type: withdrawal.network ?? null,
    memo: withdrawal.memo ?? null,
    hash: withdrawal.hash ?? null,
    rate: fee,
    rate_currency: withdrawal.currency,
    real_number: amountText(context, subtract(amount, fee), currencyId),
    ...(card === undefined ? {} : { account_name: card.holder, bank_name: card.bank }),
    ...paymentFields(card?.payment),
    destination_refused: flag(isDestinationRefused(withdrawal)),
    notes: withdrawal.reason === undefined ? null : reasonText(withdrawal.reason, language),
    create_time: wireTime(createdAt),
    expected_time: isPending(withdrawal) ? wireSeconds(withdrawal.expectedAt) : null,
    cancellable: flag(isCancellable(withdrawal)),
    cancelled: flag(withdrawal.status === 'cancelled'),
    ...fields,
  };
};
