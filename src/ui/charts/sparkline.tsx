import { useId } from 'react';
import type { Trend } from '@/domain/format/numbers';
import { TREND_TEXT } from '../figures/amount';
import { sparklinePath } from './sparkline-path';

/** A small line chart without axes. */
export interface SparklineProps {
  readonly values: readonly number[];
  readonly trend: Trend;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Fills the area below the line with a gradient. */
  readonly area?: boolean | undefined;
  /** Text alternative; without it the line is decoration beside the same figures. */
  readonly label?: string | undefined;
}

/** A series of values as one SVG path, in the colour of its trend. */
export const Sparkline = ({
  values,
  trend,
  width = 64,
  height = 24,
  area = false,
  label,
}: SparklineProps) => {
  const gradient = useId();
  const line = sparklinePath(values, width, height, 2);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      className={`max-w-full shrink-0 overflow-visible ${TREND_TEXT[trend]}`}
    >
      {area && line !== '' && (
        <>
          <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={`${line}L${width} ${height}L0 ${height}Z`} fill={`url(#${gradient})`} />
        </>
      )}
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={area ? 2 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
};
