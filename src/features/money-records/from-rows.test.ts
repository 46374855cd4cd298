import { expect, it } from 'vitest';
import { EXCHANGE_ROW } from '../../../tests/support/flash-reply';
import {
  deliveriesOf,
  fromExchange,
  fromLoan,
  fromSubscription,
  listsRepayments,
  repaymentsOf,
  fromTopUp,
  fromTransfer,
  fromWithdrawal,
} from './from-rows';

const CREATED_AT = 1_772_442_000;
const top = {
  id: 41,
  amount: '500.00',
  currency_name: 'USDT',
  created_at: '2026-03-02 09:00:00',
  created_time: CREATED_AT,
} as const;
const out = { id: 51, number: '100.00', name: 'USDT', create_time: '2026-03-02 09:00:00' } as const;

const subscription = {
  id: 41,
  order_no: 'P41-7097',
  name: 'Slipway',
  coin_amount: '120',
  status: 2,
  created_at: '2026-03-02 09:00:00',
  created_time: CREATED_AT,
  pay_currency_name: 'USDT',
} as const;
const loan = {
  id: 81,
  order_no: 'L81-9TRA',
  amount: '500.00',
  day_rate: '0.0005',
  currency_name: 'USDT',
  total_interest: '7.45',
  total_return: '512.45',
  created_time: CREATED_AT,
} as const;

it.each([
  [0, 'pending'],
  [1, 'pending'],
  [2, 'done'],
  [3, 'ended'],
] as const)('a top-up and a withdrawal of status %i are %s', (status, progress) => {
  expect(fromTopUp({ ...top, status })).toMatchObject({ progress, amount: '500', at: CREATED_AT });
  expect(fromWithdrawal({ ...out, status })).toMatchObject({ progress, amount: '-100' });
});

it('each is at the time that all servers send as text', () => {
  const { created_time: _topUp, ...topUp } = { ...top, status: 2 } as const;
  const { created_time: _loan, ...loaned } = { ...loan, created_at: top.created_at } as const;
  const { created_time: _units, ...units } = { ...subscription, cost: '9.72' } as const;
  const { created_time: _given, ...given } = EXCHANGE_ROW;
  expect(fromTopUp(topUp).at).toBe(CREATED_AT);
  expect(fromWithdrawal({ ...out, status: 2 }).at).toBe(CREATED_AT);
  expect(fromLoan({ ...loaned, status: 1 }).at).toBe(CREATED_AT);
  expect(fromSubscription(units)[0]?.at).toBe(CREATED_AT);
  expect(fromExchange({ ...given, create_time: out.create_time }).at).toBe(CREATED_AT);
});

it('each has the status that its own records show', () => {
  expect(fromTopUp({ ...top, status: 3 }).status).toBe('topUp.failed');
  expect(fromWithdrawal({ ...out, status: 1 }).status).toBe('withdrawal.review2');
  expect(fromWithdrawal({ ...out, status: 3 }).status).toBe('withdrawal.failed');
  // Failed on the wire: its owner took it back.
  expect(fromWithdrawal({ ...out, status: 3, cancelled: 1 }).status).toBe('withdrawal.cancelled');
  expect(fromExchange({ ...EXCHANGE_ROW, status: 2 }).status).toBe('exchange.rejected');
  expect(fromSubscription({ ...subscription, status: 1, cost: '9.72' })[0]?.status).toBe(
    'subscription.applied',
  );
  const loans = ([0, 1, 2, 3, 4] as const).map((status) => fromLoan({ ...loan, status }).status);
  // Whether money that came in is owed still is not about that movement.
  expect(loans).toEqual(['loan.review', undefined, undefined, 'loan.rejected', undefined]);
});

it('a transfer has no sign, and says where it came from', () => {
  const row = { id: 31, currency: 3, currency_name: 'USDT', value: '800.00' } as const;
  expect(fromTransfer({ ...row, from_field: 'change', to_field: 'lever' })).toMatchObject({
    amount: '800',
    from: 'coin',
  });
  expect(fromTransfer({ ...row, from_field: 'lever', to_field: 'change' }).from).toBe('contract');
});

it('an exchange has both sides', () => {
  expect(fromExchange(EXCHANGE_ROW)).toMatchObject({
    currency: 'USDT',
    amount: '-100',
    got: { currency: 'BTC', amount: '0.00148381' },
    fee: { currency: 'BTC', amount: '0.00000149' },
    progress: 'done',
  });
});

it('a subscription is money that went out; nothing where the server does not say how much', () => {
  expect(fromSubscription({ ...subscription, cost: '9.72' })).toMatchObject([
    { kind: 'subscription', number: 'P41-7097', amount: '-9.72', progress: 'done' },
  ]);
  expect(fromSubscription(subscription)).toEqual([]);
});

it('units of a subscription come in when they are delivered, not before', () => {
  const delivered = { ...subscription, currency_name: 'SLP', deliver_time: CREATED_AT + 100 };
  const rows = [delivered, { ...delivered, id: 42, status: 3 } as const];
  expect(deliveriesOf(rows)).toMatchObject([
    { kind: 'delivery', id: 42, at: CREATED_AT + 100, currency: 'SLP', amount: '120' },
  ]);
  // A server that does not say of what, or when.
  expect(deliveriesOf([{ ...subscription, status: 3 }])).toEqual([]);
});

it('a withdrawal has its fee, unless all of it came back', () => {
  const paid = { ...out, status: 2, rate: '2.00' } as const;
  expect(fromWithdrawal(paid).fee).toEqual({ currency: 'USDT', amount: '2' });
  expect(fromWithdrawal({ ...paid, rate_currency: 'EUR' }).fee?.currency).toBe('EUR');
  expect(fromWithdrawal({ ...paid, status: 3 }).fee).toBeUndefined();
  expect(fromWithdrawal({ ...paid, rate: '0.00' }).fee).toBeUndefined();
});

it('a loan came in unless it was not granted; its repayments went out, each at its time', () => {
  const progress = ([0, 1, 2, 3, 4] as const).map(
    (status) => fromLoan({ ...loan, status }).progress,
  );
  expect(progress).toEqual(['pending', 'done', 'done', 'ended', 'done']);
  const repaid = (id: number, ...times: readonly number[]) => ({
    ...loan,
    id,
    status: 1 as const,
    repayments: times.map((time) => ({ amount: '110.25', time })),
  });
  const rows = [repaid(82, 500), repaid(81, 400, 600), { ...loan, status: 1 as const }];
  expect(repaymentsOf(rows).map(({ of, at, amount }) => [of, at, amount])).toEqual([
    [81, 600, '-110.25'],
    [82, 500, '-110.25'],
    [81, 400, '-110.25'],
  ]);
  // The last was paid out, and has no list of what came back; one under review needs none.
  expect(listsRepayments(rows)).toBe(false);
  expect(listsRepayments([repaid(82, 500), { ...loan, status: 0 as const }])).toBe(true);
  expect(new Set(repaymentsOf(rows).map(({ id }) => id)).size).toBe(3);
});
