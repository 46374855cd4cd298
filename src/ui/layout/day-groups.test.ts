import { expect, it } from 'vitest';
import { dayOf, dayStarts } from './day-groups';

/** Local noon of a day in March 2026, epoch seconds. */
const noon = (day: number): number => new Date(2026, 2, day, 12).getTime() / 1000;
const record = (id: number, time: number | undefined) => ({ id, time });

it('a day is that of the device', () => {
  expect(dayOf(noon(2))).toBe('2026-03-02');
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
