import * as zod from 'zod/mini';
import {
  add,
  compare,
  decimal,
  fitsScale,
  isPositive,
  isZero,
  parseDecimal,
  percentOf,
  smaller,
  subtract,
  toScale,
  type Decimal,
} from '@/domain/money/decimal';
import { isBeyond, within } from '@/domain/limits/left-today';
import { limitPriceProblem } from '@/domain/orders/limit';
import { affordableDespiteMoves } from '@/domain/orders/price-moved';
import {
  spotAmountProblem,
  largestSpotAmount,
  spotResultOf,
  spotTotalOf,
  type SpotAmountProblem,
  type SpotAmountRules,
  type SpotResult,
  type SpotSide,
  type SpotTerms,
} from '@/domain/spot/order';
import {
  spotAmountOf,
  spotTotalRules,
  type SpotTotalRules,
  type SpotUnit,
} from '@/domain/spot/total';
import { unreadCode, type UnreadCode } from './unread-code';

/** Values of the order form. Numbers are text as typed. */
export interface Ticket {
  readonly side: SpotSide;
  readonly mode: 'market' | 'limit';
  /** In the currency of `amountIn`: as typed, or as a chip has filled it in. */
  readonly amount: string;
  readonly amountIn: SpotUnit;
  /** Currency that the field shows and takes. A switch keeps `amount`, so that switching back loses nothing. */
  readonly unit: SpotUnit;
  /** Price of a limit order. */
  readonly limit: string;
}

/** Initial values of the order form. */
export const EMPTY_TICKET: Ticket = {
  side: 'buy',
  mode: 'market',
  amount: '',
  amountIn: 'base',
  unit: 'base',
  limit: '',
};

const typed = zod.string().check(zod.maxLength(60));
const storedUnit = zod.prefault(zod.enum(['base', 'quote']), 'base');
const storedTicket = zod.object({
  side: zod.enum(['buy', 'sell']),
  mode: zod.enum(['market', 'limit']),
  amount: typed,
  amountIn: storedUnit,
  unit: storedUnit,
  limit: typed,
});

/** Parses a ticket stored on the device; `undefined` if it is not valid. */
export const parseTicket = (value: unknown): Ticket | undefined => {
  const result = storedTicket.safeParse(value);
  return result.success ? result.data : undefined;
};

/** The amount of a ticket with its currency. */
export type TypedAmount = Pick<Ticket, 'amount' | 'amountIn'>;

/**
 * The ticket after it was ordered with `ordered`: without an amount and without the price of a limit order, which may be on the
 * wrong side of the market once it is reached; unless another amount was typed meanwhile.
 */
export const afterOrder = (ticket: Ticket, ordered: TypedAmount): Ticket =>
  ticket.amount === ordered.amount && ticket.amountIn === ordered.amountIn
    ? { ...ticket, amount: '', limit: '' }
    : ticket;

/** The ticket with an amount typed in the currency that its field shows. */
export const withAmount = (ticket: Ticket, amount: string): Ticket => ({
  ...ticket,
  amount,
  amountIn: ticket.unit,
});

/** Market and account data that a ticket's figures are computed from. */
export interface TicketBasis {
  readonly terms: SpotTerms;
  /** False if the server does not say what an order costs: then the fee of `terms` is 0. */
  readonly isFeeStated: boolean;
  readonly rules: SpotAmountRules;
  /** Last price of the pair, without spread. */
  readonly last: Decimal;
  /** Difference of bid and of ask from the last price, in the quote currency. */
  readonly spread: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  /** Available in the coin account. */
  readonly available: { readonly base: Decimal; readonly quote: Decimal };
  /** What a limit of the user's own leaves for buying, in the quote currency; `undefined` without one. */
  readonly leftToStake?: Decimal | undefined;
}

/** The fields of the ticket that are validated. */
export type Field = 'amount' | 'limit';

/** A validation problem of one field; codes of the error catalogue. */
export interface Problem {
  readonly field: Field;
  readonly code:
    | SpotAmountProblem
    | 'stake_limit'
    | UnreadCode
    | 'wallet_insufficient'
    | 'limit_sell_below_price';
}

/** The ticket with its field in another currency. The amount stays the same, converted for display. */
export const withUnit = (ticket: Ticket, unit: SpotUnit): Ticket => ({ ...ticket, unit });

interface Change {
  readonly before: Decimal;
  readonly after: Decimal;
}

/** Computed figures of an order. Prices in the quote currency. */
export interface Preview extends SpotResult {
  /** False if `receives` is before an unknown fee. */
  readonly isFeeStated: boolean;
  readonly amount: Decimal;
  /** Total in the quote currency, before the fee. */
  readonly total: Decimal;
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

/** Price that amounts are converted at: the order's, or the market's while there is no valid limit. */
const conversionPriceOf = (ticket: Ticket, basis: TicketBasis): Decimal =>
  entryOf(ticket, basis)?.price ?? marketPriceOf(ticket.side, basis);

/** The ticket's amount in the base currency at `price`; `undefined` while it is not valid. */
const baseAmountOf = (
  { amount, amountIn }: Ticket,
  { rules }: TicketBasis,
  price: Decimal | undefined,
): Decimal | undefined => {
  const typedAmount = parseDecimal(amount);
  if (typedAmount === undefined || amountIn === 'base') return typedAmount;
  return price && spotAmountOf(typedAmount, price, rules);
};

/** Text of the amount field: the amount in the currency that the field shows. Text that is no amount stays as typed. */
export const shownAmountOf = (ticket: Ticket, basis: TicketBasis): string => {
  if (ticket.unit === ticket.amountIn || parseDecimal(ticket.amount) === undefined)
    return ticket.amount;
  const price = conversionPriceOf(ticket, basis);
  const amount = baseAmountOf(ticket, basis, price);
  if (amount === undefined || !isPositive(price)) return '';
  return ticket.unit === 'base' ? amount : spotTotalOf(ticket.side, basis.terms, price, amount);
};

/** Limits of the amount in the quote currency, at the price that it is converted at. */
export const totalRulesOf = (ticket: Ticket, basis: TicketBasis): SpotTotalRules =>
  spotTotalRules(basis.terms, basis.rules, conversionPriceOf(ticket, basis));

/** Figures of the ticket's order; `undefined` while amount or limit are not valid. */
export const previewOf = (ticket: Ticket, basis: TicketBasis): Preview | undefined => {
  const entry = entryOf(ticket, basis);
  const amount = entry && baseAmountOf(ticket, basis, entry.price);
  if (amount === undefined || !isPositive(amount) || entry === undefined) return undefined;
  const result = spotResultOf(ticket.side, basis.terms, entry.price, amount);
  const { paying, receiving } = balancesOf(ticket.side, basis.available);
  return {
    ...result,
    ...entry,
    isFeeStated: basis.isFeeStated,
    amount,
    total: spotTotalOf(ticket.side, basis.terms, entry.price, amount),
    paying: { before: paying, after: subtract(paying, result.pays) },
    receiving: { before: receiving, after: add(receiving, result.receives) },
  };
};

const limitProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  if (ticket.mode === 'market' || ticket.limit === '') return [];
  const limit = limitOf(ticket, basis);
  if (limit === undefined) return [{ field: 'limit', code: unreadCode(ticket.limit) }];
  const code = limitPriceProblem(ticket.side === 'sell', limit, marketPriceOf('sell', basis));
  return code === undefined ? [] : [{ field: 'limit', code }];
};

const isReadable = ({ amount, amountIn }: Ticket, { terms }: TicketBasis): boolean => {
  const typedAmount = parseDecimal(amount);
  if (typedAmount === undefined || !isPositive(typedAmount)) return false;
  return amountIn === 'base' || fitsScale(typedAmount, terms.quoteScale);
};

/** Without a valid limit, a total is worth no amount yet: there is nothing to refuse. */
const amountCode = (ticket: Ticket, basis: TicketBasis): Problem['code'] | undefined => {
  if (!isReadable(ticket, basis)) return unreadCode(ticket.amount);
  const amount = baseAmountOf(ticket, basis, entryOf(ticket, basis)?.price);
  if (amount === undefined) return undefined;
  // A total that is worth less than one step.
  if (isZero(amount)) return 'order_below_minimum';
  const code = spotAmountProblem(amount, basis.rules);
  const preview = code === undefined ? previewOf(ticket, basis) : undefined;
  if (preview === undefined) return code;
  // More money would not help against a limit. A sale reduces what is held, so no limit forbids it.
  if (ticket.side === 'buy' && isBeyond(preview.pays, basis.leftToStake)) return 'stake_limit';
  return compare(preview.pays, preview.paying.before) > 0 ? 'wallet_insufficient' : undefined;
};

const amountProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  const code = ticket.amount === '' ? undefined : amountCode(ticket, basis);
  return code === undefined ? [] : [{ field: 'amount', code }];
};

/** Validates each field. Empty fields are not reported. */
export const problemsOf = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => [
  ...limitProblems(ticket, basis),
  ...amountProblems(ticket, basis),
];

/**
 * `percent` of the balance that pays; of what buys, at most what a limit leaves. All of it buys at the market price only
 * less a small move of that price.
 */
const moneyOf = (ticket: Ticket, basis: TicketBasis, percent: string): Decimal => {
  const { paying } = balancesOf(ticket.side, basis.available);
  const money = percentOf(paying, decimal(percent));
  const most = ticket.side === 'buy' ? within(paying, basis.leftToStake) : paying;
  const paysMarket = ticket.side === 'buy' && entryOf(ticket, basis)?.fillsImmediately === true;
  return paysMarket
    ? smaller(money, affordableDespiteMoves(most, basis.terms.quoteScale))
    : smaller(money, most);
};

/**
 * The ticket with `percent` of the paid currency's balance, at most the largest order. A share of the quote currency is a
 * total if the field shows that currency. Any other is an amount of coins, 0 if below the minimum: a share of the coins
 * must not grow past the balance when the price falls.
 */
export const withPercent = (ticket: Ticket, basis: TicketBasis, percent: string): Ticket => {
  const { side, unit } = ticket;
  const { terms, rules } = basis;
  const price = conversionPriceOf(ticket, basis);
  const money = moneyOf(ticket, basis, percent);
  const amount = largestSpotAmount(side, terms, rules, price, money);
  const isTotal = side === 'buy' && unit === 'quote' && compare(amount, rules.maximum) < 0;
  return isTotal
    ? { ...ticket, amount: toScale(money, terms.quoteScale, 'down'), amountIn: 'quote' }
    : { ...ticket, amount, amountIn: 'base' };
};
