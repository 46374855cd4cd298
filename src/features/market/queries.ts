import type { QueryClient } from '@tanstack/react-query';
import {
  getForexPairs,
  getGetForexPairsQueryOptions,
  getGetQuotationsQueryOptions,
  getQuotations,
  useGetForexPairs,
  useGetQuotations,
} from '@/api/generated/hooks/market/market';
import type { Pair, QuoteCurrency } from '@/api/generated/model';
import { isMissingCall } from '@/api/missing-call';
import { serverNow } from '@/api/server-clock';
import { useWasMissing } from '@/api/use-last-failure';
import type { Board } from '@/domain/codes/board';
import { toPair, toTick, type MarketPair } from './model';
import { quoteStore } from './quote-store';
import { BACKGROUND_QUOTES_MS, OTHER_BOARD_MS, QUOTES_MS } from './poll-intervals';
import { useIsPushed } from './quotes';

/** Staleness limit of quotes of closed markets: longer than their poll interval. */
const CLOSED_FRESH_MS = 2 * BACKGROUND_QUOTES_MS;
const CLOSED = 2;

const isClosed = (rows: readonly Pair[]): boolean =>
  rows.length > 0 && rows.every(({ market_status: status }) => status === CLOSED);

/** The background interval, or less if a market opens or closes before. */
const backgroundMs = (rows: readonly Pair[]): number => {
  const changes = rows.flatMap(({ market_changes_at: at }) =>
    at === undefined ? [] : [at * 1000],
  );
  return Math.min(BACKGROUND_QUOTES_MS, Math.min(...changes) - serverNow());
};

const rowsOf = (groups: readonly QuoteCurrency[]): readonly Pair[] =>
  groups.flatMap(({ quotation }) => quotation);

interface Fetch {
  readonly signal: AbortSignal;
}

/** Writes polled rows into the quote store. `from`: when the poll began, by the server's clock. */
const write = (board: Board, rows: readonly Pair[], from: number): void => {
  const freshForMs = isClosed(rows) ? CLOSED_FRESH_MS : undefined;
  quoteStore.write(
    board,
    rows.map((row) => toTick(row)),
    { from, to: serverNow(), freshForMs },
  );
};

/** Every reply feeds the quote store, whichever screen polls. */
const fetchCrypto = async ({ signal }: Fetch): Promise<QuoteCurrency[]> => {
  const from = serverNow();
  const groups = await getQuotations(undefined, signal);
  write('crypto', rowsOf(groups), from);
  return groups;
};

const fetchForex = async ({ signal }: Fetch): Promise<Pair[]> => {
  const from = serverNow();
  const rows = await getForexPairs(undefined, signal);
  write('forex', rows, from);
  return rows;
};

const toCryptoPairs = (groups: readonly QuoteCurrency[]): readonly MarketPair[] =>
  rowsOf(groups).map((row) => toPair(row, 'crypto'));

const toForexPairs = (rows: readonly Pair[]): readonly MarketPair[] =>
  rows.map((row) => toPair(row, 'forex'));

/** All pairs, of crypto alone on a server without forex. Lists the loaded boards even while another is loading or has failed. */
export const usePairs = (): {
  readonly pairs: readonly MarketPair[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
} => {
  const crypto = useGetQuotations(undefined, {
    query: { queryFn: fetchCrypto, select: toCryptoPairs },
  });
  const forex = useGetForexPairs(undefined, {
    query: { queryFn: fetchForex, select: toForexPairs },
  });
  const isWithoutForex = useWasMissing(forex, isMissingCall);
  const boards = isWithoutForex ? [crypto] : [crypto, forex];
  const missing = boards.filter(({ data }) => data === undefined);
  // Counted, because each poll after a failure is "pending" again: the error must not flicker.
  const hasFailed = missing.some(({ errorUpdateCount }) => errorUpdateCount > 0);
  const unsettled = hasFailed ? 'failed' : 'loading';
  return {
    pairs: [...(crypto.data ?? []), ...(forex.data ?? [])],
    state: missing.length === 0 ? 'ready' : unsettled,
    retry: () => {
      void crypto.refetch();
      void forex.refetch();
    },
  };
};

/** Prefetches all pairs, before a screen shows them. */
export const prefetchPairs = (client: QueryClient): void => {
  void client.prefetchQuery(
    getGetQuotationsQueryOptions(undefined, { query: { queryFn: fetchCrypto } }),
  );
  void client.prefetchQuery(
    getGetForexPairsQueryOptions(undefined, { query: { queryFn: fetchForex } }),
  );
};

/** The quotes that a screen shows, and their poll interval. */
export interface LiveQuotes {
  /** Poll interval while the socket does not push them, in milliseconds. */
  readonly everyMs?: number;
  /** The boards on screen, by default both. Others are polled slowly. */
  readonly boards?: readonly Board[];
  /** Continues in a hidden tab. */
  readonly inBackground?: boolean;
}

/**
 * Polls quotes while the calling screen is mounted. All screens share one poll per board, at the shortest interval.
 * Boards that are pushed or closed are polled at `BACKGROUND_QUOTES_MS`.
 */
export const useLiveQuotes = ({
  everyMs = QUOTES_MS,
  boards,
  inBackground = false,
}: LiveQuotes = {}): void => {
  const optionsOf = (board: Board, isPushed: boolean) => {
    const isShown = boards?.includes(board) !== false;
    const openMs = isShown ? everyMs : Math.max(everyMs, OTHER_BOARD_MS);
    return {
      intervalOf: (rows: readonly Pair[] = []): number =>
        isPushed || isClosed(rows) ? Math.max(everyMs, backgroundMs(rows)) : openMs,
      shared: {
        refetchIntervalInBackground: inBackground,
        // A screen that opens between two polls polls at once if the quotes are older than its interval.
        staleTime: everyMs,
        // Components read the quote store, so a reply renders nothing.
        notifyOnChangeProps: [],
      },
    };
  };
  const crypto = optionsOf('crypto', useIsPushed('crypto'));
  const forex = optionsOf('forex', useIsPushed('forex'));
  useGetQuotations(undefined, {
    query: {
      ...crypto.shared,
      queryFn: fetchCrypto,
      refetchInterval: ({ state }) => crypto.intervalOf(state.data && rowsOf(state.data)),
    },
  });
  useGetForexPairs(undefined, {
    query: {
      ...forex.shared,
      queryFn: fetchForex,
      refetchInterval: ({ state }) => forex.intervalOf(state.data),
    },
  });
};
