import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { toWallets, type Wallets } from './model';

/** Balances also change by themselves: a contract ends, a deposit arrives. */
const EVERY_MS = 10_000;

/** The signed-in user's accounts; nothing is asked for a visitor. */
export const useWallets = (
  isSignedIn: boolean,
): {
  readonly wallets: Wallets | undefined;
  readonly failed: boolean;
  readonly refresh: () => void;
} => {
  const { data, errorUpdateCount, refetch } = useGetWallets(
    {},
    { query: { enabled: isSignedIn, select: toWallets, refetchInterval: EVERY_MS } },
  );
  return {
    wallets: data,
    // Counted, because each poll after a failure is "pending" again: the error must not flicker.
    failed: data === undefined && errorUpdateCount > 0,
    refresh: () => void refetch(),
  };
};
