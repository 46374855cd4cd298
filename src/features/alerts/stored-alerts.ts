import { createStoredList } from '@/lib/stored-value';
import { parseAlert, isSameLevel, MOST_ALERTS, serializeAlert, type PriceAlert } from './alert';

const list = createStoredList('priceAlerts', MOST_ALERTS);

/** The waiting alerts of this device, newest first. */
export const useAlerts = (): readonly PriceAlert[] => list.useValue().flatMap(parseAlert);

/** Stores an alert. */
export const addAlert = (alert: PriceAlert): void =>
  list.update((lines) => [serializeAlert(alert), ...lines].slice(0, MOST_ALERTS));

/** Removes an alert. */
export const removeAlert = (alert: PriceAlert): void =>
  list.update((lines) =>
    lines.filter((line) => !parseAlert(line).some((other) => isSameLevel(other, alert))),
  );
