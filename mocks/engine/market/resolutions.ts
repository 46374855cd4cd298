import { dayOfDate, monthOfDay } from './civil';
import { DAY } from './levels';
import type { Resolution } from './types';

/** Candle starts of a resolution, in epoch seconds. */
export interface Grid {
  /** The start of the candle that contains `t`. */
  readonly startOf: (t: number) => number;
  /** The start of the candle after the one starting at `start`. */
  readonly after: (start: number) => number;
}

const evenGrid = (seconds: number): Grid => ({
  startOf: (t) => Math.floor(t / seconds) * seconds,
  after: (start) => start + seconds,
});

/** Day 4 of the epoch, 5 January 1970, was a Monday. */
const FIRST_MONDAY = 4 * DAY;
const WEEK = 7 * DAY;

const weekGrid: Grid = {
  startOf: (t) => Math.floor((t - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY,
  after: (start) => start + WEEK,
};

const monthStart = (t: number, monthsLater: 0 | 1): number => {
  const { year, month } = monthOfDay(Math.floor(t / DAY));
  const later = month + monthsLater;
  return DAY * (later === 13 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, later, 1));
};

const monthGrid: Grid = {
  startOf: (t) => monthStart(t, 0),
  after: (start) => monthStart(start, 1),
};

/** The grid of every resolution. All but weeks and months are single nodes of the price tree. */
export const GRIDS = {
  '1s': evenGrid(1),
  '5s': evenGrid(5),
  '15s': evenGrid(15),
  '30s': evenGrid(30),
  '1m': evenGrid(60),
  '5m': evenGrid(300),
  '15m': evenGrid(900),
  '30m': evenGrid(1800),
  '1h': evenGrid(3600),
  '2h': evenGrid(7200),
  '4h': evenGrid(14_400),
  '8h': evenGrid(28_800),
  '1d': evenGrid(DAY),
  '1w': weekGrid,
  '1M': monthGrid,
} as const satisfies Record<Resolution, Grid>;
