import { ANY } from '@/domain/codes/filters';
import { nameOf } from '@/domain/codes/name-of';
import { DIRECTION_CODES, OUTCOME_CODES, SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { decimal, fromTicks, toFixedScale, ZERO } from '@/domain/money/decimal';
import type { Context } from '../engine/context';
import { balanceOf, userAccount } from '../engine/ledger/ledger';
import { requireOwnOrder } from '../engine/seconds/find-order';
import { receiptOf, receiptOfOrder, type Receipt } from '../engine/seconds/receipt';
import { openOrder } from '../engine/seconds/open-order';
import type { Board } from '@/domain/codes/board';
import type { SecondsOrder } from '../engine/seconds/order';
import type { User } from '../engine/state';
import { paged } from './paging';
import { answer, ok, read, wireTime } from './reply';
import type { HandlersOf, InputOf, ReplyOf } from './types';

type OrderRow = ReplyOf<'submitOrder'>['message'];

const CENTS = 2;

/** The wire's fields for the state of an order. */
const outcomeFields = (order: SecondsOrder, decimals: number) =>
  order.status === 'open'
    ? {
        end_price: null,
        fact_profits: ZERO,
        status: SECONDS_STATUS_CODES.open,
        profit_result: OUTCOME_CODES.draw,
        handled_at: null,
        handled_time: null,
      }
    : {
        end_price: fromTicks(order.settlementTicks, decimals),
        fact_profits: toFixedScale(order.profit, CENTS, 'down'),
        status: SECONDS_STATUS_CODES.settled,
        profit_result: OUTCOME_CODES[order.outcome],
        handled_at: wireTime(order.settlesAt),
        handled_time: Math.floor(order.settlesAt / 1000),
      };

const orderRow = ({ catalogue, now }: Context, order: SecondsOrder): OrderRow => {
  const decimals = catalogue.pairs.find(({ id }) => id === order.pairId)?.market.decimals ?? 0;
  return {
    id: order.id,
    match_id: order.pairId,
    currency_id: order.currencyId,
    currency_name: order.currency,
    symbol_name: order.symbol,
    type: DIRECTION_CODES[order.direction],
    seconds: order.seconds,
    number: toFixedScale(order.stake, CENTS, 'down'),
    open_price: fromTicks(order.entryTicks, decimals),
    fee: toFixedScale(order.fee, CENTS, 'down'),
    profit_ratio: order.payoutPercent,
    created_at: wireTime(order.openedAt),
    created_time: Math.floor(order.openedAt / 1000),
    complete_at: wireTime(order.settlesAt),
    remain_milli_seconds: order.status === 'open' ? Math.max(0, order.settlesAt - now) : 0,
    ...outcomeFields(order, decimals),
  };
};

const submit = (context: Context, user: User, board: Board, input: InputOf<'submitOrder'>) =>
  answer(
    openOrder(context, user, {
      board,
      pairId: input.match_id,
      currencyId: input.currency_id,
      direction: nameOf(DIRECTION_CODES, input.type),
      seconds: input.seconds,
      stake: input.number,
    }),
    (order) => ok(orderRow(context, order)),
  );

const page = (context: Context, user: User, board: Board, input: InputOf<'getOrders'>) => {
  const own = Object.values(context.state.records.secondsOrders)
    .filter((order) => order.owner === user.id && order.mode === user.mode && order.board === board)
    .filter((order) => input.status === ANY || SECONDS_STATUS_CODES[order.status] === input.status)
    .filter((order) => input.match_id === ANY || order.pairId === input.match_id)
    .toSorted((a, b) => b.id - a.id);
  return ok(paged(own, input, (order) => orderRow(context, order)));
};

const payable = ({ catalogue, state }: Context, user: User) =>
  catalogue.payable.map(({ currency, feePercent, presets }) => {
    const balance = (bucket: 'available' | 'frozen') =>
      toFixedScale(
        balanceOf(state.ledger, userAccount(user.id, user.mode, 'coin', currency.name, bucket)),
        CENTS,
        'down',
      );
    return {
      id: currency.id,
      name: currency.name,
      micro_trade_fee: feePercent,
      micro_numbers: presets.map((number, index) => ({
        id: index + 1,
        currency_id: currency.id,
        number,
      })),
      user_wallet: {
        id: currency.id,
        currency: currency.id,
        micro_balance: balance('available'),
        lock_micro_balance: balance('frozen'),
      },
    };
  });

const receiptRow = ({ text, hash, ticks, outcome, profit, directed, ...ends }: Receipt) => ({
  text,
  hash,
  open_price: ends.openPrice,
  end_price: ends.endPrice,
  ...(ticks && { ticks: [...ticks] }),
  profit_result: OUTCOME_CODES[outcome],
  fact_profits: toFixedScale(profit, CENTS, 'down'),
  simulated: 1 as const,
  directed: directed ? (1 as const) : (0 as const),
});

export const secondsHandlers: HandlersOf<'seconds'> = {
  getExpiries: (_input, { context }) =>
    read(
      ok(
        context.catalogue.expiries.map(({ id, seconds, payoutPercent, minimum, maximum }) => ({
          id,
          seconds,
          status: 1,
          profit_ratio: payoutPercent,
          min_amount: minimum,
          max_amount: maximum,
        })),
      ),
    ),
  getPayableCurrencies: (_input, { context, user }) => read(ok(payable(context, user))),
  submitOrder: (input, { context, user }) => submit(context, user, 'crypto', input),
  submitForexOrder: (input, { context, user }) => submit(context, user, 'forex', input),
  getOrderResult: (input, { context, user }) =>
    read(ok(orderRow(context, requireOwnOrder(context.state, user, input.id)))),
  getOrderReceipt: (input, { context, user }) =>
    read(ok(receiptRow(receiptOfOrder(context, requireOwnOrder(context.state, user, input.id))))),
  recomputeOrder: (input, { context }) =>
    read(
      ok(
        receiptRow(
          receiptOf(context, {
            symbol: input.symbol,
            direction: nameOf(DIRECTION_CODES, input.type),
            openedAt: input.created_time,
            seconds: input.seconds,
            stake: decimal(input.number),
            fee: decimal(input.fee),
            payoutPercent: decimal(input.profit_ratio),
            currency: input.currency_name,
          }),
        ),
      ),
    ),
  getOrders: (input, { context, user }) => read(page(context, user, 'crypto', input)),
  getForexOrders: (input, { context, user }) => read(page(context, user, 'forex', input)),
};
