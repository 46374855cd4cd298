import { AlertWatcher, useAlerts } from '@/features/alerts';
import { freshPrices, useLiveQuotes } from '@/features/market';

/** Screens without prices do not ask for any: alerts have their own, slower pace. */
const EVERY_MS = 5000;

const Watching = () => {
  useLiveQuotes(EVERY_MS, true);
  return <AlertWatcher prices={freshPrices} />;
};

/** Keeps prices coming and judges them while an alert waits on this device. */
export const PriceAlerts = () => (useAlerts().length === 0 ? null : <Watching />);
