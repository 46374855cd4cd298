import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { ORDER_TERMS } from '../../../tests/support/seconds-order';
import { hasGaps, layoutEventChart, spanOf, type EventChartInput } from './event-chart-layout';
import type { RunningOrder } from './order';
import { trailOf } from './price-trail';

/** 400 less 60 for prices and a margin of 10 is 330; 126 less a row of 14, a gap of 2 and the margin is 100. */
const SIZES = { width: 406, height: 126, axisWidth: 60, textHeight: 14 };

/** An order of 25 seconds: 3 seconds, 12 %, lie before its entry, so that 336 pixels are 28 seconds of 12 pixels. */
const input = (more: Partial<EventChartInput>): EventChartInput => ({
  direction: 'up',
  entry: '100',
  span: { entryAt: 100_000, expiryAt: 125_000 },
  trail: [],
  price: undefined,
  now: 100_000,
  settlement: undefined,
  ...more,
});

const at = (second: number, price: string) => ({ at: second * 1000, price });
const layout = (more: Partial<EventChartInput>) => layoutEventChart(input(more), SIZES);

const tagY = (price: string): number =>
  layout({ trail: [at(101, '104'), at(102, price)], now: 102_000 }).tagY;

describe('the chart of an order', () => {
  it('has the entry in the middle of its height and the expiry at the right', () => {
    const { band, entry, expiryX, end } = layout({});
    expect({ band, entry, expiryX, end }).toEqual({
      band: { top: 10, height: 100 },
      entry: { x: 36, y: 60 },
      expiryX: 336,
      end: { x: 36, y: 60, price: '100' },
    });
  });

  it('shades the half in which the order wins', () => {
    expect(layout({ direction: 'up' }).winning).toEqual({ top: 10, height: 50 });
    expect(layout({ direction: 'down' }).winning).toEqual({ top: 60, height: 50 });
  });

  it('draws the prices from shortly before the entry to now', () => {
    // The farthest price is 4 away, so the height is 5 above and below: 10 pixels to 1.
    const { parts, end } = layout({
      trail: [at(96, '90'), at(98, '99'), at(101, '102'), at(103, '96')],
      now: 104_000,
    });
    expect(parts.map(({ isKnown }) => isKnown)).toEqual([true]);
    expect(parts[0]?.spots.map(({ x, y }) => [x, y])).toEqual([
      [12, 70],
      [36, 60],
      [48, 40],
      [72, 100],
      [84, 100],
    ]);
    expect(end).toEqual({ x: 84, y: 100, price: '96' });
  });

  it('ends at the current price, also between two samples', () => {
    const { end, parts } = layout({ trail: [at(101, '102')], now: 102_000, price: '96' });
    expect(end).toEqual({ x: 60, y: 100, price: '96' });
    expect(parts.at(-1)?.spots.map(({ x }) => x)).toEqual([36, 48, 60]);
  });

  it('bridges what is not known, as after a reload, and stops where the prices do', () => {
    const { parts, end } = layout({
      trail: [at(110, '104'), at(111, '104')],
      now: 120_000,
    });
    expect(parts.map(({ spots, isKnown }) => [isKnown, spots.map(({ x }) => x)])).toEqual([
      [false, [36, 156]],
      [true, [156, 168]],
    ]);
    expect(end.x).toBe(168);
  });

  it('ends at the deciding price on the line of the expiry, whatever came later', () => {
    const { end, parts } = layout({
      trail: [at(122, '104'), at(126, '60')],
      now: 130_000,
      settlement: '96',
    });
    expect(end).toEqual({ x: 336, y: 100, price: '96' });
    expect(parts.at(-1)?.spots.map(({ x }) => x)).toEqual([300, 336]);
  });

  it('draws nothing past the expiry while the deciding price is not known', () => {
    const { end } = layout({ trail: [at(124, '104'), at(126, '60')], now: 127_000, price: '60' });
    expect(end).toEqual({ x: 336, y: 20, price: '104' });
  });

  it('does not magnify a price that stands still', () => {
    // At least 0.01 above and below 100: 50 pixels to 0.01.
    const { end } = layout({ trail: [at(101, '100.001')], now: 101_000 });
    expect(end.y).toBeCloseTo(55);
  });

  it('keeps the tag of the price clear of that of the entry', () => {
    // Farthest 4: 10 pixels to 1. Tags are 18 apart.
    expect([tagY('102'), tagY('101'), tagY('99'), tagY('100')]).toEqual([40, 42, 78, 60]);
  });
});

describe('a trail', () => {
  const span = { entryAt: 100_000, expiryAt: 125_000 };
  const ticks = Array.from({ length: 26 }, (_, second) => `${100 + second}`);

  it('of a receipt has no gaps, and is drawn as one line', () => {
    const trail = trailOf(ticks, span.entryAt);
    expect(hasGaps(trail, span)).toBe(false);
    const { parts } = layout({ trail, now: 110_000, settlement: '125' });
    expect(parts.map(({ isKnown, spots }) => [isKnown, spots.length])).toEqual([[true, 26]]);
  });

  it.each([
    ['nothing', [], true],
    ['only what came after a reload', [at(120, '1'), at(124, '1')], true],
    ['only what came before it', [at(101, '1'), at(105, '1')], true],
    ['a price every five seconds', [105, 110, 115, 120].map((second) => at(second, '1')), false],
  ])('of %s is checked for gaps', (_name, trail, expected) => {
    expect(hasGaps(trail, span)).toBe(expected);
  });
});

describe('the span of an order', () => {
  const order: RunningOrder = { ...ORDER_TERMS, status: 'running', endsAt: 530_400 };
  const settled = {
    ...ORDER_TERMS,
    status: 'settled',
    settlement: '101',
    outcome: 'win',
    profit: decimal('79.8'),
    settledAt: 530,
  } as const;

  it('starts when the server took the order', () => {
    expect(spanOf(order)).toEqual({ entryAt: 500_000, expiryAt: 530_000 });
    expect(spanOf(settled)).toEqual({ entryAt: 500_000, expiryAt: 530_000 });
  });

  it('is counted back from the end if the server sends no time', () => {
    const openedAt = undefined;
    expect(spanOf({ ...order, openedAt })).toEqual({ entryAt: 500_400, expiryAt: 530_400 });
    expect(spanOf({ ...settled, openedAt })).toEqual({ entryAt: 500_000, expiryAt: 530_000 });
    expect(spanOf({ ...settled, openedAt, settledAt: undefined })).toBeUndefined();
  });
});
