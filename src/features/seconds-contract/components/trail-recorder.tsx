import { serverNow } from '@/api/server-clock';
import { useInterval } from '@/lib/use-interval';
import { priceTrails } from '../price-trail';
import type { PriceSource } from '../prices';

const SECOND_MS = 1000;

/** Records the price of each symbol every second, for the charts of running orders. Leaves out prices that may be stale. */
export const TrailRecorder = ({
  symbols,
  prices,
}: {
  readonly symbols: readonly string[];
  readonly prices: PriceSource;
}) => {
  useInterval(() => {
    for (const symbol of new Set(symbols)) {
      const price = prices.readFresh(symbol);
      if (price !== undefined) priceTrails.record(symbol, { at: serverNow(), price });
    }
  }, SECOND_MS);
  return null;
};
