import { describe, expect, it } from 'vitest';
import type { StopBasis, StopKind } from '@/domain/leverage/stops';
import { decimal } from '@/domain/money/decimal';
import {
  showStopsIn,
  shownStop,
  stopPriceOf,
  stopTextAt,
  stopTextProblem,
  unitOfStop,
  withStop,
  type StopTexts,
} from './stop-texts';

/** 3 lots of 0.01: a price move of 100 is worth 3.00. */
const basisOf = (kind: StopKind): StopBasis => ({
  kind,
  side: 'long',
  lots: 3,
  openPrice: decimal('50000'),
  decimals: 2,
  terms: {
    lotSize: decimal('0.01'),
    feePercent: decimal('0'),
    overnightPercent: decimal('0'),
    rate: decimal('1'),
    scale: 2,
  },
});

it.each([
  ['price', '51000', 'takeProfit', '51000'],
  ['percent', '2', 'takeProfit', '51000'],
  ['amount', '30', 'takeProfit', '51000'],
  ['percent', '2', 'stopLoss', '49000'],
  // 50 / 0.03 = 1666.666…: 48333.333… is rounded up, so that no more than 50 is lost
  ['amount', '50', 'stopLoss', '48333.34'],
  ['percent', '', 'stopLoss', undefined],
  ['price', 'x', 'takeProfit', undefined],
] as const)('%s %s of a %s is the price %s', (unit, text, kind, price) => {
  const texts = { unit, takeProfit: text, stopLoss: text };
  expect(stopPriceOf(texts, basisOf(kind))).toBe(price);
});

// 1 % of 53,683.19 is 536.8319: 54,220.0219 above it, 53,146.3581 below it.
it.each([
  ['long', 'takeProfit', '54220.03'],
  ['long', 'stopLoss', '53146.36'],
  ['short', 'takeProfit', '53146.35'],
  ['short', 'stopLoss', '54220.02'],
] as const)('a %s with a %s at one percent has it at %s', (side, kind, price) => {
  const basis = { ...basisOf(kind), side, openPrice: decimal('53683.19') };
  expect(stopTextAt('price', basis, decimal('1'))).toBe(price);
});

it('writes a stop at a percentage in the unit in which stops are entered', () => {
  expect(stopTextAt('percent', basisOf('stopLoss'), decimal('5'))).toBe('5');
  // 2 % of 50,000 is 1,000; 3 lots of 0.01 gain or lose 30.
  expect(stopTextAt('amount', basisOf('stopLoss'), decimal('2'))).toBe('30');
  expect(stopTextAt('price', basisOf('takeProfit'), decimal('2'))).toBe('51000.00');
  expect(stopTextAt('price', basisOf('stopLoss'), decimal('100'))).toBe('');
});

it.each([
  ['price', '', undefined],
  ['price', 'x', 'amount_wrong'],
  ['price', '0', 'not_positive'],
  ['percent', '0', undefined],
] as const)('%s "%s" of a stop: %s', (unit, text, problem) => {
  const texts = { unit, takeProfit: text, stopLoss: '' };
  expect(stopTextProblem(texts, basisOf('takeProfit'))).toBe(problem);
});

/** 20 lots of 0.01 from 31,690.01: a price move of 1 is worth 0.20. */
const twenty = (kind: StopKind): StopBasis => ({
  ...basisOf(kind),
  lots: 20,
  openPrice: decimal('31690.01'),
});

const shownBoth = (texts: StopTexts) => [
  shownStop(texts, twenty('takeProfit')),
  shownStop(texts, twenty('stopLoss')),
];
const pricesOf = (texts: StopTexts) => [
  stopPriceOf(texts, twenty('takeProfit')),
  stopPriceOf(texts, twenty('stopLoss')),
];

describe('shown in another unit', () => {
  const saved = { unit: 'price', takeProfit: '31755.55', stopLoss: '31650.37' } as const;

  it('stays at its exact price', () => {
    // 65.54 / 31,690.01 = 0.2068 %, 39.64 / 31,690.01 = 0.1251 %; 0.2 x 65.54 = 13.108, 0.2 x 39.64 = 7.928, up.
    const percent = showStopsIn(saved, 'percent', twenty);
    expect(shownBoth(percent)).toEqual(['0.21', '0.13']);
    const amount = showStopsIn(percent, 'amount', twenty);
    expect(shownBoth(amount)).toEqual(['13.1', '7.93']);
    const back = showStopsIn(amount, 'price', twenty);
    expect(shownBoth(back)).toEqual(['31755.55', '31650.37']);
    for (const texts of [percent, amount, back])
      expect(pricesOf(texts)).toEqual(['31755.55', '31650.37']);
  });

  it('is read in the new unit once it is typed, the other stop is not', () => {
    const typed = withStop(showStopsIn(saved, 'percent', twenty), 'takeProfit', '1');
    // 31,690.01 x 1.01 = 32,006.9101, up.
    expect(pricesOf(typed)).toEqual(['32006.92', '31650.37']);
    expect(shownBoth(showStopsIn(typed, 'price', twenty))).toEqual(['32006.92', '31650.37']);
  });

  it('stays on the wrong side', () => {
    // 40,000 is 8,309.99 above: 26.2227 %, 0.2 x 8,309.99 = 1,661.998, down.
    const wrong = { ...saved, stopLoss: '40000' };
    const amount = showStopsIn(wrong, 'amount', twenty);
    expect(shownBoth(amount)[1]).toBe('-1661.99');
    expect(shownBoth(showStopsIn(wrong, 'percent', twenty))[1]).toBe('-26.22');
    expect(pricesOf(amount)[1]).toBe('40000');
    // Typed over, it is read as it is shown: 1,661.90 / 0.2 = 8,309.50 above.
    expect(pricesOf(withStop(amount, 'stopLoss', '-1661.90'))[1]).toBe('39999.51');
  });

  it('keeps text that is no price of the pair, in its unit', () => {
    const texts = { ...saved, takeProfit: 'x', stopLoss: '31650.371' };
    const percent = showStopsIn(texts, 'percent', twenty);
    expect(shownBoth(percent)).toEqual(['x', '31650.371']);
    expect(pricesOf(percent)).toEqual([undefined, undefined]);
    expect(unitOfStop(percent, 'stopLoss')).toBe('price');
  });

  it('is a price once it was converted from percent', () => {
    const texts = { unit: 'percent', takeProfit: '2', stopLoss: '' } as const;
    const price = showStopsIn(texts, 'price', basisOf);
    expect(shownStop(price, basisOf('takeProfit'))).toBe('51000.00');
    expect(shownStop(price, basisOf('stopLoss'))).toBe('');
    expect(shownStop(showStopsIn(price, 'percent', basisOf), basisOf('takeProfit'))).toBe('2');
  });
});
