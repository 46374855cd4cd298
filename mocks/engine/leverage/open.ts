import { usableMarginOf } from '@/domain/leverage/account';
import { lotsProblem } from '@/domain/leverage/order';
import { marginOf, openFeeOf, type Side } from '@/domain/leverage/position';
import { stopsProblem } from '@/domain/leverage/stops';
import { limitPriceProblem } from '@/domain/orders/limit';
import { add, compare, negate, ZERO, type Decimal } from '@/domain/money/decimal';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import type { Board } from '@/domain/codes/board';
import {
  secondOf,
  type Context,
  type Decision,
  type LeverageOffer,
  type TradedPair,
} from '../context';
import { requireWithinLimits } from '../limits/require-within-limits';
import { systemAccount, userAccount, type Journal } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { rateAt } from '../rates';
import { Refusal } from '../refusal';
import { nextId, type User } from '../state';
import { POSITION_LIFECYCLE } from '@/domain/status/position';
import { nightAppointment } from './nights';
import type { OpenPosition, PendingPosition } from './position';
import { priceTicks, stopTicks, type StopPrices } from './prices';
import { contractAccountOf, heldFor, priceOf, termsOf } from './valuation';

/** An order request: the pair by its two currencies, prices as typed. */
export interface OpenRequest extends StopPrices {
  readonly board: Board;
  readonly baseId: number;
  readonly quoteId: number;
  readonly side: Side;
  readonly lots: number;
  readonly leverage: number;
  /** Price of a limit order; absent for a market order. */
  readonly limit: string | undefined;
}

type LeveragedPair = TradedPair & { readonly leverage: LeverageOffer };

/**
 * Finds a pair by its currencies, on one board or any. Throws `pair_not_found`, or `trade_not_activated` if it has no
 * leverage.
 */
export const requireLeveragedPair = (
  { catalogue }: Context,
  { baseId, quoteId, board }: { baseId: number; quoteId: number; board: Board | undefined },
): LeveragedPair => {
  const pair = catalogue.pairs.find(
    (candidate) =>
      candidate.base.id === baseId &&
      candidate.quote.id === quoteId &&
      (board === undefined || candidate.board === board),
  );
  if (pair === undefined) throw new Refusal('pair_not_found');
  if (pair.isActive === false) throw new Refusal('pair_not_activated');
  const { leverage } = pair;
  if (leverage === undefined) throw new Refusal('trade_not_activated');
  return { ...pair, leverage };
};

const requireLots = ({ leverage }: LeveragedPair, request: OpenRequest): void => {
  const problem = lotsProblem(request.lots, leverage.lots);
  if (problem !== undefined) throw new Refusal(problem);
  if (!leverage.leverages.includes(request.leverage)) throw new Refusal('parameter_wrong');
};

/** The prices used for this order, in ticks. A limit that the market has already reached counts as a market order. */
const entryOf = ({ market, now }: Context, pair: LeveragedPair, request: OpenRequest) => {
  const { bid, ask, mid } = market.quote(pair.market.symbol, secondOf(now));
  const [openTicks, closeTicks] = request.side === 'long' ? [ask, bid] : [bid, ask];
  if (request.limit === undefined) return { askedTicks: mid, openTicks, closeTicks, reached: true };
  const askedTicks = priceTicks(pair, request.limit);
  const problem = limitPriceProblem(
    request.side === 'short',
    priceOf(pair, askedTicks),
    priceOf(pair, bid),
  );
  if (problem !== undefined) throw new Refusal(problem);
  const reached = request.side === 'long' ? askedTicks >= ask : askedTicks <= bid;
  return reached
    ? { askedTicks, openTicks, closeTicks, reached }
    : { askedTicks, openTicks: askedTicks, closeTicks: askedTicks, reached };
};

const openingJournal = (order: OpenPosition): Journal => {
  const { id, owner, mode, currency, margin, fee, openedAt } = order;
  return {
    id: `open:lever:${id}`,
    at: openedAt,
    kind: 'lever-open',
    postings: [
      {
        account: userAccount(owner, mode, 'contract', currency, 'available'),
        delta: negate(add(margin, fee)),
      },
      { account: userAccount(owner, mode, 'contract', currency, 'margin'), delta: margin },
      { account: systemAccount(mode, 'house:fee', currency), delta: fee },
    ],
  };
};

const holdingJournal = (order: PendingPosition): Journal => {
  const { id, owner, mode, currency, placedAt } = order;
  const hold = heldFor(order);
  return {
    id: `hold:lever:${id}`,
    at: placedAt,
    kind: 'lever-hold',
    postings: [
      {
        account: userAccount(owner, mode, 'contract', currency, 'available'),
        delta: negate(hold),
      },
      { account: userAccount(owner, mode, 'contract', currency, 'frozen'), delta: hold },
    ],
  };
};

/** Margin and fee of an order at its price. Throws `account_insufficient` if the account does not cover them. */
const requireCost = (
  context: Context,
  user: User,
  pair: LeveragedPair,
  request: OpenRequest,
  openTicks: number,
): { rate: Decimal; margin: Decimal; fee: Decimal } => {
  const { catalogue, market, now } = context;
  const rate = rateAt(catalogue, market, pair.quote, secondOf(now));
  const terms = termsOf(catalogue, pair.leverage, rate);
  const price = priceOf(pair, openTicks);
  const margin = marginOf(terms, request.lots, price, request.leverage);
  const fee = openFeeOf(terms, request.lots, price);
  const usable = usableMarginOf(contractAccountOf(context, { owner: user.id, mode: user.mode }));
  if (compare(add(margin, fee), usable) > 0) throw new Refusal('account_insufficient');
  return { rate, margin, fee };
};

/** Stops in ticks, validated against the open price and the current closing price. */
const requireStops = (
  pair: LeveragedPair,
  request: OpenRequest,
  { openTicks, closeTicks }: { openTicks: number; closeTicks: number },
) => {
  const stops = stopTicks(pair, request);
  const problem = stopsProblem(
    request.side,
    {
      takeProfit:
        stops.takeProfitTicks === undefined ? undefined : priceOf(pair, stops.takeProfitTicks),
      stopLoss: stops.stopLossTicks === undefined ? undefined : priceOf(pair, stops.stopLossTicks),
    },
    priceOf(pair, openTicks),
    priceOf(pair, closeTicks),
  );
  if (problem !== undefined) throw new Refusal(problem);
  return stops;
};

const opened = (context: Context, pair: LeveragedPair, order: OpenPosition) => ({
  events: [
    { kind: 'moneyMoved' as const, journal: openingJournal(order) },
    { kind: 'recordPut' as const, collection: 'positions' as const, record: order },
    ...nightAppointment(pair.leverage, order.id, context.now),
  ],
  reply: order,
});

const placed = (order: PendingPosition) => ({
  events: [
    { kind: 'moneyMoved' as const, journal: holdingJournal(order) },
    { kind: 'recordPut' as const, collection: 'positions' as const, record: order },
  ],
  reply: order,
});

/**
 * Opens a leveraged position at the price of its side, or holds margin and fee of a limit order until its price is
 * reached. A limit order keeps the margin and fee of its limit price even if it fills better. Live trading needs
 * real-name verification; the market must be open.
 */
export const openPosition = (
  context: Context,
  user: User,
  request: OpenRequest,
): Decision<OpenPosition | PendingPosition> => {
  const { state, now, market, catalogue } = context;
  requireGoodStanding(user);
  const pair = requireLeveragedPair(context, request);
  requireRealName(user);
  if (!market.session(pair.market.symbol, secondOf(now)).open) throw new Refusal('trading_closing');
  requireLots(pair, request);
  const entry = entryOf(context, pair, request);
  const stops = requireStops(pair, request, entry);
  const cost = requireCost(context, user, pair, request, entry.openTicks);
  requireWithinLimits(context, { owner: user.id, mode: user.mode }, { stake: cost.margin });
  const order = {
    id: nextId(state, 'positions'),
    owner: user.id,
    mode: user.mode,
    pairId: pair.id,
    symbol: pair.market.symbol,
    board: pair.board,
    side: request.side,
    orderMode: request.limit === undefined ? ('market' as const) : ('limit' as const),
    lots: request.lots,
    leverage: request.leverage,
    currency: catalogue.margin.currency.name,
    ...cost,
    nightFees: ZERO,
    askedTicks: entry.askedTicks,
    ...stops,
    placedAt: now,
  };
  return entry.reached
    ? opened(context, pair, {
        ...order,
        status: transition(POSITION_LIFECYCLE, 'none', 'open'),
        openTicks: entry.openTicks,
        openedAt: now,
        stopsSetAt: now,
      })
    : placed({ ...order, status: transition(POSITION_LIFECYCLE, 'none', 'place') });
};
