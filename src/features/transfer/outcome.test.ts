import { expect, it } from 'vitest';
import type { TransferRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { findTransfer } from './outcome';

const row = (changes: Partial<TransferRow> = {}): TransferRow => ({
  id: 31,
  currency: 3,
  currency_name: 'USDT',
  value: '12.50',
  from_field: 'change',
  to_field: 'lever',
  created_time: SENT_AT,
  ...changes,
});
const sent = sentOperation({
  operationId: 'transferBetweenAccounts',
  body: { currency_id: 3, number: '12.5', from_field: 'change', to_field: 'lever' },
});

it('a transfer whose record is listed has its number, for the way to it', () => {
  expect(findTransfer(sent, { rows: [row()], limit: 50 })).toEqual({
    state: 'done',
    result: row(),
  });
});

it.each([
  ['is done: a new one of its terms is listed', sent, [row()], 'done'],
  ['is not done: nothing is listed', sent, [], 'not-done'],
  [
    'is not done: the only such transfer is an older one',
    { ...sent, idsBefore: [31] },
    [row()],
    'not-done',
  ],
  ['is not done: another amount', sent, [row({ value: '12.51' })], 'not-done'],
  ['is not done: another currency', sent, [row({ currency: 1 })], 'not-done'],
  [
    'is not done: the other direction',
    sent,
    [row({ from_field: 'lever', to_field: 'change' })],
    'not-done',
  ],
] as const)('a transfer without a reply %s', (_what, operation, rows, state) => {
  expect(findTransfer(operation, { rows, limit: 50 }).state).toBe(state);
});
