import { createStoredValue } from '@/lib/stored-value';

/** False if the user has put the floating button away on this device. */
const shown = createStoredValue<boolean>({
  names: ['serviceButtonAway'],
  parse: ([text]) => text === undefined,
  print: (isShown) => [isShown ? undefined : '1'],
});

/** Puts the floating customer-service button away, or takes it out again. */
export const showServiceButton = shown.set;

/** True unless the user has put the floating customer-service button away. */
export const useServiceButtonShown = shown.useValue;
