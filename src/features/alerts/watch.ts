import { isReached, type PriceAlert } from './alert';

/** Prices as they are now. */
export interface FreshPrices {
  /** `undefined` where the price may be old, or is not known. */
  readonly read: (board: PriceAlert['board'], symbol: string) => string | undefined;
  /** Calls back when any price has changed. Returns the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Judges alerts by each fresh price, and tells of each that is reached, once. Returns the way to stop. */
export const watchAlerts = (
  alerts: readonly PriceAlert[],
  prices: FreshPrices,
  onReached: (alert: PriceAlert) => void,
): (() => void) => {
  const waiting = new Set(alerts);
  const judge = (): void => {
    for (const alert of waiting) {
      const price = prices.read(alert.board, alert.symbol);
      if (price !== undefined && isReached(alert, price)) {
        waiting.delete(alert);
        onReached(alert);
      }
    }
  };
  judge();
  return prices.subscribe(judge);
};
