import {
  add,
  compare,
  larger,
  smaller,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { periodStart, type Period } from './results-over-time';

/** Equity at a time (epoch seconds). Money in USDT. */
export interface EquityPoint {
  readonly time: number;
  readonly equity: Decimal;
  /** Deposits minus withdrawals since the previous point. */
  readonly flow: Decimal;
}

/** Equity over a period. Money in USDT. */
export interface EquityHistory {
  /** Oldest first, at least two; the first is the last one before the period, if any. */
  readonly points: readonly EquityPoint[];
  readonly now: Decimal;
  /** Deposits minus withdrawals in the period. */
  readonly flow: Decimal;
  /** Profit or loss: the change minus the flow. */
  readonly result: Decimal;
  readonly lowest: Decimal;
  readonly highest: Decimal;
}

/** Equity over a period that ends with the day of `now` (epoch seconds); `undefined` for fewer than two points. */
export const equityHistoryIn = (
  history: readonly EquityPoint[],
  period: Period,
  now: number,
): EquityHistory | undefined => {
  const from = periodStart(period, now) ?? 0;
  const before = history.findLastIndex(({ time }) => time <= from);
  const points = history.slice(Math.max(0, before));
  const [first, ...later] = points;
  const last = later.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const flow = add(ZERO, ...later.map((point) => point.flow));
  // An account that was opened in the period began with nothing: all that it had at first was paid in then.
  const isOpening = before === -1 && compare(first.equity, first.flow) === 0;
  return {
    points,
    now: last.equity,
    flow: isOpening ? add(first.flow, flow) : flow,
    result: subtract(subtract(last.equity, first.equity), flow),
    lowest: points.map(({ equity }) => equity).reduce(smaller),
    highest: points.map(({ equity }) => equity).reduce(larger),
  };
};
