import { useSyncExternalStore } from 'react';
import { serverNow } from '@/api/server-clock';

const EVERY_MS = 1000;

const everySecond = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, EVERY_MS);
  return () => clearInterval(timer);
};

/** What is reckoned from the server's clock, whole epoch seconds; only a change of the outcome renders again. */
export const useServerTime = (reckon: (now: number) => number): number =>
  useSyncExternalStore(everySecond, () => reckon(Math.floor(serverNow() / 1000)));

/** Start of the period of `seconds` that the server's clock is in, epoch seconds. */
export const usePeriodStart = (seconds: number): number =>
  useServerTime((now) => now - (now % seconds));
