import { limitPriceProblem } from '@/domain/orders/limit';
import { spotAmountProblem, spotHoldOf, type SpotSide } from '@/domain/spot/order';
import { compare, fitsScale, negate, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import { secondOf, type Context, type Decision } from '../context';
import { priceTicks } from '../leverage/prices';
import { priceOf } from '../leverage/valuation';
import { requireWithinLimits } from '../limits/require-within-limits';
import { valueAt } from '../limits/usage';
import { balanceOf, userAccount } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import { nextId, type User } from '../state';
import { COIN_LIFECYCLE } from '@/domain/status/coin-order';
import type { CoinOrder } from './order';
import { currenciesOf, spotTermsOf, tradePostings, type SpotPair } from './trade';

/** A spot order request: the pair by its two currencies, amounts as typed. */
export interface CoinRequest {
  readonly baseId: number;
  readonly quoteId: number;
  readonly side: SpotSide;
  readonly price: string;
  readonly amount: string;
  readonly orderMode: 'market' | 'limit';
}

const requirePair = ({ catalogue }: Context, { baseId, quoteId }: CoinRequest): SpotPair => {
  const pair = catalogue.pairs.find(
    ({ base, quote }) => base.id === baseId && quote.id === quoteId,
  );
  if (pair === undefined) throw new Refusal('pair_not_found');
  if (pair.isActive === false) throw new Refusal('pair_not_activated');
  if (pair.spot === undefined) throw new Refusal('trade_not_activated');
  return { ...pair, spot: pair.spot };
};

const requireSpotAmount = (pair: SpotPair, text: string): Decimal => {
  const amount = parseDecimal(text);
  if (amount === undefined || !fitsScale(amount, pair.base.scale))
    throw new Refusal('amount_wrong');
  const problem = spotAmountProblem(amount, pair.spot.amounts);
  if (problem !== undefined) throw new Refusal(problem);
  return amount;
};

/**
 * The price, and whether the order fills immediately. A limit that the market has already reached counts as a market
 * order.
 */
const entryOf = ({ market, now }: Context, pair: SpotPair, request: CoinRequest) => {
  const { bid, ask } = market.quote(pair.market.symbol, secondOf(now));
  const ticks = request.side === 'buy' ? ask : bid;
  const asked = priceTicks(pair, request.price);
  if (request.orderMode === 'market') return { askedTicks: asked, ticks, done: true };
  const problem = limitPriceProblem(
    request.side === 'sell',
    priceOf(pair, asked),
    priceOf(pair, bid),
  );
  if (problem !== undefined) throw new Refusal(problem);
  const done = request.side === 'buy' ? asked >= ask : asked <= bid;
  return { askedTicks: asked, ticks: done ? ticks : asked, done };
};

/**
 * Places a spot order. A market order fills at the price of its side; a limit order holds its maximum cost until its
 * price is reached. The fee is deducted from the received amount.
 */
export const placeCoinOrder = (
  context: Context,
  user: User,
  request: CoinRequest,
): Decision<CoinOrder> => {
  const { state, market, now } = context;
  requireGoodStanding(user);
  const pair = requirePair(context, request);
  requireRealName(user);
  if (!market.session(pair.market.symbol, secondOf(now)).open) throw new Refusal('trading_closing');
  const amount = requireSpotAmount(pair, request.amount);
  const { askedTicks, ticks, done } = entryOf(context, pair, request);
  const price = priceOf(pair, ticks);
  const { side, orderMode } = request;
  const { pays: heldCurrency } = currenciesOf(side, pair);
  const hold = spotHoldOf(side, spotTermsOf(pair), price, amount);
  const available = userAccount(user.id, user.mode, 'coin', heldCurrency, 'available');
  if (compare(hold, balanceOf(state.ledger, available)) > 0)
    throw new Refusal('wallet_insufficient');
  // A sale reduces what is held, so no limit forbids it.
  if (side === 'buy')
    requireWithinLimits(
      context,
      { owner: user.id, mode: user.mode },
      { stake: valueAt(context, pair.quote, hold, now) },
    );
  const order = {
    id: nextId(state, 'coinOrders'),
    owner: user.id,
    mode: user.mode,
    pairId: pair.id,
    symbol: pair.market.symbol,
    side,
    orderMode,
    askedTicks,
    amount,
    feeFraction: pair.spot.feeFraction,
    hold,
    heldCurrency,
    placedAt: now,
  };
  return done ? traded(context, pair, { ...order, price, ticks }) : held(order, available);
};

type Terms = Omit<Extract<CoinOrder, { status: 'open' }>, 'status'>;

const traded = (
  { now }: Context,
  pair: SpotPair,
  { price, ticks, ...terms }: Terms & { price: Decimal; ticks: number },
): Decision<CoinOrder> => {
  const { result, postings } = tradePostings(pair, { ...terms, price }, 'available');
  const record = {
    ...terms,
    status: transition(COIN_LIFECYCLE, 'none', 'trade'),
    tradeTicks: ticks,
    fee: result.fee,
    doneAt: now,
  };
  const journal = { id: `trade:coin:${terms.id}`, at: now, kind: 'coin-trade', postings };
  return {
    events: [
      { kind: 'moneyMoved', journal },
      { kind: 'recordPut', collection: 'coinOrders', record },
    ],
    reply: record,
  };
};

const held = (terms: Terms, available: ReturnType<typeof userAccount>): Decision<CoinOrder> => {
  const { owner, mode, heldCurrency, hold } = terms;
  const record = { ...terms, status: transition(COIN_LIFECYCLE, 'none', 'place') };
  const journal = {
    id: `hold:coin:${terms.id}`,
    at: terms.placedAt,
    kind: 'coin-hold',
    postings: [
      { account: available, delta: negate(hold) },
      { account: userAccount(owner, mode, 'coin', heldCurrency, 'frozen'), delta: hold },
    ],
  };
  return {
    events: [
      { kind: 'moneyMoved', journal },
      { kind: 'recordPut', collection: 'coinOrders', record },
    ],
    reply: record,
  };
};
