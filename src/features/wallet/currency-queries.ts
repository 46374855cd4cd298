import { useQuoteFlashExchange } from '@/api/generated/hooks/exchange/exchange';
import { useGetTopUpChannels, useGetWithdrawalTerms } from '@/api/generated/hooks/funding/funding';
import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { refusalKeyOf } from '@/api/errors';
import { toLoadable, type Loadable } from '@/api/loadable';
import { useUnreadCount } from '@/api/use-unreadable-rows';
import { toCurrencyBalances, type CurrencyBalance } from './currency-balances';

/** Poll interval: balances also change on the server, when a contract settles or a deposit arrives. */
const EVERY_MS = 10_000;

/** Every currency in both accounts of the signed-in user. */
export const useCurrencies = (): Loadable<readonly CurrencyBalance[]> => {
  const isWhole = useUnreadCount('/wallet/list') === 0;
  const query = useGetWallets(
    {},
    {
      query: {
        select: (rows) => toCurrencyBalances(rows, isWhole),
        refetchInterval: EVERY_MS,
      },
    },
  );
  return toLoadable(query.data, query);
};

/** Refusals of the terms of a currency that cannot be withdrawn. */
const NOT_WITHDRAWN: ReadonlySet<string | undefined> = new Set([
  'currency_absent',
  'wallet_not_found',
]);

/**
 * False for what the server does not offer for a currency. True also while that is not known, and on a server that does not
 * say: the screen of the action tells then.
 */
export const useOffers = (
  id: number,
): Readonly<Record<'topUp' | 'withdraw' | 'exchange', boolean>> => {
  const channels = useGetTopUpChannels(undefined, {
    query: { select: (rows) => rows.some(({ currency }) => currency === id) },
  });
  const terms = useGetWithdrawalTerms(
    { currency: id },
    { query: { select: ({ payable }) => payable?.some(({ currency }) => currency === id) } },
  );
  const exchanges = useQuoteFlashExchange(
    {},
    { query: { select: ({ left }) => left.some((one) => one.id === id) } },
  );
  return {
    topUp: channels.data ?? true,
    withdraw: terms.data ?? !NOT_WITHDRAWN.has(refusalKeyOf(terms.error)),
    exchange: exchanges.data ?? true,
  };
};
