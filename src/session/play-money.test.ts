import { expect, it } from 'vitest';
import { parsePlayMoney } from './play-money';

it('reads an amount and its currency', () => {
  expect(parsePlayMoney('10000 USDT')).toEqual({ amount: '10000', currency: 'USDT' });
});

it.each([undefined, '', 'USDT', '10000', '10,000 USDT', '-5 USDT', '10000 <b>'])(
  'reads nothing from %s',
  (text) => {
    expect(parsePlayMoney(text)).toBeUndefined();
  },
);
