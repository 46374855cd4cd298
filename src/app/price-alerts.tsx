import { AlertWatcher, useAlerts } from '@/features/alerts';
import { freshPrices, useLiveQuotes } from '@/features/market';

/** Poll interval of the prices that alerts watch, on screens without prices of their own. */
const EVERY_MS = 5000;

const Watching = () => {
  useLiveQuotes({ everyMs: EVERY_MS, inBackground: true });
  return <AlertWatcher prices={freshPrices} />;
};

/** Keeps prices coming and judges them while an alert waits on this device. */
export const PriceAlerts = () => (useAlerts().length === 0 ? null : <Watching />);
