import type { ReactNode } from 'react';
import { ChipButton } from './chip-button';

/** Shares of what is available, each a tap away. */
export interface PercentChipsProps {
  /** In percent: `['10', '25', '50']`. */
  readonly shares: readonly string[];
  /** The full words of a share, read out in place of "25%": it begins with the text that is seen. */
  readonly shareLabel: (percent: string) => string;
  readonly onShare: (percent: string) => void;
  /** The last chip: all that can be used, which may be less than 100 %. */
  readonly max?:
    | { readonly text: ReactNode; readonly label: string; readonly onPick: () => void }
    | undefined;
  readonly disabled?: boolean | undefined;
}

/** Chips that fill in a share of what is available; the caller knows of what, and what limits it. */
export const PercentChips = ({ shares, shareLabel, onShare, max, disabled }: PercentChipsProps) => (
  <div className="grid auto-cols-fr grid-flow-col gap-2">
    {shares.map((percent) => (
      <ChipButton
        key={percent}
        label={shareLabel(percent)}
        disabled={disabled}
        onClick={() => onShare(percent)}
      >
        {`${percent}%`}
      </ChipButton>
    ))}
    {max !== undefined && (
      <ChipButton label={max.label} disabled={disabled} onClick={max.onPick}>
        {max.text}
      </ChipButton>
    )}
  </div>
);
