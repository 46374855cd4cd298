import { expect, it } from 'vitest';
import { fromDeposit, fromPayout, redemptionsOf } from './from-savings';

const CREATED_AT = 1_772_442_000;

/** A deposit of 3,000, for which an early redemption costs 90. */
const DEPOSIT = {
  id: 71,
  currency_name: 'USDT',
  amount: '3000.00',
  day_rate: '0.0003',
  total_interest: '3.50',
  start_at: null,
  end_at: null,
  created_time: CREATED_AT,
  cancel_fee: '90.00',
} as const;

it('a deposit that its owner redeemed had gone out, one that was rejected had not', () => {
  const ended = ([1, 0] as const).map((is_cancel) => {
    const { progress, status } = fromDeposit({ ...DEPOSIT, status: 3, is_cancel });
    return [progress, status];
  });
  expect(ended).toEqual([
    ['done', 'deposit.redeemed'],
    ['ended', 'deposit.cancelled'],
  ]);
});

it('what came back of a deposit is its principal, less the fee of an early redemption', () => {
  const { cancel_fee: _unknown, ...withoutFee } = DEPOSIT;
  const rows = [
    { ...DEPOSIT, status: 2, handled_time: CREATED_AT + 10 },
    // 3,000 less 90
    { ...DEPOSIT, id: 72, status: 3, is_cancel: 1, handled_time: CREATED_AT + 20 },
    // Hosted still, rejected, and ended at a time that the server does not state.
    { ...DEPOSIT, id: 73, status: 1 },
    { ...DEPOSIT, id: 74, status: 3, is_cancel: 0, handled_time: CREATED_AT + 30 },
    { ...DEPOSIT, id: 75, status: 2 },
    { ...DEPOSIT, id: 76, status: 2, is_cancel: 1 },
    { ...withoutFee, id: 77, status: 2, is_cancel: 1 },
  ] as const;
  expect(redemptionsOf(rows)).toMatchObject([
    {
      kind: 'redemption',
      id: 72,
      at: CREATED_AT + 20,
      progress: 'done',
      amount: '2910',
      fee: { currency: 'USDT', amount: '90' },
    },
    { kind: 'redemption', id: 71, at: CREATED_AT + 10, progress: 'done', amount: '3000' },
    { id: 76, at: undefined, amount: '2910' },
    { id: 75, at: undefined, amount: '3000' },
  ]);
});

it('a deposit and its interest are at the time that all servers send as text', () => {
  const { created_time: _ours, ...deposit } = DEPOSIT;
  const created_at = '2026-03-02 09:00:00';
  expect(fromDeposit({ ...deposit, created_at, status: 1 }).at).toBe(CREATED_AT);
  const payout = {
    id: 9,
    lh_order_id: 71,
    interest_amount: '0.90',
    interest_day: '2026-03-01',
    created_at,
  };
  expect(fromPayout(payout).at).toBe(CREATED_AT);
});

it('interest belongs to its deposit', () => {
  const row = {
    id: 9,
    lh_order_id: 71,
    currency_name: 'USDT',
    interest_amount: '0.90',
    interest_day: '2026-03-01',
    created_at: '2026-03-02 06:00:00',
    created_time: CREATED_AT,
  } as const;
  expect(fromPayout(row)).toMatchObject({ kind: 'interest', of: 71, amount: '0.9' });
});
