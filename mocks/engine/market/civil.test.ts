import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { dateOfDay, dayOfDate, monthOfDay } from './civil';

describe('calendar dates', () => {
  it('agree with the platform for every day from 1970 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 47_481 }), (day) => {
        const date = new Date(day * 86_400_000);
        const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
        expect(monthOfDay(day)).toEqual({ year, month });
        expect(dayOfDate(year, month, date.getUTCDate())).toBe(day);
        expect(dateOfDay(day)).toBe(date.toISOString().slice(0, 10));
      }),
      runs(2000),
    );
  });
});
