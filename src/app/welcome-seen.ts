import { createStoredValue } from '@/lib/stored-value';

const seen = createStoredValue<boolean>({
  names: ['welcomeSeen'],
  parse: ([text]) => text !== undefined,
  print: (isSeen) => [isSeen ? '1' : undefined],
});

/** True if the welcome notice was read on this device. */
export const isWelcomeSeen = seen.get;

/** Keeps that it was read. */
export const noteWelcomeSeen = (): void => seen.set(true);
