import { createStoredValue } from '@/lib/stored-value';

const seen = createStoredValue<boolean>({
  names: ['welcomeSeen'],
  parse: ([text]) => text !== undefined,
  print: (isSeen) => [isSeen ? '1' : undefined],
});

/** True if the welcome notice was dismissed on this device. */
export const isWelcomeSeen = seen.get;

/** Marks the welcome notice as dismissed. */
export const markWelcomeSeen = (): void => seen.set(true);
