import type { ReactNode } from 'react';
import type { Trend } from '@/domain/format/numbers';
import { TREND_TEXT } from './amount';

/** What is left of a time, as a ring that empties. */
export interface CountdownRingProps {
  /** Remaining over total, from 1 down to 0. */
  readonly progress: number;
  /** In the middle: the time left. */
  readonly children: ReactNode;
  readonly label: string;
  readonly trend?: Trend | undefined;
  readonly size?: number | undefined;
}

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring with text in its middle. The caller says how much is left; the ring only draws it. */
export const CountdownRing = ({
  progress,
  children,
  label,
  trend,
  size = 160,
}: CountdownRingProps) => {
  const left = Math.min(1, Math.max(0, progress));
  return (
    <div
      role="timer"
      aria-label={label}
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className={`absolute inset-0 -rotate-90 ${trend === undefined ? 'text-ink' : TREND_TEXT[trend]}`}
      >
        <circle cx="50" cy="50" r={RADIUS} fill="none" strokeWidth="4" className="stroke-sunken" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${LENGTH * left} ${LENGTH}`}
          opacity={left === 0 ? 0 : 1}
        />
      </svg>
      <div className="relative text-center text-screen">{children}</div>
    </div>
  );
};
