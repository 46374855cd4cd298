import { nameOf } from '@/domain/codes/name-of';
import { COIN_STATUS_CODES, SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { fromTicks, ZERO } from '@/domain/money/decimal';
import { secondOf, type Context } from '../engine/context';
import { cancelCoinOrder } from '../engine/spot/cancel';
import type { CoinOrder } from '../engine/spot/order';
import { placeCoinOrder } from '../engine/spot/place';
import { spotPairOf } from '../engine/spot/trade';
import type { User } from '../engine/state';
import { paged } from './paging';
import { answer, ok, read, wireTime } from './reply';
import type { HandlersOf, InputOf } from './types';

/** When an order was filled or cancelled, epoch milliseconds; `undefined` while it is open. */
const endedAt = (order: CoinOrder): number | undefined => {
  switch (order.status) {
    case 'open':
      return undefined;
    case 'done':
      return order.doneAt;
    case 'cancelled':
      return order.cancelledAt;
  }
};

const orderRow = ({ catalogue }: Context, order: CoinOrder) => {
  const pair = spotPairOf(catalogue, order.pairId);
  const price = (ticks: number): string => fromTicks(ticks, pair.market.decimals);
  const ended = endedAt(order);
  return {
    id: order.id,
    currency_id: pair.base.id,
    legal_id: pair.quote.id,
    symbol: order.symbol,
    type: SPOT_SIDE_CODES[order.side],
    order_mode: order.orderMode,
    target_price: price(order.askedTicks),
    trade_price: price(order.status === 'done' ? order.tradeTicks : 0),
    trade_amount: order.amount,
    charge_fee: order.feeFraction,
    fee_money: order.status === 'done' ? order.fee : ZERO,
    status: COIN_STATUS_CODES[order.status],
    created_at: wireTime(order.placedAt),
    created_time: secondOf(order.placedAt),
    ...(ended === undefined ? {} : { updated_at: wireTime(ended) }),
    handled_time: ended === undefined ? null : secondOf(ended),
    ...(order.status === 'cancelled' && order.cancelledBy !== undefined
      ? { cancel_reason: order.cancelledBy }
      : {}),
  };
};

const page = (context: Context, user: User, input: InputOf<'getCoinOrders'>) => {
  const own = Object.values(context.state.records.coinOrders)
    .filter(({ owner, mode }) => owner === user.id && mode === user.mode)
    .filter(
      ({ status }) => input.status === undefined || COIN_STATUS_CODES[status] === input.status,
    )
    .filter(({ pairId }) => {
      const { base, quote } = spotPairOf(context.catalogue, pairId);
      return (
        (input.currency_id === undefined || base.id === input.currency_id) &&
        (input.legal_id === undefined || quote.id === input.legal_id)
      );
    })
    .toSorted((a, b) => b.id - a.id);
  return paged(own, input, (order) => orderRow(context, order));
};

export const spotHandlers: HandlersOf<'spot'> = {
  placeCoinOrder: (input, { context, user }) =>
    answer(
      placeCoinOrder(context, user, {
        baseId: input.currency_id,
        quoteId: input.legal_id,
        side: nameOf(SPOT_SIDE_CODES, input.type),
        price: input.target_price,
        amount: input.amount,
        orderMode: input.order_mode ?? 'limit',
      }),
      () => ok('operation_success'),
    ),
  cancelCoinOrder: (input, { context, user }) =>
    answer(cancelCoinOrder(context, user, input.id), ok),
  getCoinOrders: (input, { context, user }) => read(ok(page(context, user, input))),
};
