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

/** Values of the order form. Numbers are text as typed. */
export interface Ticket {
  readonly side: SpotSide;
  readonly mode: 'market' | 'limit';
  /** In the base currency. */
  readonly amount: string;
  /** Price of a limit order. */
  readonly limit: string;
}

/** Initial values of the order form. */
export const EMPTY_TICKET: Ticket = { side: 'buy', mode: 'market', amount: '', limit: '' };

const typed = zod.string().check(zod.maxLength(60));
const storedTicket = zod.object({
  side: zod.enum(['buy', 'sell']),
  mode: zod.enum(['market', 'limit']),
  amount: typed,
  limit: typed,
});

/** Parses a ticket stored on the device; `undefined` if it is not valid. */
export const parseTicket = (value: unknown): Ticket | undefined => {
  const result = storedTicket.safeParse(value);
  return result.success ? result.data : undefined;
};

/** The ticket after `amount` was ordered with it: without it, unless another was typed meanwhile. */
export const withoutAmount = (ticket: Ticket, amount: Decimal): Ticket =>
  parseDecimal(ticket.amount) === amount ? { ...ticket, amount: '' } : ticket;

/** Market and account data that a ticket's figures are computed from. */
export interface TicketBasis {
  readonly terms: SpotTerms;
  readonly rules: SpotAmountRules;
  /** Last price of the pair, without spread. */
  readonly last: Decimal;
  /** Difference of bid and of ask from the last price, in the quote currency. */
  readonly spread: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  /** Available in the coin account. */
  readonly available: { readonly base: Decimal; readonly quote: Decimal };
}

/** The fields of the ticket that are validated. */
export type Field = 'amount' | 'limit';

/** A validation problem of one field; codes of the error catalogue. */
export interface Problem {
  readonly field: Field;
  readonly code: SpotAmountProblem | 'wallet_insufficient' | 'limit_sell_below_price';
}

interface Change {
  readonly before: Decimal;
  readonly after: Decimal;
}

/** Computed figures of an order. Prices in the quote currency. */
export interface Preview extends SpotResult {
  readonly amount: Decimal;
  /** The limit; for a market order the public price shown to the user. */
  readonly requestedPrice: Decimal;
  /** Fill price: the market price of its side, or the limit. */
  readonly price: Decimal;
  /** True if the order fills immediately; false if it stays open until the market reaches its limit. */
  readonly fillsImmediately: boolean;
  /** Available balances of the paid and the received currency, before and after the fill. */
  readonly paying: Change;
  readonly receiving: Change;
}

/** Current market price of a side: the ask for a buy, the bid for a sell. */
const marketPriceOf = (side: SpotSide, { last, spread }: TicketBasis): Decimal =>
  side === 'buy' ? add(last, spread) : subtract(last, spread);

const limitOf = ({ limit }: Ticket, { decimals }: TicketBasis): Decimal | undefined => {
  const price = parseDecimal(limit);
  return price !== undefined && isPositive(price) && fitsScale(price, decimals) ? price : undefined;
};

/** Requested price and fill price. A marketable limit order fills at the market price. */
const entryOf = (
  ticket: Ticket,
  basis: TicketBasis,
): Pick<Preview, 'requestedPrice' | 'price' | 'fillsImmediately'> | undefined => {
  const market = marketPriceOf(ticket.side, basis);
  if (ticket.mode === 'market')
    return { requestedPrice: basis.last, price: market, fillsImmediately: true };
  const limit = limitOf(ticket, basis);
  if (limit === undefined) return undefined;
  const fillsImmediately =
    ticket.side === 'buy' ? compare(limit, market) >= 0 : compare(limit, market) <= 0;
  return { requestedPrice: limit, price: fillsImmediately ? market : limit, fillsImmediately };
};

/** Available balances of the currencies that a side pays and receives. */
export const balancesOf = (side: SpotSide, { base, quote }: TicketBasis['available']) =>
  side === 'buy' ? { paying: quote, receiving: base } : { paying: base, receiving: quote };

/** Figures of the ticket's order; `undefined` while amount or limit are not valid. */
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

/** Validates each field. Empty fields are not reported. */
export const problemsOf = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => [
  ...limitProblems(ticket, basis),
  ...amountProblems(ticket, basis),
];

/** Amount that `percent` of the paid currency's balance buys or sells; 0 if below the minimum. */
export const amountForPercent = (ticket: Ticket, basis: TicketBasis, percent: string): Decimal => {
  const { side } = ticket;
  const price = entryOf(ticket, basis)?.price ?? marketPriceOf(side, basis);
  const money = percentOf(balancesOf(side, basis.available).paying, decimal(percent));
  return largestSpotAmount(side, basis.terms, basis.rules, price, money);
};

/** The significant digit of the price that a step changes: 1.00 for 67,123.45. */
const STEPPED_DIGIT = 5;

/** Step of the limit field: about a ten-thousandth of the price, at least the pair's price step. */
export const limitStepOf = ({ last, decimals }: TicketBasis): Decimal => {
  const places = STEPPED_DIGIT - (last.split('.')[0] ?? '').length;
  const step = places >= 0 ? fromTicks(1, places) : `1${'0'.repeat(-places)}`;
  return larger(decimal(step), decimal(fromTicks(1, decimals)));
};

/** Changes the mode of a ticket. An empty limit is filled with the current price. */
export const withMode = (ticket: Ticket, mode: Ticket['mode'], basis: TicketBasis): Ticket => ({
  ...ticket,
  mode,
  limit: mode === 'limit' && ticket.limit === '' ? basis.last : ticket.limit,
});
