import { isMissingCall } from '@/api/missing-call';
import type { RecordPage } from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import type { Board } from '@/domain/codes/board';
import { NEWEST_PAGE, ORDER_LISTS, STATUS_FILTERS } from './queries';

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
