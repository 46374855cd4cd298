import type { ReactNode } from 'react';
import type { Trend } from '@/domain/format/numbers';
import { TREND_TEXT } from './amount';
import { Ring } from './ring';

/** Time left, as a ring that empties. */
export interface CountdownRingProps {
  /** Remaining time over total, from 1 down to 0. */
  readonly progress: number;
  /** Content of the middle: the time left. */
  readonly children: ReactNode;
  readonly label: string;
  readonly trend?: Trend | undefined;
  readonly size?: number | undefined;
}

/** A ring with content in its middle. The caller calculates the progress. */
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
