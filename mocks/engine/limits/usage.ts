import {
  add,
  larger,
  multiply,
  negate,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { spotResultOf } from '@/domain/spot/order';
import { secondOf, type Context, type Currency } from '../context';
import { priceOf } from '../leverage/valuation';
import type { Position } from '../leverage/position';
import { rateAt } from '../rates';
import type { SecondsOrder } from '../seconds/order';
import type { CoinOrder } from '../spot/order';
import { spotPairOf, spotTermsOf } from '../spot/trade';
import type { LimitOwner } from './limits';

const DAY_MS = 24 * 3600 * 1000;

/** What an order counts as, today, in the margin currency. */
interface Counted {
  /** Staked by an order that opened today. */
  readonly opened: Decimal;
  /** Held by a limit order that may open at any time. */
  readonly waiting: Decimal;
  /** Profit or loss of today, fees included. */
  readonly result: Decimal;
  /** What a running contract loses if it is lost. */
  readonly atRisk: Decimal;
}

const NOTHING: Counted = { opened: ZERO, waiting: ZERO, result: ZERO, atRisk: ZERO };

/** What an account has staked and lost today. */
export interface Usage {
  readonly opened: Decimal;
  readonly waiting: Decimal;
  readonly lost: Decimal;
}

/** Start of the UTC day of a time, and of the next one; epoch milliseconds. */
export const dayOf = (now: number): { readonly from: number; readonly to: number } => {
  const from = Math.floor(now / DAY_MS) * DAY_MS;
  return { from, to: from + DAY_MS };
};

/** Value of an amount in the margin currency, rounded up. */
export const valueAt = (
  { catalogue, market }: Context,
  currency: Currency,
  amount: Decimal,
  at: number,
): Decimal =>
  toScale(
    multiply(amount, rateAt(catalogue, market, currency, secondOf(at))),
    catalogue.margin.currency.scale,
    'up',
  );

const currencyNamed = ({ catalogue }: Context, name: string): Currency => {
  const currency = catalogue.currencies.find((candidate) => candidate.name === name);
  if (currency === undefined) throw new RangeError(`no currency ${name}`);
  return currency;
};

const ofSeconds = (context: Context, order: SecondsOrder): Counted => {
  const { from } = dayOf(context.now);
  const currency = currencyNamed(context, order.currency);
  const value = (amount: Decimal): Decimal => valueAt(context, currency, amount, order.openedAt);
  const opened = order.openedAt >= from ? value(order.stake) : ZERO;
  if (order.status === 'open')
    return { ...NOTHING, opened, atRisk: value(add(order.stake, order.fee)) };
  const result = order.settlesAt >= from ? value(subtract(order.profit, order.fee)) : ZERO;
  return { ...NOTHING, opened, result };
};

const ofPosition = ({ now }: Context, position: Position): Counted => {
  const { from } = dayOf(now);
  if (position.status === 'cancelled') return NOTHING;
  if (position.status === 'pending') return { ...NOTHING, waiting: position.margin };
  const opened = position.openedAt >= from ? position.margin : ZERO;
  if (position.status === 'open' || position.closedAt < from) return { ...NOTHING, opened };
  return { ...NOTHING, opened, result: netPositionProfitOf(position) };
};

const ofCoinOrder = (context: Context, order: CoinOrder): Counted => {
  if (order.side === 'sell' || order.status === 'cancelled') return NOTHING;
  const pair = spotPairOf(context.catalogue, order.pairId);
  if (order.status === 'open')
    return { ...NOTHING, waiting: valueAt(context, pair.quote, order.hold, order.placedAt) };
  if (order.doneAt < dayOf(context.now).from) return NOTHING;
  const price = priceOf(pair, order.tradeTicks);
  const { pays } = spotResultOf('buy', spotTermsOf(pair), price, order.amount);
  return { ...NOTHING, opened: valueAt(context, pair.quote, pays, order.doneAt) };
};

/**
 * What counts toward the limits of an account on the UTC day of now, in the margin currency. A limit order that waits
 * counts on each day; a running contract counts as lost.
 */
export const usageOf = (context: Context, { owner, mode }: LimitOwner): Usage => {
  const { secondsOrders, positions, coinOrders } = context.state.records;
  const isOwn = (record: LimitOwner): boolean => record.owner === owner && record.mode === mode;
  const counted = [
    ...Object.values(secondsOrders)
      .filter(isOwn)
      .map((order) => ofSeconds(context, order)),
    ...Object.values(positions)
      .filter(isOwn)
      .map((position) => ofPosition(context, position)),
    ...Object.values(coinOrders)
      .filter(isOwn)
      .map((order) => ofCoinOrder(context, order)),
  ];
  const total = (part: keyof Counted): Decimal => add(ZERO, ...counted.map((one) => one[part]));
  return {
    opened: total('opened'),
    waiting: total('waiting'),
    lost: larger(ZERO, add(total('atRisk'), negate(total('result')))),
  };
};
