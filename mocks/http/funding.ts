import { toFixedScale, ZERO } from '@/domain/money/decimal';
import { channelName, channelWarning } from '../catalogue/funding';
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
import { isPending } from '../engine/funding/withdrawal';
import { balanceOf, userAccount } from '../engine/ledger/ledger';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import {
  addressOf,
  currencyName,
  flag,
  payeeFields,
  topUpRow,
  withdrawalRow,
} from './funding-rows';
import { paged } from './paging';
import { answer, ok, read } from './reply';
import type { HandlersOf } from './types';
import { amountOf, cardOf } from './withdrawal-request';

/** A transaction id that ends so is answered with the payment page of a gateway. The host is one that cannot exist. */
const GATEWAY_TAIL = '0006';
const GATEWAY = 'https://pay.example.invalid/session/1';

const channelRow = (context: Context, user: User, channel: TopUpChannel, language: string) => {
  const currency = currencyName(context, channel.currencyId);
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
    ...payeeFields(user.id, channel),
  };
  return channel.kind === 'network'
    ? {
        ...common,
        network: channel.network,
        confirmations: channel.confirmations,
        memo_required: flag(channel.needsMemo),
      }
    : {
        ...common,
        exchange_rate: channel.exchangeRate,
        pay_currency: channel.payCurrency,
        memo_required: 1 as const,
      };
};

const requireChannels = (context: Context, currencyId: number): readonly TopUpChannel[] => {
  if (currencyName(context, currencyId) === '') throw new Refusal('currency_absent');
  return context.catalogue.funding.channels.filter((channel) => channel.currencyId === currencyId);
};

const depositAddresses = (context: Context, user: User, currencyId: number) => {
  const networks = requireChannels(context, currencyId).flatMap((channel) =>
    channel.kind === 'network' ? [channel.network] : [],
  );
  if (networks.length === 0) throw new Refusal('currency_not_added');
  return Object.fromEntries(networks.map((network) => [network, addressOf(user.id, network)]));
};

/** Top-ups and withdrawals belong to the live account: the demo account has none, and no terms of them. */
const hasRealMoney = ({ mode }: User): boolean => mode === 'live';

/** Networks and bank of a currency, and the currencies to choose from. */
const destinationTerms = (context: Context, terms: WithdrawalTerms) => ({
  payable: context.catalogue.funding.withdrawals.map(({ currencyId }) => ({
    currency: currencyId,
    currency_name: currencyName(context, currencyId),
  })),
  networks: terms.networks.map(({ name, needsMemo, fee, minimum, minutes }) => ({
    name,
    memo_required: flag(needsMemo),
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
