import { setStops } from '@/api/generated/hooks/leverage/leverage';
import { isMissingCall } from '@/api/missing-call';
import type { PendingOperation } from '@/api/pending/operation';
import type { RecordPage } from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import type { Board } from '@/domain/codes/board';
import { NEWEST_PAGE, ORDER_LISTS, STATUS_FILTERS } from './queries';
import { remainderOf, type Remainder, type StopsBody } from './read-back';

/** Sets stops of an open position. Rejects with `ApiError`. */
export const sendStops = (body: StopsBody & { readonly id: number }): Promise<unknown> =>
  setStops(body);

const fetchNewest = (board: Board) =>
  ORDER_LISTS[board].fetch({ ...NEWEST_PAGE, status: STATUS_FILTERS.all });

/** The newest orders of a board that the server may not have. */
const fetchNewestIfAny = async (board: Board) => {
  try {
    return await fetchNewest(board);
  } catch (error) {
    if (isMissingCall(error)) return { data: [] };
    throw error;
  }
};

/**
 * Fetches the newest orders of the boards, bypassing the cache. Of both boards, the forex one may be missing. Rejects with
 * `ApiError`.
 */
export const fetchNewestOrders = async (
  boards: readonly Board[],
): Promise<RecordPage<LeverageOrderRow>> => {
  const isAnyOf = boards.length > 1;
  const pages = await Promise.all(
    boards.map((board) =>
      isAnyOf && board === 'forex' ? fetchNewestIfAny(board) : fetchNewest(board),
    ),
  );
  const isWhole = pages.every(({ data }) => data.length < NEWEST_PAGE.limit);
  const rows = pages.flatMap(({ data }) => data);
  return { rows, limit: isWhole ? rows.length + 1 : rows.length };
};

/** Reads what is left of the position that a partial close names; unknown if it cannot be read. */
export const fetchRemainder = async (operation: PendingOperation): Promise<Remainder> => {
  const board = operation.operationId === 'closeForexPosition' ? 'forex' : 'crypto';
  try {
    return remainderOf(operation, await fetchNewestOrders([board]));
  } catch {
    return { state: 'unknown' };
  }
};
