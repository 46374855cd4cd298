import { closeLotsProblem } from '@/domain/leverage/order';
import type { Side } from '@/domain/leverage/position';
import { stopsProblem } from '@/domain/leverage/stops';
import { requireGoodStanding } from '../accounts/users';
import type { Board } from '@/domain/codes/board';
import { secondOf, type Context, type Decision } from '../context';
import { transition } from '@/domain/status/lifecycle';
import { rateAt } from '../rates';
import { Refusal } from '../refusal';
import type { User } from '../state';
import { closeAll, type CloseInstruction } from './close';
import { POSITION_LIFECYCLE } from '@/domain/status/position';
import { requireOpenPosition, requireOwnPosition } from './own-positions';
import type { OpenPosition } from './position';
import { stopTicks, type StopPrices } from './prices';
import { releasePending } from './release-pending';
import { closingTicks, openPositionsOf, pairOf, priceOf } from './valuation';

const isMarketOpen = ({ market, now }: Context, symbol: string): boolean =>
  market.session(symbol, secondOf(now)).open;

/** Closes lots at the closing price and the rate of the current second. */
const manualClosing = (
  { market, catalogue, now }: Context,
  position: OpenPosition,
  lots: number,
): CloseInstruction => {
  const second = secondOf(now);
  return {
    lots,
    ticks: closingTicks(market, position.symbol, position.side, second),
    rate: rateAt(catalogue, market, pairOf(catalogue, position.pairId).quote, second),
    reason: 'manual',
  };
};

/** The position to close and the number of lots; all lots if absent. */
export interface CloseRequest {
  readonly board: Board;
  readonly id: number;
  readonly lots: number | undefined;
}

/** Closes a position at the price of the current second, in full or in part. */
export const closePosition = (
  context: Context,
  user: User,
  { board, id, lots }: CloseRequest,
): Decision<'operation_success'> => {
  requireGoodStanding(user);
  const position = requireOpenPosition(context, user, id, board);
  const closed = lots ?? position.lots;
  const { leverage } = pairOf(context.catalogue, position.pairId);
  const problem = closeLotsProblem(closed, position.lots, leverage.lots);
  if (problem === 'order_below_minimum') throw new Refusal('parameter_wrong');
  if (problem !== undefined) throw new Refusal(problem);
  if (!isMarketOpen(context, position.symbol)) throw new Refusal('position_cannot_be_closed');
  const closing = manualClosing(context, position, closed);
  return { events: closeAll(context, [[position, closing]]), reply: 'operation_success' };
};

/** Filter of the open positions to close; an absent field does not restrict. */
export interface CloseFilter {
  readonly side: Side | undefined;
  readonly baseId: number | undefined;
  readonly quoteId: number | undefined;
}

const matchesPair = (
  { base, quote }: { base: { id: number }; quote: { id: number } },
  { baseId, quoteId }: CloseFilter,
): boolean =>
  (baseId === undefined || base.id === baseId) && (quoteId === undefined || quote.id === quoteId);

/** Closes all open positions that match the filter, in order of id. Positions whose market is closed stay open. */
export const closePositions = (
  context: Context,
  user: User,
  filter: CloseFilter,
): Decision<'operation_success'> => {
  requireGoodStanding(user);
  const { catalogue } = context;
  if (!catalogue.pairs.some((pair) => matchesPair(pair, filter)))
    throw new Refusal('pair_not_found');
  const wanted = openPositionsOf(context, { owner: user.id, mode: user.mode }).filter(
    ({ side, pairId }) =>
      (filter.side === undefined || side === filter.side) &&
      matchesPair(pairOf(catalogue, pairId), filter),
  );
  if (wanted.length === 0) throw new Refusal('trade_record_not_found');
  const closable = wanted.filter(({ symbol }) => isMarketOpen(context, symbol));
  if (closable.length === 0) throw new Refusal('position_cannot_be_closed');
  const closings = closable.map(
    (position) => [position, manualClosing(context, position, position.lots)] as const,
  );
  return { events: closeAll(context, closings), reply: 'operation_success' };
};

/**
 * Sets take profit and stop loss of an open position, effective from the next second. In a closed market they are
 * validated against the last price.
 */
export const setStops = (
  context: Context,
  user: User,
  id: number,
  prices: StopPrices,
): Decision<'updated'> => {
  requireGoodStanding(user);
  const { market, catalogue, now } = context;
  const position = requireOpenPosition(context, user, id, undefined);
  const pair = pairOf(catalogue, position.pairId);
  const stops = stopTicks(pair, prices);
  const { side, openTicks, symbol } = position;
  const inPrice = (ticks: number | undefined) =>
    ticks === undefined ? undefined : priceOf(pair, ticks);
  const problem = stopsProblem(
    side,
    { takeProfit: inPrice(stops.takeProfitTicks), stopLoss: inPrice(stops.stopLossTicks) },
    priceOf(pair, openTicks),
    priceOf(pair, closingTicks(market, symbol, side, secondOf(now))),
  );
  if (problem !== undefined) throw new Refusal(problem);
  const status = transition(POSITION_LIFECYCLE, position.status, 'setStops');
  // Always at the end: JSON drops empty fields, and a restored world must have the same bytes.
  const { takeProfitTicks: _profit, stopLossTicks: _loss, ...kept } = position;
  const record = { ...kept, status, ...stops, stopsSetAt: now };
  return {
    events: [{ kind: 'recordPut', collection: 'positions', record }],
    reply: 'updated',
  };
};

/** Cancels a pending order and releases its hold. If the price was reached first, the order is already filled. */
export const cancelPosition = (
  context: Context,
  user: User,
  id: number,
): Decision<'cancel_success'> => {
  requireGoodStanding(user);
  const position = requireOwnPosition(context, user, id);
  if (position.status === 'cancelled') throw new Refusal('trade_record_not_found');
  if (position.status !== 'pending') throw new Refusal('order_cannot_be_cancelled');
  return { events: releasePending(context, position, 'cancel'), reply: 'cancel_success' };
};
