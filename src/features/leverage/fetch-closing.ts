import { marginCurrency } from '@/api/margin-currency';
import type { PendingOperation } from '@/api/pending/operation';
import type { LeverageOrderRow } from '@/api/rows';
import { settledMoneyOf } from '@/api/settled-money';
import { formatSignedMoney } from '@/domain/format/money';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { fetchNewestOrders } from './newest-queries';
import { readClosing, type Remainder } from './read-closing';

/** The result after fees of a closed position, with its currency. Rejects with `ApiError`. */
const resultOf = async (row: LeverageOrderRow): Promise<string> =>
  formatSignedMoney(netPositionProfitOf(settledMoneyOf(row)), await marginCurrency(row));

/** What a confirmed close has left, and its result if that is known. Rejects with `ApiError`. */
export const fetchClosing = async (
  operation: PendingOperation,
): Promise<{ readonly remainder: Remainder; readonly result?: string | undefined }> => {
  const board = operation.operationId === 'closeForexPosition' ? 'forex' : 'crypto';
  const { remainder, closed } = readClosing(operation, await fetchNewestOrders([board]));
  return { remainder, result: closed && (await resultOf(closed).catch(() => undefined)) };
};
