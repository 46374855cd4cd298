import { create } from 'zustand';
import { readStored, writeStored } from '@/lib/storage';

const STORAGE_KEY = 'hideBalances';

const useStore = create<{ readonly hidden: boolean }>(() => ({
  hidden: readStored(STORAGE_KEY) === '1',
}));

/** True if balances are not to be read over the shoulder; kept on the device. */
export const useHidesBalances = (): boolean => useStore(({ hidden }) => hidden);

/** Hides or shows all balances. */
export const toggleBalances = (): void => {
  const hidden = !useStore.getState().hidden;
  writeStored(STORAGE_KEY, hidden ? '1' : undefined);
  useStore.setState({ hidden });
};
