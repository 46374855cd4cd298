import {
  availableMarginOf,
  equityOf,
  canPay,
  marginLevelOf,
  usableMarginOf,
  type ContractAccount,
} from '@/domain/leverage/account';
import { largestLots, lotsProblem } from '@/domain/leverage/order';
import {
  closingPrice,
  marginOf,
  notionalOf,
  openFeeOf,
  openingPrice,
  overnightFeeOf,
  positionProfitOf,
  spreadCostOf,
  type Side,
} from '@/domain/leverage/position';
import { stopsProblem, type Stops } from '@/domain/leverage/stops';
import { isBeyond } from '@/domain/limits/left-today';
import { limitPriceProblem } from '@/domain/orders/limit';
import { affordableDespiteMoves } from '@/domain/orders/price-moved';
import {
  add,
  decimal,
  isPositive,
  percentOf,
  smaller,
  subtract,
  type Decimal,
} from '@/domain/money/decimal';
import { parseInteger } from '@/domain/format/numbers';
import { parseFieldText } from '@/lib/digits';
import { stopOutOf, withoutFloating, type PairPosition, type StopOut } from './stop-out';
import { stopPriceOf, stopTextProblem, unitOfStop } from './stop-texts';
import { isCostTold, isTold, type LeverageTerms } from './terms';
import type { Ticket } from './ticket-draft';

/** Market and account data that a ticket's figures are computed from. */
export interface TicketBasis {
  readonly terms: LeverageTerms;
  readonly account: ContractAccount;
  /** The open positions of the pair: they move with the order's. */
  readonly positions: readonly PairPosition[];
  /** Last price of the pair, without spread. */
  readonly last: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
  /** What a limit of the user's own leaves for margins; `undefined` without one. */
  readonly leftToStake?: Decimal | undefined;
}

/** The fields of the ticket that are validated. */
export type Field = 'limit' | 'lots' | 'takeProfit' | 'stopLoss';

/** A validation problem of one field. `amount_wrong`: not a number of its decimals; `not_positive`: not above 0; the other codes are of the error catalogue. */
export interface Problem {
  readonly field: Field;
  readonly code:
    | 'amount_wrong'
    | 'not_positive'
    | 'order_below_minimum'
    | 'order_above_maximum'
    | 'quantity_not_multiple'
    | 'limit_sell_below_price'
    | 'take_profit_wrong'
    | 'stop_loss_wrong'
    | 'account_insufficient'
    | 'stake_limit';
}

/** Account figures that an order changes. `undefined` if stored by a version that did not have them. */
interface AccountFigures {
  readonly equity: Decimal | undefined;
  readonly used: Decimal | undefined;
  readonly available: Decimal;
  readonly level: Decimal | undefined;
}

/** Computed figures of an order. Money in the margin currency, prices in the quote currency. */
export interface Preview {
  readonly lots: number;
  readonly leverage: number;
  /** Opening price: the market price of its side, or the limit. */
  readonly openPrice: Decimal;
  /** Notional value of the position, not rounded. */
  readonly notional: Decimal;
  readonly margin: Decimal;
  readonly fee: Decimal;
  /** Margin plus opening fee: the reduction of available margin. */
  readonly cost: Decimal;
  /** Loss of opening and closing at an unchanged price, not rounded. */
  readonly spreadCost: Decimal;
  readonly nightFee: Decimal;
  /** What the server does not tell of the costs: figures that need it are not known. */
  readonly unknown: LeverageTerms['unknown'];
  readonly stops: Stops;
  readonly before: AccountFigures;
  /**
   * The account with the order, and its stop-out if only this pair moves; the order's and the open positions of the pair
   * move together. `undefined` if the account cannot pay for the order.
   */
  readonly after: (AccountFigures & { readonly stopOut: StopOut }) | undefined;
}

/** The leverage of the ticket, else the smallest one available. */
export const leverageOf = ({ leverage }: Ticket, { leverages }: LeverageTerms): number =>
  leverage !== undefined && leverages.includes(leverage) ? leverage : (leverages[0] ?? 1);

const quoteOf = ({ terms, last }: TicketBasis) => ({ last, spread: terms.spread });

/** Price at which the ticket would open; `undefined` while the limit is not a positive price of the pair. */
export const openPriceOf = (ticket: Ticket, basis: TicketBasis): Decimal | undefined => {
  if (ticket.mode === 'market') return openingPrice(ticket.side, quoteOf(basis));
  const limit = parseFieldText(ticket.limit, basis.decimals);
  return limit !== undefined && isPositive(limit) ? limit : undefined;
};

/** Price that stops are validated against, besides the open price: the current closing price, or the limit. */
const currentPriceOf = (ticket: Ticket, basis: TicketBasis, openPrice: Decimal): Decimal =>
  ticket.mode === 'market' ? closingPrice(ticket.side, quoteOf(basis)) : openPrice;

const figuresOf = (account: ContractAccount): AccountFigures => ({
  equity: equityOf(account),
  used: account.usedMargin,
  available: availableMarginOf(account),
  level: marginLevelOf(account),
});

/** The account after the order opens. A limit order only holds its cost until it fills. */
const accountAfter = (
  ticket: Ticket,
  { terms, account }: TicketBasis,
  order: Pick<Preview, 'lots' | 'openPrice' | 'margin' | 'cost'>,
  closing: Decimal,
): ContractAccount => {
  const cash = subtract(account.cash, order.cost);
  if (ticket.mode === 'limit') return { ...account, cash, held: add(account.held, order.cost) };
  const result = positionProfitOf(
    ticket.side,
    terms.position,
    order.lots,
    order.openPrice,
    closing,
  );
  return {
    ...account,
    cash,
    usedMargin: add(account.usedMargin, order.margin),
    floating: add(account.floating, result),
  };
};

/** The last price at which an order of this side opens at `openPrice`. */
const lastAtOpening = (side: Side, openPrice: Decimal, { spread }: LeverageTerms): Decimal =>
  side === 'long' ? subtract(openPrice, spread) : add(openPrice, spread);

const stopOutFor = (
  ticket: Ticket,
  { terms, account, positions, decimals, last }: TicketBasis,
  order: Pick<Preview, 'lots' | 'openPrice' | 'margin' | 'cost'>,
): StopOut =>
  stopOutOf({
    positions: [...positions, { side: ticket.side, ...order }],
    terms,
    others: {
      ...withoutFloating(account, positions),
      cash: subtract(account.cash, order.cost),
      usedMargin: add(account.usedMargin, order.margin),
    },
    stopOutPercent: terms.stopOutPercent,
    last: ticket.mode === 'limit' ? lastAtOpening(ticket.side, order.openPrice, terms) : last,
    decimals,
  });

/** The stops of a ticket as prices. Text that is not a number gives no stop. */
const stopsOf = (ticket: Ticket, basis: TicketBasis, lots: number, openPrice: Decimal): Stops => {
  const { terms, decimals } = basis;
  const about = { side: ticket.side, terms: terms.position, lots, openPrice, decimals };
  if (!ticket.hasStops) return { takeProfit: undefined, stopLoss: undefined };
  return {
    takeProfit: stopPriceOf(ticket.stops, { ...about, kind: 'takeProfit' }),
    stopLoss: stopPriceOf(ticket.stops, { ...about, kind: 'stopLoss' }),
  };
};

/** Figures of the ticket's order; `undefined` while lots or limit are not positive numbers. */
export const previewOf = (ticket: Ticket, basis: TicketBasis): Preview | undefined => {
  const lots = parseInteger(ticket.lots);
  const openPrice = openPriceOf(ticket, basis);
  if (lots === undefined || lots <= 0 || openPrice === undefined) return undefined;
  const { terms, account } = basis;
  const leverage = leverageOf(ticket, terms);
  const margin = marginOf(terms.position, lots, openPrice, leverage);
  const fee = openFeeOf(terms.position, lots, openPrice);
  const order = { lots, openPrice, margin, cost: add(margin, fee) };
  const closing = currentPriceOf(ticket, basis, openPrice);
  return {
    ...order,
    leverage,
    fee,
    notional: notionalOf(terms.position, lots, openPrice),
    spreadCost: spreadCostOf(terms.position, lots, terms.spread),
    nightFee: overnightFeeOf(terms.position, lots, openPrice, terms.night?.nights ?? 1),
    unknown: terms.unknown,
    stops: stopsOf(ticket, basis, lots, openPrice),
    before: figuresOf(account),
    after: canPay(account, order.cost)
      ? {
          ...figuresOf(accountAfter(ticket, basis, order, closing)),
          stopOut: stopOutFor(ticket, basis, order),
        }
      : undefined,
  };
};

/** When the account is stopped out with the order; `undefined` if it cannot be paid for or its cost is unknown. */
export const stopOutOfOrder = (preview: Preview | undefined): StopOut | undefined =>
  preview !== undefined && isCostTold(preview) ? preview.after?.stopOut : undefined;

const limitProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  if (ticket.mode === 'market' || ticket.limit === '') return [];
  const limit = parseFieldText(ticket.limit, basis.decimals);
  if (limit === undefined) return [{ field: 'limit', code: 'amount_wrong' }];
  if (!isPositive(limit)) return [{ field: 'limit', code: 'not_positive' }];
  const bid = subtract(basis.last, basis.terms.spread);
  const code = limitPriceProblem(ticket.side === 'short', limit, bid);
  return code === undefined ? [] : [{ field: 'limit', code }];
};

const lotsProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  if (ticket.lots === '') return [];
  const lots = parseInteger(ticket.lots);
  if (lots === undefined) return [{ field: 'lots', code: 'amount_wrong' }];
  const code = lotsProblem(lots, basis.terms.lots);
  if (code !== undefined) return [{ field: 'lots', code }];
  const preview = previewOf(ticket, basis);
  if (preview === undefined || !isTold(preview, 'lotSize')) return [];
  // More money would not help against a limit.
  if (isBeyond(preview.margin, basis.leftToStake)) return [{ field: 'lots', code: 'stake_limit' }];
  return canPay(basis.account, preview.cost)
    ? []
    : [{ field: 'lots', code: 'account_insufficient' }];
};

const stopProblems = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => {
  const openPrice = openPriceOf(ticket, basis);
  if (!ticket.hasStops || openPrice === undefined) return [];
  const typed = parseInteger(ticket.lots);
  const lots = typed ?? 1;
  const stops = stopsOf(ticket, basis, lots, openPrice);
  const { terms, decimals } = basis;
  const about = { side: ticket.side, terms: terms.position, lots, openPrice, decimals };
  const unread = (['takeProfit', 'stopLoss'] as const).flatMap((field): readonly Problem[] => {
    const code = stopTextProblem(ticket.stops, { ...about, kind: field });
    return code === undefined ? [] : [{ field, code }];
  });
  if (unread.length > 0) return unread;
  const current = currentPriceOf(ticket, basis, openPrice);
  const alone = [
    { field: 'takeProfit', stops: { ...stops, stopLoss: undefined } },
    { field: 'stopLoss', stops: { ...stops, takeProfit: undefined } },
  ] as const;
  return alone.flatMap(({ field, stops: one }) => {
    // An amount has no price before there are lots.
    if (typed === undefined && unitOfStop(ticket.stops, field) === 'amount') return [];
    const code = stopsProblem(ticket.side, one, openPrice, current);
    return code === undefined ? [] : [{ field, code }];
  });
};

/** Validates each field. Empty fields are not reported. */
export const problemsOf = (ticket: Ticket, basis: TicketBasis): readonly Problem[] => [
  ...limitProblems(ticket, basis),
  ...lotsProblems(ticket, basis),
  ...stopProblems(ticket, basis),
];

/**
 * Lots that `percent` of the usable margin pays for, within what a limit leaves; 0 if fewer than the minimum. All of it opens
 * at the market price only less a small move of that price.
 */
export const lotsForPercent = (ticket: Ticket, basis: TicketBasis, percent: string): number => {
  const openPrice = openPriceOf(ticket, basis);
  if (openPrice === undefined) return 0;
  const { terms, account, leftToStake } = basis;
  const usable = usableMarginOf(account);
  const most = (money: Decimal): Decimal =>
    ticket.mode === 'market' ? affordableDespiteMoves(money, terms.position.scale) : money;
  return largestLots(
    terms.position,
    terms.lots,
    openPrice,
    leverageOf(ticket, terms),
    smaller(percentOf(usable, decimal(percent)), most(usable)),
    leftToStake && most(leftToStake),
  );
};
