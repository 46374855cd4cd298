import { readStored, writeStored } from '@/lib/storage';

/** Session storage: set while the event is put away. */
const PUT_AWAY = 'secondsEventPutAway';

/** True while the event of this tab is put away to its strip. */
export const isEventPutAway = (): boolean => readStored(PUT_AWAY, 'session') !== undefined;

/** Stores whether the event is put away. */
export const storeEventPutAway = (isPutAway: boolean): void =>
  writeStored(PUT_AWAY, isPutAway ? '1' : undefined, 'session');
