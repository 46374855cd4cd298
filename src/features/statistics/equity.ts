import { add, larger, smaller, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import { beginningOf, type Period } from './course';

/** What the accounts were worth at a moment (epoch seconds). Money in USDT. */
export interface EquityPoint {
  readonly time: number;
  readonly equity: Decimal;
  /** What came from outside since the point before, less what went there. */
  readonly flow: Decimal;
}

/** How equity went in a period. Money in USDT. */
export interface EquityCourse {
  /** Oldest first, two at least; the first is the last one before the period, where there is one. */
  readonly points: readonly EquityPoint[];
  readonly now: Decimal;
  /** What came from outside in the period, less what went there. */
  readonly flow: Decimal;
  /** What was won or lost: the change that is no flow. */
  readonly result: Decimal;
  readonly lowest: Decimal;
  readonly highest: Decimal;
}

/** The course in a period that ends with the day of `now` (epoch seconds); `undefined` for less than two points. */
export const equityWithin = (
  course: readonly EquityPoint[],
  period: Period,
  now: number,
): EquityCourse | undefined => {
  const from = beginningOf(period, now) ?? 0;
  const before = course.findLastIndex(({ time }) => time <= from);
  const points = course.slice(Math.max(0, before));
  const [first, ...later] = points;
  const last = later.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const flow = add(ZERO, ...later.map((point) => point.flow));
  return {
    points,
    now: last.equity,
    flow,
    result: subtract(subtract(last.equity, first.equity), flow),
    lowest: points.map(({ equity }) => equity).reduce(smaller),
    highest: points.map(({ equity }) => equity).reduce(larger),
  };
};
