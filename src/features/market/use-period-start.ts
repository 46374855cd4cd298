import { useSyncExternalStore } from 'react';
import { serverNow } from '@/api/server-clock';

const EVERY_MS = 1000;

const everySecond = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, EVERY_MS);
  return () => clearInterval(timer);
};

/** Start of the period of `seconds` that the server's clock is in, epoch seconds. */
export const usePeriodStart = (seconds: number): number =>
  useSyncExternalStore(everySecond, () => {
    const now = Math.floor(serverNow() / 1000);
    return now - (now % seconds);
  });
