import type { Order, RunningOrder, SettledOrder } from './order';

/** An order that the user has picked, or has just placed. */
export interface Selection {
  readonly id: number;
  /** The pair on screen at the time. On that of another pair the selection does not count. */
  readonly onScreen: string;
  /** Ids of the results that were shown at the time: later ones take precedence. */
  readonly resultsThen: ReadonlySet<number>;
}

/** The orders that an event can show. */
export interface EventOrders {
  readonly running: readonly RunningOrder[];
  readonly results: readonly SettledOrder[];
}

/** The result that was settled last. */
export const newestResult = (results: readonly SettledOrder[]): SettledOrder | undefined =>
  results.toSorted((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0) || b.id - a.id)[0];

const onScreen = (selected: Selection | undefined, symbol: string): Selection | undefined =>
  selected?.onScreen === symbol ? selected : undefined;

/**
 * The order to show: the newest result since the selection, else the selected order, else the newest result, else the
 * newest running order, those of the pair on screen first. `undefined` without orders.
 */
export const focusOf = (
  { running, results }: EventOrders,
  selected: Selection | undefined,
  symbol: string,
): Order | undefined => {
  const selection = onScreen(selected, symbol);
  const since = results.filter(({ id }) => selection?.resultsThen.has(id) === false);
  const picked = [...running, ...results].find(({ id }) => id === selection?.id);
  const newestFirst = running.toSorted((a, b) => b.id - a.id);
  return (
    newestResult(since) ??
    picked ??
    newestResult(results) ??
    newestFirst.find((order) => order.symbol === symbol) ??
    newestFirst[0]
  );
};

/** True if the event opens unasked: the pair of the order is on screen, or the user has picked the order. */
export const opensByItself = (
  order: Order,
  selected: Selection | undefined,
  symbol: string,
): boolean => order.symbol === symbol || order.id === onScreen(selected, symbol)?.id;

/** The other orders, results first. */
export const othersOf = ({ running, results }: EventOrders, shown: Order): readonly Order[] =>
  [...results, ...running].filter(({ id }) => id !== shown.id);
