import type { ReactNode } from 'react';
import type { Trend } from '@/domain/format/numbers';
import { TREND_TEXT } from './amount';
import { Ring } from './ring';

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

/** A ring with text in its middle. The caller says how much is left; the ring only draws it. */
export const CountdownRing = ({
  progress,
  children,
  label,
  trend,
  size = 160,
}: CountdownRingProps) => (
  <div
    role="timer"
    aria-label={label}
    className="relative grid shrink-0 place-items-center"
    style={{ width: size, height: size }}
  >
    <Ring share={progress} className={trend === undefined ? 'text-ink' : TREND_TEXT[trend]} />
    <div className="relative text-center text-screen">{children}</div>
  </div>
);
