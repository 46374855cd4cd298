import type { ComponentType } from 'react';
import { lateAfter } from './after-first-data';
import { wait } from './wait';

/** Where prices come first, in milliseconds. */
const AFTER_PRICES_MS = 8000;

/** Loads a part that nobody misses in the first seconds, below what is on screen then. */
export const afterPrices = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lateAfter(() => wait(AFTER_PRICES_MS), load);
