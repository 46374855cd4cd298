import { createStoredValue } from '@/lib/stored-value';

const hidden = createStoredValue<boolean>({
  names: ['hideBalances'],
  parse: ([text]) => text === '1',
  print: (isHidden) => [isHidden ? '1' : undefined],
});

/** True while balances are hidden; stored on the device. */
export const useHidesBalances = hidden.useValue;

/** Hides or shows all balances. */
export const toggleBalances = (): void => hidden.update((isHidden) => !isHidden);
