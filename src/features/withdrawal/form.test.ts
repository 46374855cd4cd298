import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { EMPTY_DRAFT, repeat, startWith } from './draft';
import { boundsOf, formStateOf, problemOf, wasPaidTo } from './form';
import { toTerms, type Destination } from './model';
import { toRecord } from './record';

const exchange = {
  kind: 'wallet',
  address: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
  currencyId: 3,
  network: 'TON',
} as const;
const mine: Destination = { ...exchange, id: 1, label: 'Mine', memo: '48213' };
const other: Destination = { ...exchange, id: 2, label: 'Other', memo: '99' };

const paid = toRecord({
  id: 7,
  name: 'USDT',
  currency_id: 3,
  number: '60.00',
  status: 2,
  type: 0,
  address: exchange.address,
  sub_type: 'TON',
  memo: '48213',
  create_time: '2026-03-02 09:00:00',
  created_time: 1_772_442_000,
});

const TERMS_ROW = {
  name: 'USDT',
  rate: '1.00',
  min_number: '10.00',
  max_number: '5000.00',
  change_balance: '100.00',
};
const byNetwork = toTerms(
  {
    ...TERMS_ROW,
    networks: [
      { name: 'TON', rate: '0.50', min_number: '5.00' },
      { name: 'ERC20', rate: '4.00', min_number: '20.00' },
    ],
  },
  3,
);

describe('two customers of an exchange share its address and differ by the memo', () => {
  it('only the one that was paid is known', () => {
    expect(paid.status).toBe('success');
    expect(wasPaidTo([paid], mine)).toBe(true);
    expect(wasPaidTo([paid], other)).toBe(false);
  });

  it('a withdrawal is repeated to its own memo, or to none', () => {
    expect(repeat(paid, [other, mine]).destinationId).toBe(1);
    // Nor is the only other one chosen in its place.
    expect(formStateOf(repeat(paid, [other]), byNetwork, [other]).destination).toBeUndefined();
  });
});

it('a currency that the form is opened for keeps its own amount only, and a card for all', () => {
  const typed = { ...EMPTY_DRAFT, currencyId: 3, destinationId: 5, amount: '60' };
  expect(startWith(typed, 3)).toEqual(typed);
  expect(startWith(typed, 1)).toEqual({ ...EMPTY_DRAFT, currencyId: 1 });
  expect(startWith({ ...typed, kind: 'bank' }, 1)).toMatchObject({ destinationId: 5, amount: '' });
});

it.each([
  ['', undefined],
  ['0', 'below_minimum'],
  ['9.99', 'below_minimum'],
  ['10', undefined],
  ['-10', 'not_an_amount'],
  ['10.123', 'not_an_amount'],
])('the amount %j has the problem %s', (text, problem) => {
  const bounds = {
    available: decimal('100'),
    dailyLeft: undefined,
    scale: 2,
    fee: { basis: 'amount', rate: decimal('1') },
    minimum: decimal('10'),
    maximum: undefined,
  } as const;
  expect(problemOf(text, bounds)).toBe(problem);
});

describe('the destination of a draft, and the terms shown for it', () => {
  it('the only one is chosen, with the fee and the minimum of its network', () => {
    const { destination, shownRoute } = formStateOf(EMPTY_DRAFT, byNetwork, [mine]);
    expect(destination).toEqual(mine);
    expect(shownRoute).toMatchObject({ minimum: '5', fee: { rate: '0.5' } });
  });

  it('one that was chosen and is no longer saved is not replaced by another one', () => {
    const draft = { ...EMPTY_DRAFT, destinationId: 9 };
    expect(formStateOf(draft, byNetwork, [mine]).destination).toBeUndefined();
  });

  it('of two none is chosen, so nothing is said of what depends on the network', () => {
    const draft = { ...EMPTY_DRAFT, amount: '4' };
    const { destination, shownRoute, preview } = formStateOf(draft, byNetwork, [mine, other]);
    expect([destination, shownRoute, preview]).toEqual([undefined, undefined, undefined]);
    const bounds = boundsOf(byNetwork, shownRoute);
    expect(problemOf('4', bounds)).toBeUndefined();
    expect(problemOf('0', bounds)).toBe('not_an_amount');
    expect(problemOf('101', bounds)).toBe('above_available');
    expect(problemOf('101', { ...bounds, available: decimal('6000') })).toBeUndefined();
    expect(problemOf('5001', { ...bounds, available: decimal('6000') })).toBe('above_maximum');
  });

  it('a server that names no networks has one fee for all of them', () => {
    expect(formStateOf(EMPTY_DRAFT, toTerms(TERMS_ROW, 3), [mine, other]).shownRoute).toMatchObject(
      {
        minimum: '10',
      },
    );
  });
});
