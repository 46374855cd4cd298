import { readStored, writeStored } from '@/lib/storage';

const SEEN_KEY = 'welcomeSeen';

/** True if the welcome notice was read on this device. */
export const isWelcomeSeen = (): boolean => readStored(SEEN_KEY) !== undefined;

/** Keeps that it was read. */
export const noteWelcomeSeen = (): void => writeStored(SEEN_KEY, '1');
