import { expect, it } from 'vitest';
import { CURRENCIES, requireCurrency } from './currencies';

const idsOf = (...names: readonly string[]): readonly number[] =>
  names.map((name) => requireCurrency(name).id);

it('BTC, ETH and USDT have the ids that clients of the family hard-code', () => {
  expect(idsOf('BTC', 'ETH', 'USDT')).toEqual([1, 2, 3]);
});

it('every other currency has its place in the list as id, and no two share one', () => {
  expect(idsOf('BNB', 'SOL', 'SHIB', 'EUR', 'USD', 'XAU')).toEqual([4, 5, 15, 16, 17, 24]);
  const ids = CURRENCIES.map(({ id }) => id);
  expect(ids.slice(3)).toEqual(ids.slice(3).map((_id, index) => index + 4));
  expect(new Set(ids).size).toBe(ids.length);
});

it('lists start with USDT, whatever the ids', () => {
  expect(CURRENCIES.slice(0, 3).map(({ name }) => name)).toEqual(['USDT', 'BTC', 'ETH']);
});
