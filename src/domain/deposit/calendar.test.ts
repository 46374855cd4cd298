import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, payoutsDue, payoutTime, startOfDay } from './calendar';

const at = (text: string): number => Date.parse(`${text}Z`);

describe('a payout', () => {
  it('is due at the product’s hour on each following morning', () => {
    const start = at('2026-03-02T09:00:00');
    expect(payoutTime(start, 1, 8)).toBe(at('2026-03-03T08:00:00'));
    // March has 31 days: the 30th morning after 2 March is that of 1 April.
    expect(payoutTime(start, 30, 8)).toBe(at('2026-04-01T08:00:00'));
  });

  it('is due for the first night however late the deposit starts', () => {
    expect(payoutTime(at('2026-03-02T23:59:59'), 1, 8)).toBe(at('2026-03-03T08:00:00'));
    // Started before the payout hour: no night has passed by then.
    expect(payoutTime(at('2026-03-02T00:00:00'), 1, 8)).toBe(at('2026-03-03T08:00:00'));
  });

  it('is due once for each night of the lock and never after it', () => {
    const start = at('2026-03-02T09:00:00');
    expect(payoutsDue(start, start, 8, 3)).toBe(0);
    expect(payoutsDue(start, at('2026-03-03T07:59:59'), 8, 3)).toBe(0);
    expect(payoutsDue(start, at('2026-03-03T08:00:00'), 8, 3)).toBe(1);
    expect(payoutsDue(start, at('2026-03-05T08:00:00'), 8, 3)).toBe(3);
    expect(payoutsDue(start, at('2027-01-01T00:00:00'), 8, 3)).toBe(3);
    // Started after the payout hour: that hour ends no night.
    expect(payoutsDue(at('2026-03-02T09:00:00'), at('2026-03-02T09:00:00'), 8, 3)).toBe(0);
  });

  it('counts the payout times up to the given time', () => {
    const moment = fc.integer({ min: 0, max: 40 * 86_400 }).map((seconds) => seconds * 1000);
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(moment, moment, hour, fc.integer({ min: 1, max: 30 }), (a, b, h, days) => {
        const [start, until] = [Math.min(a, b), Math.max(a, b)];
        const nights = Array.from({ length: days }, (_, index) => index + 1);
        const due = nights.filter((night) => payoutTime(start, night, h) <= until).length;
        expect(payoutsDue(start, until, h, days)).toBe(due);
      }),
    );
  });
});

it('a day starts at midnight UTC', () => {
  expect(dayNumber(at('1970-01-01T23:59:59'))).toBe(0);
  expect(startOfDay(dayNumber(at('2026-03-02T09:00:00')))).toBe(at('2026-03-02T00:00:00'));
});
