import type { ReactNode } from 'react';
import { formatRate, formatSignedRate } from '@/domain/format/numbers';
import { ChipButton } from './chip-button';

/** Shares of an amount as chips. */
export interface PercentChipsProps {
  /** In percent: `['10', '25', '50']`. */
  readonly shares: readonly string[];
  /** Accessible label of a share; starts with the visible text "25%". */
  readonly shareLabel: (percent: string) => string;
  readonly onShare: (percent: string) => void;
  /** The last chip: the largest usable amount, which may be less than 100 %. */
  readonly max?:
    | { readonly text: ReactNode; readonly label: string; readonly onPick: () => void }
    | undefined;
  readonly disabled?: boolean | undefined;
  /** Writes the sign: the shares are distances from a price. */
  readonly signed?: boolean | undefined;
}

/** Chips that fill in a share of the available amount. The caller knows the amount and its limits. */
export const PercentChips = ({
  shares,
  shareLabel,
  onShare,
  max,
  disabled,
  signed = false,
}: PercentChipsProps) => (
  // Equal widths, and a second row before one of them is broken.
  <div className="flex flex-wrap gap-2 *:min-w-fit *:flex-1 *:whitespace-nowrap">
    {shares.map((percent) => (
      <ChipButton
        key={percent}
        label={shareLabel(percent)}
        disabled={disabled}
        onClick={() => onShare(percent)}
      >
        {signed ? formatSignedRate(percent) : formatRate(percent)}
      </ChipButton>
    ))}
    {max !== undefined && (
      <ChipButton label={max.label} disabled={disabled} onClick={max.onPick}>
        {max.text}
      </ChipButton>
    )}
  </div>
);

const QUARTERS = ['25', '50', '75'] as const;
const ALL = '100';

/** Quarters of what is available, and the most of it as `100`. */
export const QuarterChips = ({
  texts,
  onShare,
}: {
  readonly texts: {
    /** Accessible label of a share; starts with the visible text "25%". */
    readonly share: (percent: string) => string;
    readonly max: string;
    /** What the last chip fills in. */
    readonly maxLabel: string;
  };
  readonly onShare: (percent: string) => void;
}) => (
  <PercentChips
    shares={QUARTERS}
    shareLabel={texts.share}
    onShare={onShare}
    max={{
      text: texts.max,
      label: `${texts.max}: ${texts.maxLabel}`,
      onPick: () => onShare(ALL),
    }}
  />
);
