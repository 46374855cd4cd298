import { depositStatusName } from '@/domain/status/status-name';
import { describe, expect, it } from 'vitest';
import type { DepositRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { findOpened, findRedeemed } from './outcome';
import {
  depositSteps,
  expectedPayouts,
  interestInAll,
  isFreeInReview,
  isSameRedemption,
  passes,
  payoutsInAll,
  redemptionOf,
  returnedOf,
  toPayouts,
  toRecord,
} from './record';

const DAY = 86_400;
const NEXT = Date.UTC(2026, 2, 4, 8) / 1000;

const row = (changes: Partial<DepositRow> = {}): DepositRow => ({
  id: 71,
  config_id: 1,
  order_no: 'D71-4KQ2',
  currency_name: 'USDT',
  amount: '1000.00',
  day_rate: '0.0002',
  day: 3,
  total_interest: '0.25',
  expected_interest: '0.65',
  start_at: '2026-03-02',
  end_at: '2026-03-05',
  status: 1,
  is_cancel: 0,
  cancel_fee: '0.20',
  created_time: SENT_AT,
  end_time: NEXT + DAY,
  next_payout_time: NEXT,
  ...changes,
});
const review = { status: 0, start_at: null, end_at: null, cancel_fee: '0.00' } as const;
const cancelled = { status: 3, next_payout_time: null, handled_time: SENT_AT + 60 } as const;

describe('a deposit of the records', () => {
  it('gives back the principal less the fee, and gives up what is not paid yet', () => {
    // 0.65 expected less 0.25 paid; 1,000.00 less 0.20.
    expect(redemptionOf(toRecord(row()))).toEqual({
      fee: '0.2',
      returned: '999.8',
      givenUp: { least: '0.4', most: undefined },
    });
  });

  it('says once it has ended what came back: all that was refused, less the fee after a redemption', () => {
    // 1,000.00 less 0.20.
    expect(returnedOf(toRecord(row({ ...cancelled, is_cancel: 1 })))).toBe('999.8');
    expect(returnedOf(toRecord(row({ ...cancelled, cancel_fee: '0.00' })))).toBe('1000');
    expect(returnedOf(toRecord(row()))).toBeUndefined();
    const { cancel_fee: _fee, ...without } = row({ ...cancelled, is_cancel: 1 });
    expect(returnedOf(toRecord(without))).toBeUndefined();
  });

  it('is free under review, and not possible once it has ended or if its cost is unknown', () => {
    const free = redemptionOf(toRecord(row(review)));
    expect(free).toMatchObject({ fee: '0', returned: '1000' });
    expect(free && isFreeInReview({ status: 'review' }, free)).toBe(true);
    expect(free && isFreeInReview({ status: 'hosting' }, free)).toBe(false);
    expect(redemptionOf(toRecord(row({ status: 2 })))).toBeUndefined();
    expect(redemptionOf(toRecord(row(cancelled)))).toBeUndefined();
    const { cancel_fee: _fee, ...without } = row();
    expect(redemptionOf(toRecord(without))).toBeUndefined();
  });

  it('is not free under review where the server says another fee, or none', () => {
    // 1,000.00 less 50.00.
    const paid = redemptionOf(toRecord(row({ ...review, cancel_fee: '50.00' })));
    expect(paid).toMatchObject({ fee: '50', returned: '950' });
    expect(paid && isFreeInReview({ status: 'review' }, paid)).toBe(false);
    const { cancel_fee: _fee, ...without } = row(review);
    expect(redemptionOf(toRecord(without))).toBeUndefined();
  });

  it('is paid as often as its lock has days, or as its times say; else nobody knows', () => {
    expect(payoutsInAll(toRecord(row({ day: 30 })), 2)).toBe(30);
    const { day: _day, ...older } = row();
    // Paid is one; the next and the one a day later are to come.
    expect(payoutsInAll(toRecord(older), 1)).toBe(3);
    const { end_time: _end, next_payout_time: _next, ...oldest } = older;
    expect(payoutsInAll(toRecord(oldest), 2)).toBeUndefined();
    expect(payoutsInAll(toRecord({ ...oldest, status: 2 }), 2)).toBe(2);
    expect(payoutsInAll(toRecord({ ...oldest, status: 2, is_cancel: 1 }), 2)).toBeUndefined();
  });

  it('gives up the days that are left, also if the server does not say what is expected', () => {
    const { expected_interest: _expected, ...without } = row();
    // Two days of 1,000 x 0.02 %.
    expect(redemptionOf(toRecord(without))).toMatchObject({ givenUp: { least: '0.4' } });
    const unknown = toRecord({ ...without, end_time: null });
    expect(redemptionOf(unknown)).toMatchObject({ givenUp: undefined });
  });

  it('gives up the days that are left, also if those before brought more than the least', () => {
    // 0.65 are expected at least, and 0.60 are paid: two days of 0.20 are still to come.
    const record = toRecord(row({ total_interest: '0.60' }));
    expect(redemptionOf(record)).toMatchObject({ givenUp: { least: '0.4' } });
  });

  it('has other figures once a payout or the review came in between', () => {
    const before = toRecord(row());
    expect(isSameRedemption(before, toRecord(row()))).toBe(true);
    expect(isSameRedemption(before, toRecord(row({ total_interest: '0.5' })))).toBe(false);
    expect(isSameRedemption(before, toRecord(row({ cancel_fee: '0.10' })))).toBe(false);
    expect(isSameRedemption(toRecord(row(review)), before)).toBe(false);
  });

  it('that servers with two statuses mark as redeemed is cancelled', () => {
    const record = toRecord(row({ status: 2, is_cancel: 1 }));
    expect(record).toMatchObject({ status: 'cancelled', isRedeemed: true });
    expect(passes('cancelled', record)).toBe(true);
    expect(passes('completed', record)).toBe(false);
    expect(passes('all', record)).toBe(true);
  });
});

it('the payouts to come are one a day until the end, each at least one day at the lowest rate', () => {
  const changes = { amount: '33.33', day_rate: '0.0005', expected_interest: '0.04' };
  // 33.33 x 0.05 % = 0.016665; what is cut off comes with one of the next days, nobody knows which.
  const record = toRecord(row({ ...changes, total_interest: '0.01' }));
  expect(expectedPayouts(record)).toMatchObject([
    { at: NEXT, amount: '0.01', isPaid: false },
    { at: NEXT + DAY, amount: '0.01', isPaid: false },
  ]);
  expect(expectedPayouts(toRecord(row(review)))).toEqual([]);
  expect(expectedPayouts(toRecord(row({ end_time: null })))).toEqual([]);
});

it('the last payout is at least all that is left, as redemption gives it up', () => {
  const changes = { amount: '33.33', day_rate: '0.0005', expected_interest: '0.03' };
  // 2 x 0.016665 = 0.03333: 0.01 are paid, 0.02 come with the last one.
  const record = toRecord(row({ ...changes, total_interest: '0.01', end_time: NEXT }));
  expect(expectedPayouts(record)).toMatchObject([{ at: NEXT, amount: '0.02' }]);
  expect(redemptionOf(record)).toMatchObject({ givenUp: { least: '0.02' } });
});

it.each([
  [{ day_rate_max: '0.0002' }, '0.65', '0.2', '0.4'],
  [{ day_rate_max: '0.0003' }, '0.85', '0.3', '0.6'],
  // A server that does not send it may pay more.
  [{}, undefined, undefined, undefined],
])(
  'with %j it brings up to %s in all and %s a day, and gives up as much as %s',
  (changes, all, day, givenUp) => {
    // Paid are 0.25; two days of 1,000 x 0.02 % to 0.03 % are to come.
    const record = toRecord(row(changes));
    expect(record.rate).toBe('0.02');
    expect(interestInAll(record)).toEqual({ least: '0.65', most: all });
    expect(expectedPayouts(record)[0]).toMatchObject({ amount: '0.2', most: day });
    expect(redemptionOf(record)?.givenUp).toEqual({ least: '0.4', most: givenUp });
  },
);

it('under review it brings the whole lock; one that has ended brings nothing more', () => {
  const changes = { ...review, day: 3, total_interest: '0', expected_interest: '0.60' } as const;
  const range = { day_rate_max: '0.0003' };
  expect(interestInAll(toRecord(row({ ...changes, ...range })))).toEqual({
    least: '0.6',
    most: '0.9',
  });
  expect(interestInAll(toRecord(row({ ...range, status: 2 })))).toBeUndefined();
  // How many days are left is not known.
  expect(interestInAll(toRecord(row({ ...range, end_time: null })))).toEqual({
    least: '0.65',
    most: undefined,
  });
});

it('paid payouts are shown oldest first', () => {
  const payout = { lh_order_id: 71, interest_amount: '0.25' };
  const rows = [
    { ...payout, id: 2, interest_day: '2026-03-04' },
    { ...payout, id: 1, interest_day: '2026-03-03' },
  ];
  expect(toPayouts(rows).map(({ day }) => day)).toEqual(['2026-03-03', '2026-03-04']);
});

it.each([
  ['under review', review, 'review current, hosting ahead, completed ahead'],
  ['hosted', {}, 'review done, hosting current, completed ahead'],
  ['completed', { status: 2 } as const, 'review done, hosting done, completed done'],
  [
    'redeemed',
    { ...cancelled, is_cancel: 1 } as const,
    'review done, hosting done, cancelled done',
  ],
  ['rejected', { ...cancelled, start_at: null } as const, 'review done, cancelled failed'],
])('the steps of one that is %s', (_name, changes, steps) => {
  const shown = depositSteps(toRecord(row(changes)));
  expect(shown.map(({ status, state }) => `${status} ${state}`).join(', ')).toBe(steps);
});

it('a deposit that is over says how it ended', () => {
  const ends = [{ is_cancel: 1 }, { reason: 'No.' }, { reason: null }] as const;
  const found = ends.map((end) => depositStatusName(toRecord(row({ ...cancelled, ...end }))));
  expect(found).toEqual(['deposit.redeemed', 'deposit.rejected', 'deposit.cancelled']);
  expect(depositStatusName(toRecord(row()))).toBe('deposit.hosting');
});

describe('a deposit whose reply was lost', () => {
  const sent = sentOperation({
    operationId: 'openDeposit',
    body: { config_id: 1, amount: '1000' },
  });
  it.each([
    ['is done: a new one of its terms is listed', sent, [row()], 'done'],
    ['is not done: the only one is older', { ...sent, idsBefore: [71] }, [row()], 'not-done'],
    ['is not done: another product', sent, [row({ config_id: 2 })], 'not-done'],
    ['is not done: another amount', sent, [row({ amount: '1000.01' })], 'not-done'],
    ['is not known: alike, but of before', sent, [row({ created_time: SENT_AT - 1 })], 'unknown'],
  ] as const)('%s', (_name, operation, rows, state) => {
    expect(findOpened(operation, { rows, limit: 100 }).state).toBe(state);
  });

  it.each([
    ['is redeemed', [row({ ...cancelled, is_cancel: 1 })], 'done'],
    ['is taken back under review', [row({ ...review, ...cancelled, reason: null })], 'done'],
    ['was rejected by the review', [row({ ...review, ...cancelled, reason: 'No.' })], 'not-done'],
    ['still earns', [row()], 'not-done'],
    ['is not listed', [], 'unknown'],
  ] as const)('and its redemption: it %s', (_name, rows, state) => {
    const redeem = { ...sent, operationId: 'redeemDeposit', body: { id: 71 } };
    expect(findRedeemed(redeem, { rows, limit: 100 }).state).toBe(state);
  });
});
