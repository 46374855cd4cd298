import type { CallBody, PendingOperation } from '@/api/pending/operation';
import {
  findNewRecord,
  hasTerms,
  NOT_DONE,
  NOT_KNOWN,
  type OperationOutcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import { compare, decimal } from '@/domain/money/decimal';
import { BOTH_SIDES, OPENING_CODES, POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';

const DONE = { state: 'done', result: true } as const;

const doneIf = (isDone: boolean): OperationOutcome<true> => (isDone ? DONE : NOT_DONE);

/** The request fields that open such a position. Price and stops are left out: they change afterwards. */
const termsOf = (row: LeverageOrderRow): CallBody => ({
  legal_id: row.legal,
  currency_id: row.currency,
  type: row.type,
  share: row.share,
  multiple: row.multiple,
  // An addition. A server without it does not say how an order was placed.
  ...(row.order_mode === undefined ? {} : { status: OPENING_CODES[row.order_mode] }),
});

/**
 * True if the row may be what the order became: a new one of fewer lots, after a part of it was closed, or of another
 * leverage, at a server that did not take the one asked for.
 */
const mayHaveBecome = (
  { body, idsBefore, earliest }: PendingOperation,
  row: LeverageOrderRow,
): boolean =>
  !idsBefore.includes(row.id) &&
  row.create_time >= earliest &&
  (compare(decimal(row.share), decimal(body['share'] ?? 0)) < 0 ||
    (row.share === body['share'] && row.multiple !== body['multiple'])) &&
  hasTerms(body, { legal_id: row.legal, currency_id: row.currency, type: row.type });

/** Looks up whether a position was opened, in the newest orders of its board. */
export const findOpened = (
  operation: PendingOperation,
  newest: RecordPage<LeverageOrderRow>,
): OperationOutcome<true> => {
  const outcome = findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.create_time });
  if (outcome.state === 'done') return DONE;
  return newest.rows.some((row) => mayHaveBecome(operation, row)) ? NOT_KNOWN : outcome;
};

/** A partial close creates a record of its own, with the position's pair and side. */
const findClosedPart = (
  operation: PendingOperation,
  position: LeverageOrderRow,
  newest: RecordPage<LeverageOrderRow>,
): OperationOutcome<true> => {
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
): OperationOutcome<true> => {
  // A server that ignores `share` closes all: nothing is left of which a part could be closed.
  if (position.status === POSITION_STATUS_CODES.closed) return DONE;
  if ('share' in operation.body) return findClosedPart(operation, position, newest);
  return position.status === POSITION_STATUS_CODES.open ? NOT_DONE : NOT_KNOWN;
};

/** Looks up each position of `idsBefore`. One that is not in `rows` may still be open. */
const findAllClosed = (
  { body, idsBefore }: PendingOperation,
  rows: readonly LeverageOrderRow[],
): OperationOutcome<true> => {
  const closing = idsBefore.map((id) => rows.find((row) => row.id === id));
  const isOfSide = (row: LeverageOrderRow): boolean =>
    body['type'] === BOTH_SIDES || row.type === body['type'];
  if (closing.every((row) => row?.status === POSITION_STATUS_CODES.closed)) return DONE;
  return closing.every((row) => row?.status === POSITION_STATUS_CODES.open && isOfSide(row))
    ? NOT_DONE
    : NOT_KNOWN;
};

/** A stop that was not sent is none, which rows show as 0. */
const NO_STOPS = { target_profit_price: '0', stop_loss_price: '0' } as const;

/** Looks up whether a command on existing orders was executed. `newest` are the newest orders of both boards. */
export const findChanged = (
  operation: PendingOperation,
  newest: RecordPage<LeverageOrderRow>,
): OperationOutcome<true> => {
  if (operation.operationId === 'closePositions') return findAllClosed(operation, newest.rows);
  const row = newest.rows.find(({ id }) => id === operation.body['id']);
  if (row === undefined) return NOT_KNOWN;
  switch (operation.operationId) {
    case 'closePosition':
    case 'closeForexPosition':
      return findClosed(operation, newest, row);
    case 'cancelPendingPosition':
      return doneIf(row.status === POSITION_STATUS_CODES.cancelled);
    case 'setStops':
      return doneIf(
        hasTerms(
          { ...NO_STOPS, ...operation.body },
          {
            target_profit_price: row.target_profit_price,
            stop_loss_price: row.stop_loss_price,
          },
        ),
      );
    default:
      return NOT_KNOWN;
  }
};

/** True if the command is idempotent: all but a partial close, which would close a second part. */
export const isIdempotent = ({ body }: PendingOperation): boolean => !('share' in body);
