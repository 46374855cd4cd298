import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { toLoadable, type Loadable } from '@/api/loadable';
import { toCurrencyBalances, type CurrencyBalance } from './currency-balances';

/** Poll interval: balances also change on the server, when a contract settles or a deposit arrives. */
const EVERY_MS = 10_000;

/** Every currency in both accounts of the signed-in user. */
export const useCurrencies = (): Loadable<readonly CurrencyBalance[]> => {
  const query = useGetWallets(
    {},
    { query: { select: toCurrencyBalances, refetchInterval: EVERY_MS } },
  );
  return toLoadable(query.data, query);
};
