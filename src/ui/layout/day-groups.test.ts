import { afterEach, expect, it, vi } from 'vitest';
import { dayBefore, dayOf, dayStarts } from './day-groups';

/** Local noon of a day in March 2026, epoch seconds. */
const noon = (day: number): number => new Date(2026, 2, day, 12).getTime() / 1000;
const record = (id: number, time: number | undefined) => ({ id, time });

it('a day is that of the device', () => {
  expect(dayOf(noon(2))).toBe('2026-03-02');
});

afterEach(() => void vi.unstubAllEnvs());

it.each([
  // The clock went forward on 29 March at 2:00, which made the day an hour shorter.
  ['Europe/Berlin', [2026, 2, 30, 0, 30], '2026-03-29'],
  ['America/New_York', [2026, 2, 9, 0, 30], '2026-03-08'],
  // The clock goes back on 25 October at 3:00: 24 hours before 23:30 it is 0:30 of the same day.
  ['Europe/Berlin', [2026, 9, 25, 23, 30], '2026-10-24'],
  ['Asia/Tokyo', [2026, 0, 1, 12, 0], '2025-12-31'],
] as const)('in %s the day before %j is %s', (zone, [year, month, day, hour, minute], before) => {
  vi.stubEnv('TZ', zone);
  expect(dayBefore(new Date(year, month, day, hour, minute).getTime() / 1000)).toBe(before);
});

it('a day begins with its first record', () => {
  const items = [
    record(4, noon(2) + 60),
    record(3, noon(2)),
    record(2, noon(1)),
    record(1, noon(1)),
  ];
  expect([...dayStarts(items, ({ time }) => time)]).toEqual([
    [4, '2026-03-02'],
    [2, '2026-03-01'],
  ]);
});

it('a record without a time begins no day', () => {
  const items = [record(3, undefined), record(2, noon(2)), record(1, undefined)];
  expect([...dayStarts(items, ({ time }) => time)]).toEqual([[2, '2026-03-02']]);
});
