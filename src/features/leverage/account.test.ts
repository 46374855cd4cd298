import { expect, it } from 'vitest';
import type { LeverageAccountRow } from '@/api/rows';
import { equityOf } from '@/domain/leverage/account';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { toAccount } from './account';
import { toOrder } from './order';

const ROW: LeverageAccountRow = {
  balance: '1000.00',
  hazard_rate: '0',
  caution_money_total: '200.00',
  origin_caution_money_total: '200.00',
  profits_total: '-5.50',
  caution_money: '0',
  origin_caution_money: '0',
  profits: '0',
  order: { data: [], current_page: 1, per_page: 10, total: 0, last_page: 1 },
};
/** Holds a margin of 150.01 and a fee of 0.76. */
const PENDING = toOrder({ ...POSITION_ROW, status: 0 }, 'crypto');

it('adds up what pending orders hold where the server does not say it', () => {
  const state = toAccount(ROW, [PENDING, PENDING]);
  // 2 x (150.01 + 0.76)
  expect(state?.account.held).toBe('301.54');
  // 1000 + 301.54 + 200 - 5.50
  expect(state && equityOf(state.account)).toBe('1496.04');
  // 1496.04 / 200 = 748.02 %
  expect(state?.level).toBe('748.02');
});

it('holds nothing without a pending order', () => {
  expect(toAccount(ROW, [])?.account.held).toBe('0');
});

it('takes the word of a server that says it', () => {
  expect(toAccount({ ...ROW, frozen_money: '12.00' }, [PENDING])?.account.held).toBe('12');
});

it('knows no account where neither server nor orders tell what is held', () => {
  expect(toAccount(ROW, undefined)).toBeUndefined();
});
