import type { Body, PendingOperation } from '@/api/pending/operation';
import {
  findNewRecord,
  hasTerms,
  NOT_DONE,
  UNKNOWN,
  type Outcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import { BOTH_SIDES, OPENING_CODES, POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';

const DONE = { state: 'done', result: true } as const;

const doneIf = (isDone: boolean): Outcome<true> => (isDone ? DONE : NOT_DONE);

/** The fields of a call that opens such a position; its price and stops change afterwards. */
const termsOf = (row: LeverageOrderRow): Body => ({
  legal_id: row.legal,
  currency_id: row.currency,
  type: row.type,
  share: row.share,
  multiple: row.multiple,
  status: OPENING_CODES[row.order_mode ?? 'market'],
});

/** Whether the newest orders of its board show that a position was opened. */
export const findOpened = (
  operation: PendingOperation,
  newest: RecordPage<LeverageOrderRow>,
): Outcome<true> => {
  const outcome = findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.create_time });
  return outcome.state === 'done' ? DONE : outcome;
};

/** A part that was closed is a record of its own, of the position's pair and side. */
const findClosedPart = (
  operation: PendingOperation,
  position: LeverageOrderRow,
  newest: RecordPage<LeverageOrderRow>,
): Outcome<true> => {
  const { share = 0 } = operation.body;
  const { legal, currency, type } = position;
  const part = { legal, currency, type, share, status: POSITION_STATUS_CODES.closed };
  const outcome = findNewRecord({ ...operation, body: part }, newest, {
    termsOf: (row) => ({
      legal: row.legal,
      currency: row.currency,
      type: row.type,
      share: row.share,
      status: row.status,
    }),
    madeAt: (row) => row.closed_time ?? undefined,
  });
  return outcome.state === 'done' ? DONE : outcome;
};

const findClosed = (
  operation: PendingOperation,
  newest: RecordPage<LeverageOrderRow>,
  position: LeverageOrderRow,
): Outcome<true> => {
  if ('share' in operation.body) return findClosedPart(operation, position, newest);
  if (position.status === POSITION_STATUS_CODES.closed) return DONE;
  return position.status === POSITION_STATUS_CODES.open ? NOT_DONE : UNKNOWN;
};

/** The positions that were there before, each by its id: one that is not among the newest may be open still. */
const findAllClosed = (
  { body, idsBefore }: PendingOperation,
  rows: readonly LeverageOrderRow[],
): Outcome<true> => {
  const closing = idsBefore.map((id) => rows.find((row) => row.id === id));
  const isOfSide = (row: LeverageOrderRow): boolean =>
    body['type'] === BOTH_SIDES || row.type === body['type'];
  if (closing.every((row) => row?.status === POSITION_STATUS_CODES.closed)) return DONE;
  return closing.every((row) => row?.status === POSITION_STATUS_CODES.open && isOfSide(row))
    ? NOT_DONE
    : UNKNOWN;
};

/** Whether a command on orders that are there was carried out. `newest` are the newest orders of both boards. */
export const findChanged = (
  operation: PendingOperation,
  newest: RecordPage<LeverageOrderRow>,
): Outcome<true> => {
  if (operation.operationId === 'closePositions') return findAllClosed(operation, newest.rows);
  const row = newest.rows.find(({ id }) => id === operation.body['id']);
  if (row === undefined) return UNKNOWN;
  switch (operation.operationId) {
    case 'closePosition':
    case 'closeForexPosition':
      return findClosed(operation, newest, row);
    case 'cancelPendingPosition':
      return doneIf(row.status === POSITION_STATUS_CODES.cancelled);
    case 'setStops':
      return doneIf(
        hasTerms(operation.body, {
          target_profit_price: row.target_profit_price,
          stop_loss_price: row.stop_loss_price,
        }),
      );
    default:
      return UNKNOWN;
  }
};

/** A second time nothing more happens, but that a second part of a position is closed. */
export const isHarmless = ({ body }: PendingOperation): boolean => !('share' in body);
