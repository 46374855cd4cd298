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
  readonly refreshing: boolean;
  readonly refresh: () => void;
} => {
  const { data, isError, isFetching, refetch } = useGetWallets(
    {},
    { query: { enabled: isSignedIn, select: toWallets, refetchInterval: EVERY_MS } },
  );
  return {
    wallets: data,
    failed: data === undefined && isError,
    refreshing: isFetching,
    refresh: () => void refetch(),
  };
};
