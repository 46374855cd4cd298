import { expect, it } from 'vitest';
import type { SubscriptionRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { areFull, findSubscription, type FullRow } from './outcome';

const row = (changes: Partial<FullRow> = {}): FullRow => ({
  id: 41,
  project_id: 34_102,
  name: 'Lighthouse',
  coin_amount: '101',
  price: '1.333',
  cost: '134.64',
  status: 2,
  created_at: '2026-03-02 09:00:00',
  created_time: SENT_AT,
  ...changes,
});
const { price: _price, cost: _cost, ...UNPRICED } = row();
const { project_id: _project, ...SPARSE } = row();
const sent = sentOperation({
  operationId: 'subscribeToProject',
  body: { project_id: 34_102, amount: '101', price: '134.64' },
});
/** As an earlier build sent it: with the price of one unit. */
const earlier = { ...sent, body: { ...sent.body, price: '1.333' } };
const dearer = { ...sent, body: { ...sent.body, price: '1.334' } };

it.each([
  ['is done: a new one of its terms is listed', sent, [row()], 'done'],
  ['is done: an earlier build sent it', earlier, [row({ price: '1.3330' })], 'done'],
  ['is not done: an earlier build saw another price', dearer, [row()], 'not-done'],
  ['is done: the server does not list its price', sent, [UNPRICED], 'done'],
  ['is not done: nothing is listed', sent, [], 'not-done'],
  ['is not done: it is an older one', { ...sent, idsBefore: [41] }, [row()], 'not-done'],
  ['is not done: another project', sent, [row({ project_id: 5604 })], 'not-done'],
  ['is not done: other units', sent, [row({ coin_amount: '102' })], 'not-done'],
  ['is not done: another cost', sent, [row({ cost: '134.74' })], 'not-done'],
] as const)('a subscription without a reply %s', (_what, operation, rows, state) => {
  expect(findSubscription(operation, { rows, limit: 100 }).state).toBe(state);
});

it('rows without their project cannot be told apart', () => {
  const sparse: SubscriptionRow = SPARSE;
  expect([areFull([row()]), areFull([row(), sparse])]).toEqual([true, false]);
});
