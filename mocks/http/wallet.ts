import {
  add,
  isPositive,
  multiply,
  toFixedScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { otherAccount, TRANSFER_FIELDS } from '@/domain/transfer/transfer';
import { secondOf, type Context, type Currency } from '../engine/context';
import { worthInUsdt } from '../engine/exchange/worth';
import { balanceOf, userAccount, type Book, type Bucket } from '../engine/ledger/ledger';
import { contractFundsOf, netFundsOf } from '../engine/leverage/contract-funds';
import { Refusal } from '../engine/refusal';
import type { User } from '../engine/state';
import { dayFigures } from '../engine/wallet/equity';
import { makeTransfer } from '../engine/wallet/make-transfer';
import { transfersOf, type TransferRecord } from '../engine/wallet/transfer-records';
import { paged } from './paging';
import { answer, ok, read, wireTime } from './reply';
import type { HandlersOf, ReplyOf } from './types';

const CENTS = 2;
/** The wire's names of the books. */
const BOOKS = { change: 'coin', lever: 'contract' } as const;

const balances = (context: Context, user: User, book: Book, currency: Currency) => {
  const held = (bucket: Bucket): Decimal =>
    balanceOf(context.state.ledger, userAccount(user.id, user.mode, book, currency.name, bucket));
  const isMargin = book === 'contract' && currency.id === context.catalogue.margin.currency.id;
  return {
    // As in every reply about the contract account: below zero while a loss is not covered.
    available: isMargin
      ? netFundsOf(contractFundsOf(context, { owner: user.id, mode: user.mode }))
      : held('available'),
    // Frozen by orders, and margin of positions.
    frozen: add(held('frozen'), held('margin')),
    price: worthInUsdt(context, currency, secondOf(context.now)),
  };
};

const row = (context: Context, user: User, book: Book, currency: Currency) => {
  const { available, frozen, price } = balances(context, user, book, currency);
  const text = (amount: Decimal): string => toFixedScale(amount, currency.scale, 'down');
  return {
    id: currency.id,
    currency: currency.id,
    currency_name: currency.name,
    available: text(available),
    frozen: text(frozen),
    ...(price === undefined ? {} : { usdt_price: price }),
  };
};

/** The fee of spot orders on pairs of a currency. Public servers say it in the wallet. */
const spotFee = ({ catalogue }: Context, { name }: Currency) => {
  const fee = catalogue.pairs.find(
    ({ base, quote, spot }) => spot !== undefined && [base.name, quote.name].includes(name),
  )?.spot?.feeFraction;
  return fee === undefined ? {} : { coin_trade_fee: fee };
};

const coinRow = (context: Context, user: User, currency: Currency) => {
  const {
    available: change_balance,
    frozen: lock_change_balance,
    ...rest
  } = row(context, user, 'coin', currency);
  const is_charge = context.catalogue.funding.channels.some(
    ({ currencyId }) => currencyId === currency.id,
  );
  return {
    ...rest,
    change_balance,
    lock_change_balance,
    is_charge,
    ...spotFee(context, currency),
  };
};

const contractRow = (context: Context, user: User, currency: Currency) => {
  const {
    available: lever_balance,
    frozen: lock_lever_balance,
    ...rest
  } = row(context, user, 'contract', currency);
  return { ...rest, lever_balance, lock_lever_balance };
};

const worth = (context: Context, user: User, book: Book, currencies: readonly Currency[]): string =>
  toFixedScale(
    add(
      ZERO,
      ...currencies.map((currency) => {
        const { available, frozen, price } = balances(context, user, book, currency);
        return multiply(add(available, frozen), price ?? ZERO);
      }),
    ),
    CENTS,
    'down',
  );

/** Always the paying currency, others if they have a balance. */
const shownCurrencies = (
  context: Context,
  user: User,
  book: Book,
  filter: string,
): readonly Currency[] =>
  context.catalogue.currencies.filter((currency) => {
    const { available, frozen } = balances(context, user, book, currency);
    const shown = currency.name === 'USDT' || isPositive(add(available, frozen));
    return shown && currency.name.includes(filter.toUpperCase());
  });

type TransferRow = ReplyOf<'getTransfers'>['message']['data'][number];

const transferRow = ({ catalogue }: Context, record: TransferRecord): TransferRow => {
  const currency = catalogue.currencies.find(({ name }) => name === record.currency);
  return {
    id: record.id,
    currency: currency?.id ?? 0,
    currency_name: record.currency,
    value: toFixedScale(record.amount, currency?.scale ?? 0, 'down'),
    from_field: TRANSFER_FIELDS[record.from],
    to_field: TRANSFER_FIELDS[otherAccount(record.from)],
    create_time: wireTime(record.at),
    created_time: Math.floor(record.at / 1000),
  };
};

export const walletHandlers: HandlersOf<'wallet'> = {
  getWallets: (input, { context, user }) => {
    const coins = shownCurrencies(context, user, 'coin', input.currency_name ?? '');
    const contracts = shownCurrencies(context, user, 'contract', input.currency_name ?? '');
    // The totals are of all currencies, as the figures of the day are.
    const { currencies } = context.catalogue;
    const day = dayFigures(context, user);
    return read(
      ok({
        change_wallet: {
          balance: coins.map((currency) => coinRow(context, user, currency)),
          usdt_totle: worth(context, user, 'coin', currencies),
        },
        lever_wallet: {
          balance: contracts.map((currency) => contractRow(context, user, currency)),
          usdt_totle: worth(context, user, 'contract', currencies),
        },
        day_start_usdt: toFixedScale(day.start, CENTS, 'down'),
        day_base_usdt: toFixedScale(day.base, CENTS, 'down'),
      }),
    );
  },
  transferBetweenAccounts: (input, { context, user }) =>
    answer(
      makeTransfer(context, user, {
        currencyId: input.currency_id,
        amount: input.number,
        from: BOOKS[input.from_field],
        to: BOOKS[input.to_field],
      }),
      ok,
    ),
  getTransfers: (input, { context, user }) =>
    read(ok(paged(transfersOf(context.state, user), input, (own) => transferRow(context, own)))),
  getWallet: (input, { context, user }) => {
    const currency = context.catalogue.currencies.find(({ id }) => id === input.currency);
    if (currency === undefined) throw new Refusal('wallet_not_found');
    return read(
      ok(
        input.type === 'change'
          ? coinRow(context, user, currency)
          : contractRow(context, user, currency),
      ),
    );
  },
};
