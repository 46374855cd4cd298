import { expect, it } from 'vitest';
import type { StopBasis, StopKind } from '@/domain/leverage/stops';
import { decimal } from '@/domain/money/decimal';
import { convertStopTexts, stopPriceOf } from './stop-texts';

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
