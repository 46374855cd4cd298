import { describe, expect, it } from 'vitest';
import type { CallBody, PendingOperation } from '@/api/pending/operation';
import type { LeverageOrderRow } from '@/api/rows';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { findChanged, findOpened, isIdempotent } from './outcome';

const row = (changes: Partial<LeverageOrderRow> = {}): LeverageOrderRow => ({
  ...POSITION_ROW,
  create_time: SENT_AT,
  ...changes,
});
const sent = (
  operationId: string,
  body: CallBody,
  idsBefore: readonly number[] = [802],
): PendingOperation => sentOperation({ operationId, body, idsBefore });

const BODY = { legal_id: 3, currency_id: 1, type: 1, share: 3, multiple: 10, status: 1 };

describe('an order whose reply was lost', () => {
  it.each([
    ['is done: a new position of its terms is listed', [row()], [], 'done'],
    ['is not done: the only such position is an older one', [row()], [802], 'not-done'],
    ['is not done: the new position has more lots', [row({ share: 4 })], [], 'not-done'],
    [
      'is unknown: a new position with fewer lots may be what is left after a partial close',
      [row({ share: 2 })],
      [],
      'unknown',
    ],
    [
      'is not done: the position with fewer lots was there before',
      [row({ share: 2 })],
      [802],
      'not-done',
    ],
    [
      'is unknown: the new position may be the order, at a server that took another leverage',
      [row({ multiple: 20 })],
      [],
      'unknown',
    ],
    ['is not done: the new position is a short', [row({ type: 2 })], [], 'not-done'],
    ['is not done: the new order is a limit', [row({ order_mode: 'limit' })], [], 'not-done'],
    [
      'is not known: it is alike, but of before',
      [row({ create_time: SENT_AT - 1 })],
      [],
      'unknown',
    ],
  ] as const)('%s', (_name, rows, idsBefore, state) => {
    const operation = sent('openPosition', BODY, idsBefore);
    expect(findOpened(operation, { rows, limit: 100 }).state).toBe(state);
  });

  it('is done for a limit order too, at a server that does not say how it was placed', () => {
    const { order_mode: _unsaid, ...plain } = row({ status: 0 });
    const operation = sent('openPosition', { ...BODY, status: 0 }, []);
    expect(findOpened(operation, { rows: [plain], limit: 100 }).state).toBe('done');
  });

  it('is not known while the page does not reach back to what was there before', () => {
    const operation = sent('openPosition', BODY, [801]);
    const rows = [row({ id: 900, share: 4 }), row({ id: 899, share: 4 })];
    expect(findOpened(operation, { rows, limit: 2 }).state).toBe('unknown');
    const older = row({ id: 801, share: 4 });
    expect(findOpened(operation, { rows: [...rows, older], limit: 3 }).state).toBe('not-done');
  });
});

const CLOSED = { status: 3, closed_time: SENT_AT } as const;

describe('a command on a position whose reply was lost', () => {
  const close = sent('closePosition', { id: 802 });
  const part = sent('closePosition', { id: 802, share: 1 });
  const cancel = sent('cancelPendingPosition', { id: 802 });
  const stops = sent('setStops', {
    id: 802,
    target_profit_price: '52000',
    stop_loss_price: '48000',
  });
  const stopAlone = sent('setStops', { id: 802, stop_loss_price: '48000' });
  const closeAll = sent('closePositions', { type: 0 }, [801, 802]);
  const both = [row(), row({ id: 801 })];
  it.each([
    ['closing: the position is closed', close, [row(CLOSED)], 'done'],
    ['closing: the position is open', close, [row()], 'not-done'],
    ['closing: it is being closed', close, [row({ status: 2 })], 'unknown'],
    ['closing: the position is not among the newest', close, [], 'unknown'],
    ['a part: its record is there', part, [row({ ...CLOSED, id: 803, share: 1 }), row()], 'done'],
    ['a part: there is no such record', part, [row()], 'not-done'],
    ['a part: a server without parts has closed all', part, [row(CLOSED)], 'done'],
    [
      'a part: another part was closed before',
      part,
      [row({ ...CLOSED, id: 803, share: 1, closed_time: SENT_AT - 1 }), row()],
      'unknown',
    ],
    ['a part: the position is not among the newest', part, [], 'unknown'],
    [
      'stops: they are the new ones',
      stops,
      [row({ target_profit_price: '52000.00', stop_loss_price: '48000.00' })],
      'done',
    ],
    ['stops: they are the old ones', stops, [row()], 'not-done'],
    [
      'a stop loss alone: it is the only stop',
      stopAlone,
      [row({ target_profit_price: '0.00', stop_loss_price: '48000.00' })],
      'done',
    ],
    [
      'a stop loss alone: the take profit is still there',
      stopAlone,
      [row({ target_profit_price: '52000.00', stop_loss_price: '48000.00' })],
      'not-done',
    ],
    ['stops: the position is not among the newest', stops, [], 'unknown'],
    ['cancelling: the order is cancelled', cancel, [row({ status: 4 })], 'done'],
    ['cancelling: the order still waits', cancel, [row({ status: 0 })], 'not-done'],
    ['cancelling: it was opened before', cancel, [row()], 'not-done'],
    ['cancelling: the order is not among the newest', cancel, [], 'unknown'],
    ['closing all: each is closed', closeAll, both.map((one) => ({ ...one, ...CLOSED })), 'done'],
    ['closing all: none is closed', closeAll, both, 'not-done'],
    ['closing all: one is closed', closeAll, [row(CLOSED), row({ id: 801 })], 'unknown'],
    ['closing all: one is not among the newest', closeAll, [row(CLOSED)], 'unknown'],
  ] as const)('%s', (_name, operation, rows, state) => {
    expect(findChanged(operation, { rows, limit: 100 }).state).toBe(state);
  });

  it('may be left alone, unless a second time closes a second part', () => {
    expect([close, cancel, stops, closeAll, part].map(isIdempotent)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});
