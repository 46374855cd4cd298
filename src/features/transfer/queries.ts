import type { QueryClient } from '@tanstack/react-query';
import * as zod from 'zod/mini';
import { failureOf } from '@/api/errors';
import {
  getGetForexLeverageOrdersQueryKey,
  getGetLeverageOrdersQueryKey,
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import {
  getGetTransfersQueryKey,
  getGetWalletQueryKey,
  getGetWalletsQueryKey,
  getTransfers,
  transferBetweenAccounts,
  useGetTransfers,
} from '@/api/generated/hooks/wallet/wallet';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall } from '@/api/missing-call';
import type { PendingOperation } from '@/api/pending/operation';
import type { RecordPage } from '@/api/pending/outcome';
import { useOptionalRows } from '@/api/use-optional-rows';
import { prepareCall, type KeyHeader } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { TransferRow } from '@/api/rows';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { otherAccount, TRANSFER_FIELDS } from '@/domain/transfer/transfer';
import type { TransferCommand } from './model';

const NEWEST_PAGE = { page: 1, limit: 50 } as const;
/** Poll interval of positions, which the market can close. */
const POSITIONS_MS = 5000;
const OPEN = { status: POSITION_STATUS_CODES.open, page: 1, limit: 100 } as const;

/** True if the server has no list of transfers, or one with other rows: each side of a transfer by itself. */
export const isListMissing = (error: unknown): boolean =>
  isMissingCall(error) || failureOf(error)?.kind === 'invalid-response';

/**
 * Ids of the newest transfers. They tell an older transfer from one whose reply was lost; empty if the server lists
 * none. `undefined` until that is known.
 */
export const useRecentTransferIds = (): Loadable<readonly number[]> => {
  const query = useGetTransfers(NEWEST_PAGE, { query: { refetchInterval: IDLE_POLL_MS } });
  const { data, error } = query;
  const known = data?.data.map(({ id }) => id);
  return toLoadable(known ?? (isListMissing(error) ? [] : undefined), query);
};

/** Fetches the newest transfers, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestTransfers = async (): Promise<RecordPage<TransferRow>> => {
  const { data } = await getTransfers(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};

/** Symbols of the pairs with open positions, newest first; `undefined` until both boards are loaded. */
export const useOpenPairs = (): readonly string[] | undefined => {
  const crypto = useGetLeverageOrders(OPEN, { query: { refetchInterval: POSITIONS_MS } }).data;
  const forexList = useGetForexLeverageOrders(OPEN, { query: { refetchInterval: POSITIONS_MS } });
  const forex = useOptionalRows(forexList);
  if (crypto === undefined || forex === undefined) return undefined;
  const newest = [...crypto.data, ...forex].toSorted((a, b) => b.id - a.id);
  return [...new Set(newest.map(({ symbol }) => symbol))];
};

/** The API call of a transfer. */
export const toTransferCall = ({ from, currency, amount }: TransferCommand) =>
  prepareCall(
    'transferBetweenAccounts',
    {
      currency_id: currency.id,
      number: amount,
      from_field: TRANSFER_FIELDS[from],
      to_field: TRANSFER_FIELDS[otherAccount(from)],
    },
    transferBetweenAccounts,
  );

const sentBody = zod.object({
  currency_id: zod.int(),
  number: zod.string(),
  from_field: zod.enum(['change', 'lever']),
  to_field: zod.enum(['change', 'lever']),
});

/** Sends a stored transfer again, with its key. Rejects with `ApiError`. */
export const sendAgain = async ({ body }: PendingOperation, headers: KeyHeader): Promise<unknown> =>
  transferBetweenAccounts(sentBody.parse(body), headers);

const CHANGED_KEYS = [
  getGetTransfersQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
  // What blocks a transfer: a position may have been opened elsewhere.
  getGetLeverageOrdersQueryKey(),
  getGetForexLeverageOrdersQueryKey(),
] as const;

/** Invalidates every query that a transfer, or its refusal, changes. */
export const refreshTransferData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);
