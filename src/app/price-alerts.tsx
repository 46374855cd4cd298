import { AlertWatcher, useAlerts } from '@/features/alerts';
import { livePrices, useLiveQuotes } from '@/features/market';

/** Poll interval of watched prices on screens that load no prices themselves. */
const EVERY_MS = 5000;

const Watching = () => {
  useLiveQuotes({ everyMs: EVERY_MS, inBackground: true });
  return <AlertWatcher prices={livePrices} />;
};

/** Polls prices and checks them against the alerts while this device has any. */
export const PriceAlerts = () => (useAlerts().length === 0 ? null : <Watching />);
