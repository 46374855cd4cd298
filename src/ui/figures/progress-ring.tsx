import type { ReactNode } from 'react';
import { Ring } from './ring';

/** A share of a whole as a ring, such as used margin or a goal. */
export interface ProgressRingProps {
  /** Names the share: "Margin used". */
  readonly label: string;
  /** From 0 to 1, for drawing. */
  readonly value: number;
  /** The share as text, announced with the name: "16.00%". */
  readonly text: string;
  /** Content of the middle: the share and its whole. */
  readonly children: ReactNode;
  /** How close the limit is; say it in text too. */
  readonly tone?: 'plain' | 'warn' | 'danger' | undefined;
  /** In pixels. */
  readonly size?: number | undefined;
}

const TONE = { plain: 'text-ink', warn: 'text-warn', danger: 'text-red' } as const;

/** A ring with content in its middle. */
export const ProgressRing = ({
  label,
  value,
  text,
  children,
  tone = 'plain',
  size = 112,
}: ProgressRingProps) => (
  <div
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(Math.min(1, Math.max(0, value)) * 100)}
    aria-valuetext={text}
    className="relative grid shrink-0 place-items-center"
    style={{ width: size, height: size }}
  >
    <Ring share={value} thickness={8} className={TONE[tone]} />
    <div className="relative max-w-3/4 text-center">{children}</div>
  </div>
);
