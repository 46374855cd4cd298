import { isReached, type PriceAlert } from './alert';

/** Current prices. */
export interface FreshPrices {
  /** `undefined` if the price may be stale, or is unknown. */
  readonly readFresh: (symbol: string) => string | undefined;
  /** Calls back when any price has changed. Returns the unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Checks alerts against each fresh price, and fires each reached alert once. Returns the stop function. */
export const watchAlerts = (
  alerts: readonly PriceAlert[],
  prices: FreshPrices,
  onReached: (alert: PriceAlert) => void,
): (() => void) => {
  const waiting = new Set(alerts);
  const judge = (): void => {
    for (const alert of waiting) {
      const price = prices.readFresh(alert.symbol);
      if (price !== undefined && isReached(alert, price)) {
        waiting.delete(alert);
        onReached(alert);
      }
    }
  };
  judge();
  return prices.subscribe(judge);
};
