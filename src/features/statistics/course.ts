import { add, ZERO, type Decimal } from '@/domain/money/decimal';
import { totalOf, type Result } from './results';

/** How far back the figures go. */
export const PERIODS = ['7d', '30d', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** What results are put together by. Weeks begin on Monday. */
export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

const DAYS = { '7d': 7, '30d': 30 } as const;

/** Midnights on this device, as all dates that the app shows; days are not all 24 hours long. */
const midnight = (seconds: number, days = 0): number => {
  const date = new Date(seconds * 1000);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime() / 1000;
};

/** Where a period begins that ends with the day of `now`; `undefined` where it has no beginning. Epoch seconds. */
export const beginningOf = (period: Period, now: number): number | undefined =>
  period === 'all' ? undefined : midnight(now, 1 - DAYS[period]);

/** Those that were closed in the period. */
export const within = (
  results: readonly Result[],
  period: Period,
  now: number,
): readonly Result[] => {
  const from = beginningOf(period, now);
  return from === undefined ? results : results.filter(({ closedAt }) => closedAt >= from);
};

/** The beginning of the day, week or month that a moment is in. Epoch seconds. */
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
export interface Stretch {
  /** Epoch seconds. */
  readonly start: number;
  readonly orders: number;
  /** What its orders brought. */
  readonly profit: Decimal;
  /** What all orders up to its end brought. */
  readonly total: Decimal;
}

/** Results of one currency by day, week or month, oldest first, those without an order between them included. */
export const courseOf = (results: readonly Result[], step: Step): readonly Stretch[] => {
  const groups = new Map<number, Result[]>();
  for (const result of results) {
    const start = startOf(step, result.closedAt);
    groups.set(start, [...(groups.get(start) ?? []), result]);
  }
  const starts = [...groups.keys()];
  if (starts.length === 0) return [];
  const last = Math.max(...starts);
  const course: Stretch[] = [];
  let total = ZERO;
  for (let start = Math.min(...starts); start <= last; start = nextOf(step, start)) {
    const group = groups.get(start) ?? [];
    const profit = totalOf(group);
    total = add(total, profit);
    course.push({ start, orders: group.length, profit, total });
  }
  return course;
};
