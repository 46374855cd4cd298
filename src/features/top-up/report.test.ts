import { describe, expect, it } from 'vitest';
import type { PendingOperation } from '@/api/pending/operation';
import type { TopUpChannelRow, TopUpRow } from '@/api/rows';
import { decimal } from '@/domain/money/decimal';
import { toChannel } from './channel';
import { EMPTY_DRAFT } from './draft';
import { toTopUp } from './record';
import { amountProblemOf, draftAmount, findReported, sameReport, toReportRequest } from './report';

const TON: TopUpChannelRow = {
  id: 8,
  kind: 'network',
  name: 'TON',
  currency: 3,
  currency_name: 'USDT',
  network: 'TON',
  min_number: '5',
  max_number: '20000',
};
const channel = toChannel(TON);
const receipt = '/upload/a.jpg';

describe('a report', () => {
  const report = { channel, amount: decimal('500'), draft: EMPTY_DRAFT };

  it('says what there is and nothing else', () => {
    expect(
      toReportRequest({ ...report, address: undefined, receipt: undefined, hash: undefined }),
    ).toEqual({ currency: 3, type: 0, sub_type: 'TON', amount: '500' });
    expect(toReportRequest({ ...report, address: 'EQ1', receipt, hash: 'tx-1' })).toEqual({
      currency: 3,
      type: 0,
      sub_type: 'TON',
      amount: '500',
      address: 'EQ1',
      account: '/upload/a.jpg',
      hash: 'tx-1',
    });
  });

  it.each([
    ['', 'not_an_amount'],
    ['1.234', 'not_an_amount'],
    ['0', 'not_an_amount'],
    ['4.99', 'below_minimum'],
    ['5', undefined],
    ['20000', undefined],
    ['20000.01', 'above_maximum'],
  ])('of "%s" has the problem %s', (text, problem) => {
    expect(amountProblemOf(text, channel, 2)).toBe(problem);
  });

  it.each([
    ['the same', {}, 41],
    ['under review', { status: 1 }, 41],
    ['decided', { status: 2 }, undefined],
    ['failed', { status: 3 }, undefined],
    ['of another amount', { amount: '500.01' }, undefined],
    ['over another network', { sub_type: 'TRC20' }, undefined],
    ['by bank', { type: 3 }, undefined],
    ['of another currency', { currency_id: 1 }, undefined],
  ] as const)('of a payment was made before by a top-up that is %s', (_name, changes, id) => {
    const row = {
      id: 41,
      amount: '500.00',
      currency_name: 'USDT',
      currency_id: 3,
      type: 0,
      sub_type: 'TON',
      status: 0,
      created_at: '2026-03-02 09:00:00',
    } as const;
    const found = sameReport([toTopUp({ ...row, ...changes })], channel, decimal('500'));
    expect(found?.id).toBe(id);
  });

  it('shows no figure of what is no amount', () => {
    expect(draftAmount({ amount: '0' }, 2)).toBeUndefined();
    expect(draftAmount({ amount: '1.5' }, 2)).toBe('1.5');
  });
});

describe('the look-up after a lost reply', () => {
  const operation: PendingOperation = {
    operationId: 'submitTopUp',
    body: { currency: 3, type: 0, sub_type: 'TON', amount: '500', hash: 'tx-1' },
    idempotencyKey: 'key-0000',
    tokenMark: '',
    owner: 1,
    mode: 'live',
    createdAt: 1_000_000,
    sentAt: 1_000_000,
    sends: 1,
    idsBefore: [41],
    earliest: 990,
    rivals: 0,
    summary: { title: '', subject: undefined, lines: [], done: '' },
  };
  const row: TopUpRow = {
    id: 42,
    amount: '500.00',
    currency_id: 3,
    currency_name: 'USDT',
    status: 1,
    type: 0,
    sub_type: 'TON',
    hash: 'tx-1',
    created_at: '',
    created_time: 1000,
  };
  const outcome = (rows: readonly TopUpRow[]) => findReported(operation, { rows, limit: 50 }).state;

  it('finds the record by its terms', () => {
    expect(outcome([row])).toBe('done');
    expect(outcome([{ ...row, sub_type: null, hash: null }])).toBe('done');
  });

  it.each([
    ['listed before', { id: 41 }],
    ['of another amount', { amount: '500.01' }],
    ['of another network', { sub_type: 'TRC20' }],
    ['of a bank', { type: 7, sub_type: null }],
    ['with another transaction id', { hash: 'tx-2' }],
    ['of another currency', { currency_id: 1 }],
  ] as const)('takes no record %s for it', (_, changes) => {
    expect(outcome([{ ...row, ...changes }])).toBe('not-done');
  });
});
