import { useInfiniteQuery, useQuery, type QueryClient } from '@tanstack/react-query';
import { refusalKeyOf } from '@/api/errors';
import {
  getFlashExchanges,
  getGetFlashExchangesQueryKey,
  getQuoteFlashExchangeQueryKey,
  quoteFlashExchange,
  submitFlashExchange,
  useGetFlashExchanges,
  useQuoteFlashExchange,
} from '@/api/generated/hooks/exchange/exchange';
import { getGetWalletQueryKey, getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import { getFlashExchangesPages } from '@/api/generated/hooks/exchange/exchange.pages';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { FlashExchangeRow } from '@/api/rows';
import type { ExchangePair, ExchangePreview, ExchangeRate } from './model';
import { toCurrencies, toRate } from './model';
import { toRecord, type ExchangeRecord } from './record';

const PAGE_SIZE = 20;
const NEWEST_PAGE = { page: 1, limit: 100 } as const;

/** The currencies with their limits and balances. Not polled: each rate brings them as well. */
export const useExchangeCurrencies = () => {
  const query = useQuoteFlashExchange({}, { query: { select: toCurrencies } });
  return {
    ...toLoadable(query.data, query),
    updatedAt: query.dataUpdatedAt,
    /** The refusal if the server has no flash exchange, or not for this account. */
    refusal: refusalKeyOf(query.error),
  };
};

/** Rates of a pair, each under its own `round`. Nothing is asked for while `round` is `undefined`. */
export const useRateQuery = (giveId: number, getId: number, round: number | undefined) =>
  useQuery({
    // Not the generated key: whatever refreshes the balances must not replace a rate that somebody reads.
    queryKey: ['exchange-rate', giveId, getId, round],
    queryFn: async ({ signal }) => {
      const reply = await quoteFlashExchange(
        { l_currency_id: giveId, r_currency_id: getId },
        signal,
      );
      return { rate: toRate(reply, giveId, getId), currencies: toCurrencies(reply) };
    },
    enabled: round !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** The newest records: they tell an older exchange from one whose reply was lost. */
export const useNewestExchanges = (): Loadable<readonly ExchangeRecord[]> => {
  const query = useGetFlashExchanges(NEWEST_PAGE, { query: { refetchInterval: IDLE_POLL_MS } });
  return toLoadable(query.data?.data.map(toRecord), query);
};

/** All exchanges, newest first, as an infinite query. */
export const useExchangeHistory = () => {
  const list = useInfiniteQuery(getFlashExchangesPages({ limit: PAGE_SIZE }));
  return { ...list, items: list.data?.pages.flatMap(({ data }) => data.map(toRecord)) };
};

const CHANGED_KEYS = [
  getGetFlashExchangesQueryKey(),
  getQuoteFlashExchangeQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Invalidates every query that an exchange changes: records and balances. */
export const refreshExchangeData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

/** The API call that exchanges at a rate. */
export const toExchangeCall = ({
  pair,
  rate,
  preview,
}: {
  readonly pair: ExchangePair;
  readonly rate: ExchangeRate;
  readonly preview: ExchangePreview;
}) => {
  const body = {
    l_currency_id: pair.give.id,
    r_currency_id: pair.get.id,
    num: preview.given,
    price: rate.price,
    ...(rate.quoteId === undefined ? {} : { quote_id: rate.quoteId }),
  };
  return prepareCall(
    'submitFlashExchange',
    body,
    async (request, headers): Promise<FlashExchangeRow | undefined> => {
      await submitFlashExchange(request, headers);
      // The reply is a message: the record is looked up for its number.
      return undefined;
    },
  );
};

/** Fetches the newest records, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestExchanges = async (): Promise<RecordPage<FlashExchangeRow>> => {
  const { data } = await getFlashExchanges(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};
