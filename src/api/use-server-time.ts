import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';

const EVERY_MS = 1000;

const everySecond = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, EVERY_MS);
  return () => clearInterval(timer);
};

/** A value computed from the server's clock, in epoch seconds. Renders only when it changes. */
export const useServerTime = (calculate: (now: number) => number): number =>
  useSyncExternalStore(everySecond, () => calculate(Math.floor(serverNow() / 1000)));

/** Start of the current period of `seconds` length by the server's clock, in epoch seconds. */
export const usePeriodStart = (seconds: number): number =>
  useServerTime((now) => now - (now % seconds));

/** Start of the current minute by the server's clock, in epoch seconds. */
export const useMinute = (): number => usePeriodStart(60);
