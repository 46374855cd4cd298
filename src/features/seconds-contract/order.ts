import { timeOfRow } from '@/api/row-time';
import { optionalDecimal } from '@/api/row-values';
import type { OrderRow } from '@/api/rows';
import { nameOf } from '@/domain/codes/name-of';
import { DIRECTION_CODES, OUTCOME_CODES, SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { add, decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { netProfitOf, outcomeOf, type Direction, type Outcome } from '@/domain/seconds/contract';

interface OrderTerms {
  readonly id: number;
  readonly pairId: number;
  readonly symbol: string;
  readonly direction: Direction;
  readonly seconds: number;
  /** Amounts are in `currency`. */
  readonly stake: Decimal;
  readonly fee: Decimal;
  readonly payoutPercent: Decimal;
  readonly currency: string;
  readonly entry: string;
  /** Epoch seconds; `undefined` if the server does not say. */
  readonly openedAt: number | undefined;
}

/** An order before its expiry. `endsAt` in epoch milliseconds of the server's clock. */
export type RunningOrder = OrderTerms & { readonly status: 'running'; readonly endsAt: number };

/** A settled order. `profit` is net of the fee, so it is the change of the balance. */
export type SettledOrder = OrderTerms & {
  readonly status: 'settled';
  readonly settlement: string | undefined;
  readonly outcome: Outcome;
  readonly profit: Decimal;
  readonly settledAt: number | undefined;
};

/** A seconds contract. */
export type Order = RunningOrder | SettledOrder;

/** Maps the fields that running and settled orders share. Decimals lose trailing zeros ("80.00"). */
const termsOf = (row: OrderRow): OrderTerms => ({
  id: row.id,
  pairId: row.match_id,
  symbol: row.symbol_name,
  direction: nameOf(DIRECTION_CODES, row.type),
  seconds: row.seconds,
  stake: decimal(row.number),
  fee: decimal(row.fee),
  payoutPercent: decimal(row.profit_ratio),
  currency: row.currency_name,
  entry: row.open_price,
  openedAt: timeOfRow(row.created_time, row.created_at),
});

/** Milliseconds until an order settles. A server that does not say has just taken it. */
export const remainingMs = (row: Pick<OrderRow, 'seconds' | 'remain_milli_seconds'>): number =>
  row.remain_milli_seconds ?? row.seconds * 1000;

/** Maps a row. `readAt`: time of the reply in epoch milliseconds of the server's clock; the remaining time counts from it. */
export const toOrder = (row: OrderRow, readAt: number): Order => {
  const terms = termsOf(row);
  if (row.status !== SECONDS_STATUS_CODES.settled) {
    const endsAt = readAt + remainingMs(row);
    // Without our time of the order, it follows from the end: the chart must not depend on the zone of a text.
    const openedAt = row.created_time ?? Math.round(endsAt / 1000 - row.seconds);
    return { ...terms, status: 'running', openedAt, endsAt };
  }
  const outcome = nameOf(OUTCOME_CODES, row.profit_result);
  return {
    ...terms,
    status: 'settled',
    settlement: row.end_price ?? undefined,
    outcome,
    profit: netProfitOf(terms, outcome, optionalDecimal(row.fact_profits)),
    settledAt: timeOfRow(row.handled_time, row.handled_at),
  };
};

/** True before the settlement of an order. */
export const isRunning = (order: Order): order is RunningOrder => order.status === 'running';
/** True once an order has a result. */
export const isSettled = (order: Order): order is SettledOrder => order.status === 'settled';

/** Outcome and net profit of a running order if it settled at `price`. */
export const resultAtPrice = (
  order: RunningOrder,
  price: string,
): { readonly outcome: Outcome; readonly profit: Decimal } => {
  const outcome = outcomeOf(order.direction, decimal(order.entry), decimal(price));
  return { outcome, profit: netProfitOf(order, outcome) };
};

const sumOf = (amounts: readonly (Decimal | undefined)[]): Decimal | undefined =>
  amounts.reduce<Decimal | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : add(sum, amount)),
    ZERO,
  );

/** Total net profit per currency if all running orders settled at their current prices; `undefined` if a price is missing. */
export const totalsAtCurrentPrices = (
  orders: readonly RunningOrder[],
  priceOf: (symbol: string) => string | undefined,
): readonly { readonly currency: string; readonly profit: Decimal | undefined }[] =>
  [...new Set(orders.map(({ currency }) => currency))].map((currency) => ({
    currency,
    profit: sumOf(
      orders
        .filter((order) => order.currency === currency)
        .map((order) => {
          const price = priceOf(order.symbol);
          return price === undefined ? undefined : resultAtPrice(order, price).profit;
        }),
    ),
  }));

/** Merges lists without duplicates, newest first. An order settled in any list counts as settled. */
export const mergeOrders = (lists: readonly (readonly Order[])[]): readonly Order[] => {
  const byId = new Map<number, Order>();
  for (const order of lists.flat())
    if (isSettled(order) || !byId.has(order.id)) byId.set(order.id, order);
  return [...byId.values()].toSorted((a, b) => b.id - a.id);
};
