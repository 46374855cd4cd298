import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { EMPTY_DRAFT, startWith } from './model';

const held = (coin: string, contract: string) => ({
  id: 2,
  available: { coin: decimal(coin), contract: decimal(contract) },
});

it('a currency that the form is opened for comes out of the account that holds it', () => {
  const typed = { from: 'coin', currencyId: 1, amount: '60' } as const;
  expect(startWith(typed, held('1', '1'))).toEqual({ ...EMPTY_DRAFT, currencyId: 2 });
  expect(startWith(typed, held('0', '1'))).toMatchObject({ from: 'contract', amount: '' });
  expect(startWith(typed, held('0', '0'))).toMatchObject({ from: 'coin' });
  expect(startWith({ ...typed, currencyId: 2 }, held('0', '1'))).toMatchObject({ amount: '60' });
});
