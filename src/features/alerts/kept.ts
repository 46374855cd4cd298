import { createStoredList } from '@/lib/stored-list';
import { fromLine, isSameLevel, MOST_ALERTS, toLine, type PriceAlert } from './alert';

const list = createStoredList('priceAlerts', MOST_ALERTS);

/** The alerts that wait on this device, the newest first. */
export const useAlerts = (): readonly PriceAlert[] => list.useWords().flatMap(fromLine);

/** Keeps one more. */
export const addAlert = (alert: PriceAlert): void =>
  list.change((lines) => [toLine(alert), ...lines].slice(0, MOST_ALERTS));

/** Takes it off. */
export const removeAlert = (alert: PriceAlert): void =>
  list.change((lines) =>
    lines.filter((line) => !fromLine(line).some((other) => isSameLevel(other, alert))),
  );
