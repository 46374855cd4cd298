import type { ReactNode } from 'react';

/** A share of a whole, such as used margin or a goal. */
export interface ProgressBarProps {
  readonly label: ReactNode;
  /** From 0 to 1. */
  readonly value: number;
  /** The value as text, at the right of the label. */
  readonly text?: ReactNode;
}

/** A thin ink bar under its label. */
export const ProgressBar = ({ label, value, text }: ProgressBarProps) => {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-3 text-label text-ink-2">
        <span>{label}</span>
        {text !== undefined && <span className="text-ink">{text}</span>}
      </div>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-ink transition-[width] duration-200"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
};
