import {
  DESTINATION_CODES,
  TOP_UP_STATUS_CODES,
  WITHDRAWAL_STATUS_CODES,
} from '@/domain/codes/funding';
import { subtract, toFixedScale, ZERO, type Decimal } from '@/domain/money/decimal';
import { channelName, channelWarning } from '../catalogue/funding';
import { reasonText } from '../catalogue/notification-texts';
import type { Context } from '../engine/context';
import {
  applyForWithdrawal,
  dailyLimitLeft,
  requireWithdrawable,
  withdrawalsOf,
} from '../engine/funding/apply-for-withdrawal';
import { cancelWithdrawal } from '../engine/funding/decide-withdrawal';
import { reportTopUp } from '../engine/funding/report-top-up';
import type { TopUpChannel, WithdrawalTerms } from '../engine/funding/terms';
import type { TopUp } from '../engine/funding/top-up';
import { isCancellable, isPending, type Withdrawal } from '../engine/funding/withdrawal';
import { balanceOf, userAccount } from '../engine/ledger/ledger';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import { paged } from './paging';
import { answer, ok, read, wireSeconds, wireTime } from './reply';
import type { HandlersOf } from './types';
import { amountOf, cardOf } from './withdrawal-request';

const NOT_PAYABLE = 'DEMO-NOT-PAYABLE';
/** A transaction id that ends so is answered with the payment page of a gateway. The host is one that cannot exist. */
const GATEWAY_TAIL = '0006';
const GATEWAY = 'https://pay.example.invalid/session/1';

const nameOf = ({ catalogue }: Context, currencyId: number): string =>
  catalogue.currencies.find(({ id }) => id === currencyId)?.name ?? '';

/** An amount with all decimals of its currency. */
const amountText = ({ catalogue }: Context, amount: Decimal, currencyId: number): string =>
  toFixedScale(
    amount,
    catalogue.currencies.find(({ id }) => id === currencyId)?.scale ?? 0,
    'down',
  );

/** Not an address of any network, so that nobody can pay to it. */
const addressOf = (user: User, network: string): string => `${NOT_PAYABLE}-${network}-${user.id}`;

const channelRow = (context: Context, user: User, channel: TopUpChannel, language: string) => {
  const currency = nameOf(context, channel.currencyId);
  const common = {
    id: channel.id,
    kind: channel.kind,
    name: channelName(channel, language),
    currency: channel.currencyId,
    currency_name: currency,
    min_number: channel.minimum,
    max_number: channel.maximum,
    minutes: channel.minutes,
    warning: channelWarning(channel, currency, language),
  };
  return channel.kind === 'network'
    ? {
        ...common,
        network: channel.network,
        confirmations: channel.confirmations,
        memo_required: channel.needsMemo ? (1 as const) : (0 as const),
        // Looks like a memo of an exchange: digits alone.
        ...(channel.needsMemo ? { memo: `${user.id}` } : {}),
      }
    : {
        ...common,
        exchange_rate: channel.exchangeRate,
        pay_currency: channel.payCurrency,
        account_name: NOT_PAYABLE,
        account_number: NOT_PAYABLE,
        bank_name: channel.bank,
        memo_required: 1 as const,
        memo: `QS-${user.id}`,
      };
};

const requireChannels = (context: Context, currencyId: number): readonly TopUpChannel[] => {
  if (nameOf(context, currencyId) === '') throw new Refusal('currency_absent');
  return context.catalogue.funding.channels.filter((channel) => channel.currencyId === currencyId);
};

const depositAddresses = (context: Context, user: User, currencyId: number) => {
  const networks = requireChannels(context, currencyId).flatMap((channel) =>
    channel.kind === 'network' ? [channel.network] : [],
  );
  if (networks.length === 0) throw new Refusal('currency_not_added');
  return Object.fromEntries(networks.map((network) => [network, addressOf(user, network)]));
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

/** Name and usual time of a channel; nothing of one that is no longer offered. */
const channelFacts = (channel: TopUpChannel | undefined, language: string) =>
  channel === undefined
    ? {}
    : { channel_name: channelName(channel, language), minutes: channel.minutes };

const topUpRow = (context: Context, topUp: TopUp, language: string) => {
  const channel = context.catalogue.funding.channels.find(({ id }) => id === topUp.channelId);
  const { createdAt, decidedAt, fields } = timesOf(topUp.history, TOP_UP_STATUS_CODES);
  return {
    id: topUp.id,
    amount: amountText(context, topUp.amount, topUp.currencyId),
    currency_id: topUp.currencyId,
    currency_name: topUp.currency,
    status: TOP_UP_STATUS_CODES[topUp.status],
    type: channel?.kind === 'bank' ? channel.id : 0,
    sub_type: channel?.kind === 'network' ? channel.network : null,
    ...channelFacts(channel, language),
    address: topUp.address ?? null,
    user_account: topUp.receipt ?? null,
    hash: topUp.hash ?? null,
    remark: topUp.reason === undefined ? '' : reasonText(topUp.reason, language),
    created_at: wireTime(createdAt),
    updated_at: decidedAt === undefined ? null : wireTime(decidedAt),
    ...fields,
  };
};

const flag = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0);

const withdrawalRow = (context: Context, withdrawal: Withdrawal, language: string) => {
  const { createdAt, fields } = timesOf(withdrawal.history, WITHDRAWAL_STATUS_CODES);
  return {
    id: withdrawal.id,
    number: amountText(context, withdrawal.amount, withdrawal.currencyId),
    name: withdrawal.currency,
    currency_id: withdrawal.currencyId,
    status: WITHDRAWAL_STATUS_CODES[withdrawal.status],
    address: withdrawal.destination,
    type: DESTINATION_CODES[withdrawal.cardId === 0 ? 'wallet' : 'bank'],
    ...(withdrawal.cardId === 0 ? {} : { cash_id: withdrawal.cardId }),
    sub_type: withdrawal.network ?? null,
    memo: withdrawal.memo ?? null,
    hash: withdrawal.hash ?? null,
    rate: withdrawal.fee,
    rate_currency: withdrawal.currency,
    real_number: amountText(
      context,
      subtract(withdrawal.amount, withdrawal.fee),
      withdrawal.currencyId,
    ),
    notes: withdrawal.reason === undefined ? null : reasonText(withdrawal.reason, language),
    create_time: wireTime(createdAt),
    expected_time: isPending(withdrawal) ? wireSeconds(withdrawal.expectedAt) : null,
    cancellable: flag(isCancellable(withdrawal)),
    cancelled: flag(withdrawal.status === 'cancelled'),
    ...fields,
  };
};

/** Top-ups and withdrawals belong to the live account: the demo account has none, and no terms of them. */
const hasRealMoney = ({ mode }: User): boolean => mode === 'live';

/** Networks and bank of a currency, and the currencies to choose from. */
const destinationTerms = (context: Context, terms: WithdrawalTerms) => ({
  payable: context.catalogue.funding.withdrawals.map(({ currencyId }) => ({
    currency: currencyId,
    currency_name: nameOf(context, currencyId),
  })),
  networks: terms.networks.map(({ name, needsMemo, fee, minimum, minutes }) => ({
    name,
    memo_required: needsMemo ? (1 as const) : (0 as const),
    rate: fee,
    min_number: minimum,
    minutes,
  })),
  ...(terms.bank === undefined
    ? {}
    : {
        bank: {
          rate: terms.bank.fee,
          ratetype: 0 as const,
          pay_currency: terms.bank.payCurrency,
          exchange_rate: terms.bank.exchangeRate,
          min_number: terms.bank.minimum,
          max_number: terms.bank.maximum,
          minutes: terms.bank.minutes,
        },
      }),
});

const withdrawalTerms = (context: Context, user: User, currencyId: number) => {
  if (!hasRealMoney(user)) throw new Refusal('function_unavailable');
  const { currency, terms } = requireWithdrawable(context, currencyId);
  const account = userAccount(user.id, 'live', 'coin', currency.name, 'available');
  return ok({
    name: currency.name,
    rate: terms.fee,
    ratetype: 0 as const,
    min_number: terms.minimum,
    max_number: terms.maximum,
    change_balance: toFixedScale(balanceOf(context.state.ledger, account), currency.scale, 'down'),
    legal_balance: ZERO,
    daily_limit: terms.dailyLimit,
    daily_left: dailyLimitLeft(context, user, terms),
    minutes: terms.minutes,
    turnover_needed: ZERO,
    turnover_done: ZERO,
    pending: flag(withdrawalsOf(context, user).some(isPending)),
    ...destinationTerms(context, terms),
  });
};

export const fundingHandlers: HandlersOf<'funding'> = {
  getTopUpChannels: (input, { context, user }) => {
    const channels =
      input.currency === undefined
        ? context.catalogue.funding.channels
        : requireChannels(context, input.currency);
    const language = input.lang ?? 'en';
    return read(ok(channels.map((channel) => channelRow(context, user, channel, language))));
  },
  getDepositAddress: (input, { context, user }) =>
    read(ok(depositAddresses(context, user, input.currency))),
  submitTopUp: (input, { context, user }) =>
    answer(
      reportTopUp(context, user, {
        currencyId: input.currency,
        amount: input.amount,
        bankChannelId: input.type ?? 0,
        network: input.sub_type,
        address: input.address,
        receipt: input.account,
        hash: input.hash,
      }),
      (reply) =>
        input.hash?.endsWith(GATEWAY_TAIL) === true ? { ...ok(reply), url: GATEWAY } : ok(reply),
    ),
  getTopUps: (input, { context, user }) => {
    const own = Object.values(context.state.records.topUps)
      .filter(({ owner }) => owner === user.id && hasRealMoney(user))
      .toSorted((a, b) => b.id - a.id);
    return read(ok(paged(own, input, (topUp) => topUpRow(context, topUp, input.lang ?? 'en'))));
  },
  getWithdrawalTerms: (input, { context, user }) =>
    read(withdrawalTerms(context, user, input.currency)),
  submitWithdrawal: (input, { context, user }) =>
    answer(
      applyForWithdrawal(context, user, {
        currencyId: input.currency,
        amount: amountOf(input),
        fee: input.rate,
        destination: input.address,
        cardId: cardOf(context, user, input),
        network: input.sub_type,
        memo: input.memo,
        tradePassword: input.pay_password,
      }),
      ok,
    ),
  cancelWithdrawal: (input, { context, user }) =>
    answer(cancelWithdrawal(context, user, input.id), ok),
  getWithdrawals: (input, { context, user }) =>
    read(
      ok(
        paged(hasRealMoney(user) ? withdrawalsOf(context, user) : [], input, (withdrawal) =>
          withdrawalRow(context, withdrawal, input.lang ?? 'en'),
        ),
      ),
    ),
};
