import { expect, it } from 'vitest';
import type { LoanRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { findApplication, findRepayment, REPAID_BEFORE } from './outcome';

const row = (changes: Partial<LoanRow> = {}): LoanRow => ({
  id: 81,
  config_id: 2,
  amount: '500.00',
  day_rate: '0.0005',
  status: 0,
  total_interest: '0.00',
  total_return: '50.00',
  created_time: SENT_AT,
  ...changes,
});

const { config_id: _, ...unnamed } = row();

it.each([
  ['done: a new one of its terms is listed', [row()], [], 'done'],
  ['done, where the server does not name the product', [unnamed], [], 'done'],
  ['not done: the only one was there before', [row()], [81], 'not-done'],
  ['not done: it is for another product', [row({ config_id: 1 })], [], 'not-done'],
  ['unknown: it is alike, but of before', [row({ created_time: SENT_AT - 1 })], [], 'unknown'],
] as const)('an application without a reply is %s', (_name, rows, idsBefore, state) => {
  const body = { config_id: 2, amount: '500' };
  const operation = sentOperation({ operationId: 'applyForLoan', body, idsBefore });
  expect(findApplication(operation, { rows, limit: 100 }).state).toBe(state);
});

it.each([
  ['done: so much more is repaid', [row({ total_return: '150.00' })], 0, 'done'],
  ['not done: no more is repaid', [row()], 0, 'not-done'],
  ['not done: a smaller one was made elsewhere', [row({ total_return: '90' })], 0, 'not-done'],
  [
    'unknown: a larger one was made as well, or instead',
    [row({ total_return: '200' })],
    0,
    'unknown',
  ],
  ['unknown: an earlier one can still arrive', [row({ total_return: '150' })], 1, 'unknown'],
  ['unknown: the loan is not among the newest', [], 0, 'unknown'],
] as const)('a repayment without a reply is %s', (_name, rows, rivals, state) => {
  const body = { id: 81, amount: '100', [REPAID_BEFORE]: '50' };
  const operation = { ...sentOperation({ operationId: 'repayLoan', body }), rivals };
  expect(findRepayment(operation, { rows, limit: 100 }).state).toBe(state);
});
