import { describe, expect, it } from 'vitest';
import type { DepositProductRow } from '@/api/rows';
import { decimal } from '@/domain/money/decimal';
import {
  amountFor,
  commandOf,
  datedAt,
  datesOf,
  exampleOf,
  exitNoteOf,
  isDatedAt,
  isFeeByLowestRate,
  isFull,
  isRange,
  parseDraft,
  planOf,
  problemOf,
  productScale,
  shareOf,
  toProduct,
} from './model';

const ROW: DepositProductRow = {
  id: 1,
  currency_id: 3,
  currency_name: 'USDT',
  currency_logo: null,
  interest_rate: '0.0200',
  interest_rate_max: '0.0300',
  save_min: '100',
  save_max: '50000',
  day: 7,
  intro: null,
  payout_hour: 8,
  cancel_rate: '50',
  cancel_basis: 'unpaid_interest',
};
const PRODUCT = toProduct(ROW);
const [EVENING, MIDNIGHT] = [Date.UTC(2026, 2, 2, 23, 59), Date.UTC(2026, 2, 3)];
const FUNDS = { id: 1, decimals: 2, available: decimal('1000.5') };

describe('a plan', () => {
  it('is a span, simple, with the cost of leaving at once and half way', () => {
    // 1,000 x 0.02 % x 7 = 1.40, x 0.03 % = 2.10; half of 1.40 and of 0.80.
    expect(planOf(PRODUCT, decimal('1000'), 2)).toEqual({
      principal: '1000',
      interest: { least: '1.4', most: '2.1' },
      daily: { least: '0.2', most: '0.3' },
      exits: [
        { afterDays: 0, fee: '0.7', returned: '999.3', givenUp: { least: '1.4', most: '2.1' } },
        { afterDays: 3, fee: '0.4', returned: '999.6', givenUp: { least: '0.8', most: '1.2' } },
      ],
    });
  });

  it('counts the fee at the lowest rate only where it is of the interest and the rate is a range', () => {
    const { interest_rate_max: _most, ...single } = ROW;
    const ofDeposit = { ...ROW, cancel_rate: '1', cancel_basis: 'principal' } as const;
    const found = [ROW, single, ofDeposit].map((row) => isFeeByLowestRate(toProduct(row)));
    expect(found).toEqual([true, false, false]);
  });

  it('says that the rate is set each day only of two rates that differ', () => {
    const { interest_rate_max: _most, ...single } = ROW;
    const same = { ...ROW, interest_rate_max: '0.02' };
    expect([ROW, single, same].map((row) => isRange(toProduct(row)))).toEqual([true, false, false]);
  });

  it('says nothing about leaving early or dates if the server does not', () => {
    const { cancel_rate: _rate, payout_hour: _hour, interest_rate_max: _most, ...row } = ROW;
    const product = toProduct(row);
    expect(planOf(product, decimal('1000'), 2)).toMatchObject({
      interest: { least: '1.4', most: '1.4' },
      exits: undefined,
    });
    expect(datesOf(product, 0)).toBeUndefined();
    // Nor that it can be taken back for free.
    expect(exitNoteOf(product)).toBe('redeem.unknown');
    expect(exitNoteOf(PRODUCT)).toBe('confirm.free');
  });

  it('pays first on the next morning, and for the last time after the lock', () => {
    expect(datesOf(PRODUCT, EVENING)).toEqual({
      firstPayout: Date.UTC(2026, 2, 3, 8) / 1000,
      unlock: Date.UTC(2026, 2, 9, 8) / 1000,
    });
  });

  it.each([
    ['', '100', false],
    ['0', '100', false],
    ['99.99', '100', false],
    ['50000.01', '100', false],
    ['100.001', '100', false],
    ['250', '250', true],
  ])('with "%s" typed shows what %s brings: typed %s', (typed, principal, isTyped) => {
    expect(exampleOf(typed, PRODUCT, FUNDS)).toEqual({ principal, isTyped });
  });
});

describe('the form', () => {
  it.each([
    ['', undefined],
    ['x', 'amount_wrong'],
    ['100.001', 'amount_wrong'],
    ['99.99', 'quantity_below_minimum'],
    ['50000.01', 'order_above_maximum'],
    ['1000.51', 'wallet_insufficient'],
    ['1000.5', undefined],
  ])('finds in "%s": %s', (amount, problem) => {
    expect(problemOf(amount, PRODUCT, FUNDS)).toBe(problem);
  });

  it('asks for nothing while its amount is wrong or the product is full', () => {
    expect(commandOf('', PRODUCT, FUNDS, EVENING)).toBeUndefined();
    expect(commandOf('99', PRODUCT, FUNDS, EVENING)).toBeUndefined();
    const full = toProduct({ ...ROW, places_left: 0 });
    expect(isFull(full)).toBe(true);
    expect(commandOf('100', full, FUNDS, EVENING)).toBeUndefined();
    expect(commandOf('100', PRODUCT, FUNDS, EVENING)?.balance).toEqual({
      before: '1000.5',
      after: '900.5',
    });
  });

  it('asks with the dates of its day: past midnight in UTC they are over, and the new ones are a day later', () => {
    const command = commandOf('100', PRODUCT, FUNDS, EVENING);
    if (command === undefined) throw new Error('no deposit');
    expect(command.dates).toEqual(datesOf(PRODUCT, EVENING));
    expect(isDatedAt(command, MIDNIGHT - 1)).toBe(true);
    expect(isDatedAt(command, MIDNIGHT)).toBe(false);
    expect(datedAt(command, MIDNIGHT).dates).toEqual({
      firstPayout: Date.UTC(2026, 2, 4, 8) / 1000,
      unlock: Date.UTC(2026, 2, 10, 8) / 1000,
    });
    expect(isDatedAt(datedAt(command, MIDNIGHT), MIDNIGHT)).toBe(true);
  });

  it('fills in no more than the maximum; 0 is none', () => {
    expect(shareOf(PRODUCT, FUNDS, '25')).toBe('250.12');
    expect(shareOf(toProduct({ ...ROW, save_max: '300' }), FUNDS, '100')).toBe('300');
    expect(shareOf(toProduct({ ...ROW, save_max: '0' }), FUNDS, '100')).toBe('1000.5');
  });

  it('keeps its amount for its own product only', () => {
    expect(parseDraft({ productId: 1, amount: '5', more: 1 })).toEqual({
      productId: 1,
      amount: '5',
    });
    expect(parseDraft({ amount: 5 })).toBeUndefined();
    expect(amountFor({ productId: 1, amount: '5' }, { id: 1 })).toBe('5');
    expect(amountFor({ productId: 1, amount: '5' }, { id: 2 })).toBe('');
  });

  it('takes the decimals of the balance, else those of money or a coin', () => {
    expect(productScale(PRODUCT, FUNDS)).toBe(2);
    expect(productScale(PRODUCT, undefined)).toBe(2);
    expect(productScale({ currency: 'BTC' }, undefined)).toBe(8);
  });
});
