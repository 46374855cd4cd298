import { add, decimal, negate, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { feeOf, stakeProblem, type Direction, type SecondsTerms } from '@/domain/seconds/contract';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import { secondOf, type Catalogue, type Context, type Decision, type TradedPair } from '../context';
import { requireWithinLimits } from '../limits/require-within-limits';
import { valueAt } from '../limits/usage';
import { balanceOf, systemAccount, userAccount, type Journal } from '../ledger/ledger';
import { Refusal } from '../refusal';
import type { Board } from '@/domain/codes/board';
import { nextId, type User } from '../state';
import type { OpenOrder } from './order';

/** An order request. `pairId` and `currencyId` are wire ids. */
export interface OrderRequest {
  readonly board: Board;
  readonly pairId: number;
  readonly currencyId: number;
  readonly direction: Direction;
  readonly seconds: number;
  readonly stake: string;
}

const requirePair = ({ pairs }: Catalogue, request: OrderRequest): TradedPair => {
  const pair = pairs.find(({ id, board }) => id === request.pairId && board === request.board);
  if (pair === undefined) throw new Refusal('pair_not_found');
  if (pair.isActive === false) throw new Refusal('pair_not_activated');
  return pair;
};

const requireOffer = (context: Context, user: User, request: OrderRequest) => {
  const payable = context.catalogue.payable.find(
    ({ currency }) => currency.id === request.currencyId,
  );
  if (payable === undefined) throw new Refusal('wallet_not_found');
  const expiry = context.catalogue.expiries.find(({ seconds }) => seconds === request.seconds);
  if (expiry === undefined) throw new Refusal('parameter_wrong');
  const stake = parseDecimal(request.stake);
  if (stake === undefined) throw new Refusal('amount_wrong');
  const { currency, feePercent } = payable;
  const terms: SecondsTerms = {
    stake,
    feePercent,
    payoutPercent: expiry.payoutPercent,
    scale: currency.scale,
  };
  const account = userAccount(user.id, user.mode, 'coin', currency.name, 'available');
  const available = balanceOf(context.state.ledger, account);
  const problem = stakeProblem(terms, {
    minimum: expiry.minimum,
    maximum: expiry.maximum,
    available,
  });
  if (problem !== undefined) throw new Refusal(problem);
  return { currency, terms };
};

/** The stake moves from available to frozen, the fee from available to the house. */
const openingJournal = (order: OpenOrder): Journal => {
  const { owner, mode, currency, stake, fee } = order;
  const available = userAccount(owner, mode, 'coin', currency, 'available');
  const postings: { account: Journal['postings'][number]['account']; delta: Decimal }[] = [
    { account: available, delta: negate(stake) },
    { account: userAccount(owner, mode, 'coin', currency, 'frozen'), delta: stake },
    { account: available, delta: negate(fee) },
    { account: systemAccount(mode, 'house:fee', currency), delta: fee },
  ];
  return { id: `open:seconds:${order.id}`, at: order.openedAt, kind: 'seconds-open', postings };
};

/**
 * Opens a seconds contract at the public price of the current second. Live trading needs real-name verification
 * (specification, section 5); demo trading does not. The market must be open through the expiry.
 */
export const openOrder = (
  context: Context,
  user: User,
  request: OrderRequest,
): Decision<OpenOrder> => {
  const { state, now, market, catalogue } = context;
  requireGoodStanding(user);
  const pair = requirePair(catalogue, request);
  requireRealName(user);
  const { currency, terms } = requireOffer(context, user, request);
  const settlesAt = now + request.seconds * 1000;
  const { symbol } = pair.market;
  if (!market.isOpenThrough(symbol, secondOf(now), secondOf(settlesAt)))
    throw new Refusal('trading_closing');
  const inMargin = (amount: Decimal): Decimal => valueAt(context, currency, amount, now);
  requireWithinLimits(
    context,
    { owner: user.id, mode: user.mode },
    { stake: inMargin(terms.stake), worst: inMargin(add(terms.stake, feeOf(terms))) },
  );
  const order: OpenOrder = {
    id: nextId(state, 'secondsOrders'),
    owner: user.id,
    mode: user.mode,
    pairId: pair.id,
    symbol,
    board: pair.board,
    direction: request.direction,
    currency: currency.name,
    currencyId: currency.id,
    stake: decimal(request.stake),
    fee: feeOf(terms),
    payoutPercent: terms.payoutPercent,
    seconds: request.seconds,
    openedAt: now,
    settlesAt,
    entryTicks: market.priceAt(symbol, secondOf(now)),
    status: 'open',
  };
  return {
    events: [
      { kind: 'moneyMoved', journal: openingJournal(order) },
      { kind: 'recordPut', collection: 'secondsOrders', record: order },
      { kind: 'scheduled', appointment: { at: settlesAt, topic: 'secondsExpiry', id: order.id } },
    ],
    reply: order,
  };
};
