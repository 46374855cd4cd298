import { expect, it } from 'vitest';
import { fromExchange, fromTopUp, fromTransfer, fromWithdrawal } from './from-rows';

const CREATED_AT = 1_772_442_000;
const top = {
  id: 41,
  amount: '500.00',
  currency_name: 'USDT',
  created_at: '2026-03-02 09:00:00',
  created_time: CREATED_AT,
} as const;
const out = { id: 51, number: '100.00', name: 'USDT', create_time: '2026-03-02 09:00:00' } as const;

it.each([
  [0, 'pending'],
  [1, 'pending'],
  [2, 'done'],
  [3, 'ended'],
] as const)('a top-up and a withdrawal of status %i are %s', (status, progress) => {
  expect(fromTopUp({ ...top, status })).toMatchObject({ progress, amount: '500', at: CREATED_AT });
  expect(fromWithdrawal({ ...out, status })).toMatchObject({ progress, amount: '-100' });
});

it('a transfer has no sign, and says where it came from', () => {
  const row = { id: 31, currency: 1, currency_name: 'USDT', value: '800.00' } as const;
  expect(fromTransfer({ ...row, from_field: 'change', to_field: 'lever' })).toMatchObject({
    amount: '800',
    from: 'coin',
  });
  expect(fromTransfer({ ...row, from_field: 'lever', to_field: 'change' }).from).toBe('contract');
});

it('an exchange has both sides', () => {
  expect(
    fromExchange({
      id: 61,
      left_currency_id: 1,
      right_currency_id: 2,
      l_currency: 'USDT',
      r_currency: 'BTC',
      num: '100.00',
      absolute_quantity: '0.00148381',
      fee: '0.00000149',
      price: '1',
      status: 1,
      create_time: '2026-03-02 09:00:00',
    }),
  ).toMatchObject({
    currency: 'USDT',
    amount: '-100',
    got: { currency: 'BTC', amount: '0.00148381' },
    progress: 'done',
  });
});
