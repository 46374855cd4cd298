import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { calendarOf } from './calendar';
import { MARKET_END, MARKET_START } from './levels';
import { WEEKEND_END, WEEKEND_START } from './test-pairs';

const forex = calendarOf('forex');
const at = (iso: string): number => Date.parse(iso) / 1000;

/** The rule: closed Friday 22:00 to Sunday 22:00, and 22:00 to 22:00 around 25 December and 1 January. */
const isOpenByRule = (t: number): boolean => {
  const tradingDay = new Date((t + 7200) * 1000);
  const date = `${tradingDay.getUTCMonth() + 1}-${tradingDay.getUTCDate()}`;
  return ![0, 6].includes(tradingDay.getUTCDay()) && date !== '12-25' && date !== '1-1';
};

describe('the calendar', () => {
  it('follows the rule at any second', () => {
    fc.assert(
      fc.property(fc.integer({ min: MARKET_START, max: MARKET_END - 1 }), (t) => {
        expect(forex.isOpen(t)).toBe(isOpenByRule(t));
        expect(calendarOf('crypto').isOpen(t)).toBe(true);
      }),
      runs(3000),
    );
  });

  it('has exact weekend edges', () => {
    expect(forex.isOpen(WEEKEND_START - 1)).toBe(true);
    expect(forex.isOpen(WEEKEND_START)).toBe(false);
    expect(forex.isOpen(WEEKEND_END - 1)).toBe(false);
    expect(forex.isOpen(WEEKEND_END)).toBe(true);
    expect(forex.nextEdge(WEEKEND_START - 1)).toBe(WEEKEND_START);
    expect(forex.nextEdge(WEEKEND_START)).toBe(WEEKEND_END);
    expect(forex.lastOpen(WEEKEND_END - 1)).toBe(WEEKEND_START - 1);
    expect(forex.lastOpen(WEEKEND_END)).toBe(WEEKEND_END);
    expect(calendarOf('crypto').nextEdge(WEEKEND_START)).toBeUndefined();
  });

  it('joins a holiday to the weekend before it', () => {
    // 25 December 2028 is a Monday.
    expect(forex.nextEdge(at('2028-12-22T23:00Z'))).toBe(at('2028-12-25T22:00Z'));
  });

  it('adds up: the weight of a span is the sum of its parts and the jumps between them', () => {
    const second = fc.integer({ min: MARKET_START, max: MARKET_END });
    fc.assert(
      fc.property(second, second, second, (x, y, z) => {
        const [a = 0, b = 0, c = 0] = [x, y, z].toSorted((p, q) => p - q);
        const [ab, bc, ac] = [forex.activity(a, b), forex.activity(b, c), forex.activity(a, c)];
        const jumpBetween = ab.inside > 0 ? bc.gapBefore : 0;
        expect(ac.inside).toBe(ab.inside + jumpBetween + bc.inside);
      }),
      runs(1000),
    );
  });
});
