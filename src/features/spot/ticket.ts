import * as zod from 'zod/mini';
import {
  add,
  compare,
  decimal,
  fitsScale,
  fromTicks,
  isPositive,
  larger,
  parseDecimal,
  percentOf,
  subtract,
  type Decimal,
} from '@/domain/money/decimal';
import { limitProblem } from '@/domain/orders/limit';
import {
  spotAmountProblem,
  largestSpotAmount,
  spotResultOf,
  type SpotAmountProblem,
  type SpotAmountRules,
  type SpotResult,
  type SpotSide,
  type SpotTerms,
} from '@/domain/spot/order';

/** What the user has filled in; numbers are text as typed. */
export interface Ticket {
  readonly side: SpotSide;
  readonly mode: 'market' | 'limit';
  /** In the base currency. */
  readonly amount: string;
  /** Price of a limit order. */
  readonly limit: string;
}

export const EMPTY_TICKET: Ticket = { side: 'buy', mode: 'market', amount: '', limit: '' };

const typed = zod.string().check(zod.maxLength(60));
const storedTicket = zod.object({
  side: zod.enum(['buy', 'sell']),
  mode: zod.enum(['market', 'limit']),
  amount: typed,
  limit: typed,
});

/** A ticket kept on the device, `undefined` if it is none. */
export const parseTicket = (value: unknown): Ticket | undefined => {
  const result = storedTicket.safeParse(value);
  return result.success ? result.data : undefined;
};

/** What a ticket is reckoned with. */
export interface TicketBasis {
  readonly terms: SpotTerms;
  readonly rules: SpotAmountRules;
  /** The price of the pair, without spread. */
  readonly last: Decimal;
  /** What a price is worse by, each way. */
  readonly spread: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  /** Available in the coin account. */
  readonly available: { readonly base: Decimal; readonly quote: Decimal };
}

/** The fields of the ticket that can be wrong. */
export type Field = 'amount' | 'limit';

/** Why a ticket cannot be sent; codes of the error catalogue. */
export interface Problem {
  readonly field: Field;
  readonly code: SpotAmountProblem | 'wallet_insufficient' | 'limit_sell_below_price';
}

interface Change {
  readonly before: Decimal;
  readonly after: Decimal;
}

/** What an order will be, in numbers. */
export interface Preview extends SpotResult {
  readonly amount: Decimal;
  /** The limit; with a market order the public price that is seen. */
  readonly asked: Decimal;
  /** What it is done at: the price of its side, or the limit. */
  readonly price: Decimal;
  /** False if it first waits for its price. */
  readonly isDoneAtOnce: boolean;
  /** Available of the currency that is paid, and of the one received, once it is done. */
  readonly paying: Change;
  readonly receiving: Change;
}

/** The price that the market's side gives now: the ask for a buy, the bid for a sell. */
const marketPriceOf = (side: SpotSide, { last, spread }: TicketBasis): Decimal =>
  side === 'buy' ? add(last, spread) : subtract(last, spread);

const limitOf = ({ limit }: Ticket, { decimals }: TicketBasis): Decimal | undefined => {
  const price = parseDecimal(limit);
  return price !== undefined && isPositive(price) && fitsScale(price, decimals) ? price : undefined;
};

/** The price asked for and what it is done at: a limit that the market is at already is done at the market's price. */
const entryOf = (
  ticket: Ticket,
  basis: TicketBasis,
): Pick<Preview, 'asked' | 'price' | 'isDoneAtOnce'> | undefined => {
  const market = marketPriceOf(ticket.side, basis);
  if (ticket.mode === 'market') return { asked: basis.last, price: market, isDoneAtOnce: true };
  const limit = limitOf(ticket, basis);
  if (limit === undefined) return undefined;
  const isDoneAtOnce =
    ticket.side === 'buy' ? compare(limit, market) >= 0 : compare(limit, market) <= 0;
  return { asked: limit, price: isDoneAtOnce ? market : limit, isDoneAtOnce };
};

/** What is available of the currencies that the side pays and receives. */
export const balancesOf = (side: SpotSide, { base, quote }: TicketBasis['available']) =>
  side === 'buy' ? { paying: quote, receiving: base } : { paying: base, receiving: quote };

/** What the ticket will be; `undefined` while amount or limit are no numbers. */
export const previewOf = (ticket: Ticket, basis: TicketBasis): Preview | undefined => {
  const amount = parseDecimal(ticket.amount);
  const entry = entryOf(ticket, basis);
  if (amount === undefined || !isPositive(amount) || entry === undefined) return undefined;
  const result = spotResultOf(ticket.side, basis.terms, entry.price, amount);
  const { paying, receiving } = balancesOf(ticket.side, basis.available);
  return {
    ...result,
    ...entry,
    amount,
    paying: { before: paying, after: subtract(paying, result.pays) },
    receiving: { before: receiving, after: add(receiving, result.receives) },
  };
};

const limitProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  if (ticket.mode === 'market' || ticket.limit === '') return [];
  const limit = limitOf(ticket, basis);
  if (limit === undefined) return [{ field: 'limit', code: 'amount_wrong' }];
  const code = limitProblem(ticket.side === 'sell', limit, marketPriceOf('sell', basis));
  return code === undefined ? [] : [{ field: 'limit', code }];
};

const amountProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  if (ticket.amount === '') return [];
  const amount = parseDecimal(ticket.amount);
  const code = amount === undefined ? 'amount_wrong' : spotAmountProblem(amount, basis.rules);
  if (code !== undefined) return [{ field: 'amount', code }];
  const preview = previewOf(ticket, basis);
  const isShort = preview !== undefined && compare(preview.pays, preview.paying.before) > 0;
  return isShort ? [{ field: 'amount', code: 'wallet_insufficient' }] : [];
};

/** Everything that is wrong with what was typed, field by field. What is empty is no mistake yet. */
export const problemsOf = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => [
  ...limitProblems(ticket, basis),
  ...amountProblems(ticket, basis),
];

/** The amount behind a percent chip: what that share of the paying currency buys or sells. 0 if not even the least. */
export const amountForShare = (ticket: Ticket, basis: TicketBasis, percent: string): Decimal => {
  const { side } = ticket;
  const price = entryOf(ticket, basis)?.price ?? marketPriceOf(side, basis);
  const money = percentOf(balancesOf(side, basis.available).paying, decimal(percent));
  return largestSpotAmount(side, basis.terms, basis.rules, price, money);
};

/** A price is stepped by its fifth figure from the left: 1.00 of 67,123.45. */
const STEPPED_FIGURE = 5;

/** How far a tap steps the limit: a ten-thousandth of the price or so, at least the pair's smallest step. */
export const limitStepOf = ({ last, decimals }: TicketBasis): Decimal => {
  const places = STEPPED_FIGURE - (last.split('.')[0] ?? '').length;
  const step = places >= 0 ? fromTicks(1, places) : `1${'0'.repeat(-places)}`;
  return larger(decimal(step), decimal(fromTicks(1, decimals)));
};

/** The ticket in another mode; a limit begins at the current price. */
export const inMode = (ticket: Ticket, mode: Ticket['mode'], basis: TicketBasis): Ticket => ({
  ...ticket,
  mode,
  limit: mode === 'limit' && ticket.limit === '' ? basis.last : ticket.limit,
});
