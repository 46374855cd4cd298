import { add, ZERO, type Decimal } from '@/domain/money/decimal';
import { totalOf, type Result } from './results';

/** Selectable periods of the statistics. */
export const PERIODS = ['7d', '30d', 'all'] as const;
/** A selectable period. */
export type Period = (typeof PERIODS)[number];

/** Grouping of results. Weeks start on Monday. */
export const STEPS = ['day', 'week', 'month'] as const;
/** A unit that results are grouped by. */
export type Step = (typeof STEPS)[number];

const DAYS = { '7d': 7, '30d': 30 } as const;

/** Midnight in the device's time zone, like all displayed dates; days may be longer or shorter than 24 hours. */
const midnight = (seconds: number, days = 0): number => {
  const date = new Date(seconds * 1000);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime() / 1000;
};

/** Start of a period that ends with the day of `now`; `undefined` for an unlimited one. Epoch seconds. */
export const periodStart = (period: Period, now: number): number | undefined =>
  period === 'all' ? undefined : midnight(now, 1 - DAYS[period]);

/** Results closed within the period. */
export const closedWithin = (
  results: readonly Result[],
  period: Period,
  now: number,
): readonly Result[] => {
  const from = periodStart(period, now);
  return from === undefined ? results : results.filter(({ closedAt }) => closedAt >= from);
};

/** Start of the day, week or month that contains a time. Epoch seconds. */
export const startOf = (step: Step, seconds: number): number => {
  const date = new Date(seconds * 1000);
  switch (step) {
    case 'day':
      return midnight(seconds);
    case 'week':
      return midnight(seconds, -((date.getDay() + 6) % 7));
    case 'month':
      return midnight(seconds, 1 - date.getDate());
  }
};

const nextOf = (step: Step, start: number): number => {
  const date = new Date(start * 1000);
  switch (step) {
    case 'day':
      return midnight(start, 1);
    case 'week':
      return midnight(start, 7);
    case 'month':
      return new Date(date.getFullYear(), date.getMonth() + 1, 1).getTime() / 1000;
  }
};

/** One day, week or month. */
export interface ResultPeriod {
  /** Epoch seconds. */
  readonly start: number;
  readonly orders: number;
  /** Result of its orders. */
  readonly profit: Decimal;
  /** Result of all orders up to its end. */
  readonly total: Decimal;
}

/** Results in one currency by day, week or month, oldest first, including empty ones in between. */
export const resultsByPeriod = (
  results: readonly Result[],
  step: Step,
): readonly ResultPeriod[] => {
  const groups = new Map<number, Result[]>();
  for (const result of results) {
    const start = startOf(step, result.closedAt);
    groups.set(start, [...(groups.get(start) ?? []), result]);
  }
  const starts = [...groups.keys()];
  if (starts.length === 0) return [];
  const last = Math.max(...starts);
  const periods: ResultPeriod[] = [];
  let total = ZERO;
  for (let start = Math.min(...starts); start <= last; start = nextOf(step, start)) {
    const group = groups.get(start) ?? [];
    const profit = totalOf(group);
    total = add(total, profit);
    periods.push({ start, orders: group.length, profit, total });
  }
  return periods;
};
