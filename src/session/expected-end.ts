import { readStored, writeStored } from '@/lib/storage';

const KEY = 'sessionEndsUntil';
/** Longer than a call can take. */
const LONGEST_MS = 90_000;
/** How long replies to other tabs may still be on their way. */
const LATE_MS = 2000;

const expectFor = (ms: number): void => writeStored(KEY, new Date(Date.now() + ms).toISOString());

/**
 * Announces, to all tabs, a call that ends the session: a change of the login password. Until `settleSessionEnd`, a lost
 * session is no news. The caller ends the session itself.
 */
export const expectSessionEnd = (): void => expectFor(LONGEST_MS);

/** The announced call has been answered, or has failed. */
export const settleSessionEnd = (): void => expectFor(LATE_MS);

/** True while a call that ends the session is under way, in this tab or another. */
export const isSessionEndExpected = (): boolean =>
  new Date().toISOString() < (readStored(KEY) ?? '');
