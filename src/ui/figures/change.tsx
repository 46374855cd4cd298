import { clsx } from 'clsx';
import { trendOf } from '@/domain/format/numbers';
import { useNumbers } from '@/lib/use-numbers';
import { TREND_TEXT } from './amount';

/** A change in percent, optionally with its amount. */
export interface ChangeProps {
  readonly percent: string | undefined;
  /** The change as an amount, shown before the percent: `1,406.20 (+2.14%)`. */
  readonly value?: string | undefined;
  readonly decimals?: number | undefined;
  /** `chip` has a tinted background, for lists. */
  readonly look?: 'text' | 'chip' | undefined;
}

const SOFT = { up: 'bg-up-soft', down: 'bg-down-soft', flat: 'bg-sunken' } as const;

const POINTS = { up: '5,1 9.5,9 0.5,9', down: '5,9 9.5,1 0.5,1' } as const;

const Arrow = ({ trend }: { readonly trend: 'up' | 'down' }) => (
  <svg aria-hidden="true" viewBox="0 0 10 10" className="size-[0.62em] shrink-0 fill-current">
    <polygon points={POINTS[trend]} />
  </svg>
);

/** A change with an arrow, a sign and a colour: never colour alone. */
export const Change = ({ percent, value, decimals, look = 'text' }: ChangeProps) => {
  const { formatPercent, formatSignedAmount } = useNumbers();
  const shown = formatPercent(percent);
  // A change that displays as zero has no direction, unless the amount is displayed beside it.
  const trend = value === undefined && !/[1-9]/u.test(shown) ? 'flat' : trendOf(percent);
  const chip = look === 'chip' && [
    'min-h-7 min-w-19 justify-center rounded-small px-2',
    SOFT[trend],
  ];
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-label font-semibold whitespace-nowrap',
        TREND_TEXT[trend],
        chip,
      )}
    >
      {trend !== 'flat' && <Arrow trend={trend} />}
      {value === undefined ? shown : `${formatSignedAmount(value, decimals)} (${shown})`}
    </span>
  );
};
