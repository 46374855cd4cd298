import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useGetLeverageTerms } from '@/api/generated/hooks/leverage/leverage';
import {
  getGetForexPairsQueryKey,
  getGetQuotationsQueryKey,
} from '@/api/generated/hooks/market/market';
import type { QuoteCurrency } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { PairRow } from '@/api/rows';
import type { TradablePair } from './command';
import type { LeverageOrder } from './order';
import { marginCurrencyOf, toTerms, type LeverageTerms, type PairCosts } from './terms';

const TERMS_MS = 30_000;

/** The pair that terms are of. */
type TermsPair = Pick<TradablePair, 'board' | 'symbol' | 'baseId' | 'quoteId'>;

/**
 * The row of a pair as the screen polled it last. It is looked up and not subscribed to: whatever shows terms renders with
 * each price, and an observer of its own would poll without feeding the quote store.
 */
const polledRow = (
  client: QueryClient,
  { board, baseId, quoteId }: TermsPair,
): (PairCosts & Pick<PairRow, 'price_step'>) | undefined => {
  const rows =
    board === 'crypto'
      ? client
          .getQueryData<readonly QuoteCurrency[]>(getGetQuotationsQueryKey())
          ?.flatMap(({ quotation }) => quotation)
      : client.getQueryData<readonly PairRow[]>(getGetForexPairsQueryKey());
  return rows?.find((row) => row.currency_id === baseId && row.legal_id === quoteId);
};

/** Costs and limits of orders on a pair. Disabled while signed out. */
export const useLeverageTerms = (pair: TermsPair, isSignedIn: boolean): Loadable<LeverageTerms> => {
  const client = useQueryClient();
  const query = useGetLeverageTerms(
    { legal_id: pair.quoteId, currency_id: pair.baseId },
    { query: { enabled: isSignedIn, refetchInterval: TERMS_MS } },
  );
  return toLoadable(query.data && toTerms(query.data, pair.symbol, polledRow(client, pair)), query);
};

/** The step of a pair's prices, in the quote currency; `undefined` if the server does not state it. */
export const usePriceStep = (pair: TermsPair): string | undefined =>
  polledRow(useQueryClient(), pair)?.price_step;

/** The currency in which an order's margin, fees and profit are; `undefined` until it is known. It never changes. */
export const useMarginCurrency = ({
  symbol,
  baseId,
  quoteId,
}: Pick<LeverageOrder, 'symbol' | 'baseId' | 'quoteId'>): string | undefined => {
  const { data } = useGetLeverageTerms(
    { legal_id: quoteId, currency_id: baseId },
    {
      query: {
        select: (row) => marginCurrencyOf(row, symbol.split('/')[1] ?? ''),
        staleTime: Infinity,
      },
    },
  );
  return data;
};
