import { expect, it } from 'vitest';
import type { StopBasis, StopKind } from '@/domain/leverage/stops';
import { decimal } from '@/domain/money/decimal';
import { convertStopTexts, stopPriceOf, stopTextAt } from './stop-texts';

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

it('converts both stops to another unit', () => {
  const typed = { unit: 'percent', takeProfit: '2', stopLoss: '' } as const;
  expect(convertStopTexts(typed, 'price', basisOf)).toEqual({
    unit: 'price',
    takeProfit: '51000.00',
    stopLoss: '',
  });
  expect(convertStopTexts(typed, 'amount', basisOf)).toEqual({
    unit: 'amount',
    takeProfit: '30',
    stopLoss: '',
  });
  const lost = { unit: 'amount', takeProfit: '', stopLoss: '30' } as const;
  expect(convertStopTexts(lost, 'percent', basisOf)).toEqual({
    unit: 'percent',
    takeProfit: '',
    stopLoss: '2',
  });
});
