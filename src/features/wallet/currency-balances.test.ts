import { expect, it } from 'vitest';
import { toCurrencyBalances } from './currency-balances';

const coin = (id: number, currency_name: string, amounts: readonly [string, string]) => ({
  id,
  currency_name,
  change_balance: amounts[0],
  lock_change_balance: amounts[1],
});
const margin = (id: number, currency_name: string, amounts: readonly [string, string]) => ({
  id,
  currency_name,
  lever_balance: amounts[0],
  lock_lever_balance: amounts[1],
});

it('joins both accounts by currency, those of the coin account first', () => {
  const [usdt, btc, eth] = toCurrencyBalances({
    change_wallet: {
      balance: [
        coin(1, 'USDT', ['100.50', '20.00']),
        { ...coin(2, 'BTC', ['0.04210000', '0.00000000']), usdt_price: '60000.00' },
      ],
    },
    lever_wallet: {
      balance: [margin(1, 'USDT', ['800.00', '30.00']), margin(3, 'ETH', ['1.00000000', '0'])],
    },
  });
  // 100.50 + 20 + 800 + 30
  expect(usdt).toEqual({
    id: 1,
    currency: 'USDT',
    decimals: 2,
    shownDecimals: 2,
    available: { coin: '100.5', contract: '800' },
    held: { coin: '20', contract: '30' },
    unknown: [],
    worth: '950.5',
  });
  // 0.0421 x 60,000; an amount may have the eight decimals that the server writes.
  expect(btc).toMatchObject({ worth: '2526', decimals: 8, shownDecimals: 4 });
  // Without a price nothing is known of its worth.
  expect(eth).toMatchObject({ currency: 'ETH', worth: undefined });
});

it('knows nothing of an account whose row may be one that could not be read', () => {
  const rows = {
    change_wallet: { balance: [coin(1, 'USDT', ['100.50', '0'])] },
    lever_wallet: { balance: [] },
  };
  expect(toCurrencyBalances(rows, false)).toMatchObject([
    { available: { coin: '100.5' }, unknown: ['contract'], worth: undefined },
  ]);
  // All rows were read: a currency that is not listed there is not held there.
  expect(toCurrencyBalances(rows)).toMatchObject([{ unknown: [], worth: '100.5' }]);
});
