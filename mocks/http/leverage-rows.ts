import {
  availableMarginOf,
  equityOf,
  marginLevelOf,
  type ContractAccount,
} from '@/domain/leverage/account';
import { quantityOf } from '@/domain/leverage/position';
import {
  add,
  fromTicks,
  isNegative,
  toFixedScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { POSITION_STATUS_CODES, SIDE_CODES } from '@/domain/codes/leverage-order';
import { secondOf, type Context } from '../engine/context';
import type { PositionCloseReason } from '@/domain/status/position';
import type { Position } from '../engine/leverage/position';
import {
  closingTicks,
  contractAccountOf,
  floatingOf,
  openPositionsOf,
  pairOf,
} from '../engine/leverage/valuation';
import type { User } from '../engine/state';
import { wireTime } from './reply';

const CENTS = 2;
/** The displayed number is the id plus this offset. */
const SHOWN_FROM = 10_000;

const REASONS = {
  manual: 'manual',
  takeProfit: 'take_profit',
  stopLoss: 'stop_loss',
  stopOut: 'stop_out',
} as const satisfies Record<PositionCloseReason, string>;

/** An amount of the contract account with two decimals, rounded as booked. */
export const money = (amount: Decimal): string =>
  toFixedScale(amount, CENTS, isNegative(amount) ? 'up' : 'down');

/** Fields that depend on an order's status: prices, results and times. Times are epoch seconds. */
const statusFields = (context: Context, position: Position) => {
  const { market, now } = context;
  const { symbol, side, askedTicks } = position;
  const second = secondOf(now);
  switch (position.status) {
    case 'pending':
      return {
        openTicks: askedTicks,
        nowTicks: market.priceAt(symbol, second),
        opened: null,
        closed: null,
      };
    case 'cancelled':
      return {
        openTicks: askedTicks,
        nowTicks: askedTicks,
        opened: null,
        closed: position.cancelledAt,
      };
    case 'open':
      return {
        openTicks: position.openTicks,
        nowTicks: closingTicks(market, symbol, side, second),
        opened: position.openedAt,
        closed: null,
      };
    case 'closed':
      return {
        openTicks: position.openTicks,
        nowTicks: position.closeTicks,
        opened: position.openedAt,
        closed: position.closedAt,
      };
  }
};

const timeText = (ms: number | null): string => (ms === null ? '' : wireTime(ms));
const seconds = (ms: number | null): number | null => (ms === null ? null : secondOf(ms));

/** A leveraged order as a list row. */
export const orderRow = (context: Context, position: Position) => {
  const pair = pairOf(context.catalogue, position.pairId);
  const price = (ticks: number): string => fromTicks(ticks, pair.market.decimals);
  const { openTicks, nowTicks, opened, closed } = statusFields(context, position);
  const isClosed = position.status === 'closed';
  return {
    id: position.id,
    show_lever_id: SHOWN_FROM + position.id,
    symbol: position.symbol,
    type: SIDE_CODES[position.side],
    currency: pair.base.id,
    legal: pair.quote.id,
    status: POSITION_STATUS_CODES[position.status],
    order_mode: position.orderMode,
    origin_price: price(position.askedTicks),
    price: price(openTicks),
    update_price: price(nowTicks),
    target_profit_price: price(position.takeProfitTicks ?? 0),
    stop_loss_price: price(position.stopLossTicks ?? 0),
    share: position.lots,
    number: quantityOf(position.lots, pair.leverage.lotSize),
    multiple: position.leverage,
    origin_caution_money: money(position.margin),
    caution_money: money(position.margin),
    // Of a cancelled order it was held, and is given back.
    trade_fee: money(position.status === 'cancelled' ? ZERO : position.fee),
    overnight: pair.leverage.overnightPercent,
    overnight_money: money(position.nightFees),
    profits: money(position.status === 'open' ? floatingOf(context, position) : ZERO),
    fact_profits: money(isClosed ? position.profit : ZERO),
    create_time: secondOf(position.placedAt),
    transaction_time: timeText(opened),
    handle_time: timeText(closed),
    complete_time: timeText(closed),
    opened_time: seconds(opened),
    closed_time: seconds(closed),
    ...(isClosed ? { close_reason: REASONS[position.reason] } : {}),
    ...(isClosed && position.covered !== undefined
      ? { covered_money: money(position.covered) }
      : {}),
    ...(position.status === 'cancelled' && position.cancelledBy !== undefined
      ? { cancel_reason: position.cancelledBy }
      : {}),
  };
};

/** Equity in percent of the used margin; 0 without a position. */
export const hazardRate = (account: ContractAccount): string => marginLevelOf(account) ?? ZERO;

/** The contract account over all pairs, and its part on one pair. */
export const accountFields = (context: Context, user: User, pairId: number) => {
  const holder = { owner: user.id, mode: user.mode };
  const account = contractAccountOf(context, holder);
  const here = openPositionsOf(context, holder).filter((position) => position.pairId === pairId);
  const marginHere = money(add(ZERO, ...here.map(({ margin }) => margin)));
  const { margin } = context.catalogue;
  return {
    balance: money(account.cash),
    hazard_rate: hazardRate(account),
    caution_money_total: money(account.usedMargin),
    origin_caution_money_total: money(account.usedMargin),
    profits_total: money(account.floating),
    caution_money: marginHere,
    origin_caution_money: marginHere,
    profits: money(add(ZERO, ...here.map((position) => floatingOf(context, position)))),
    equity: money(equityOf(account)),
    available_margin: money(availableMarginOf(account)),
    frozen_money: money(account.held),
    stop_out_rate: margin.stopOutPercent,
    margin_currency_name: margin.currency.name,
  };
};
