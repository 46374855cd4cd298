import { clsx } from 'clsx';
import { HIDDEN, trendOf, type Trend } from '@/domain/format/numbers';
import { useNumbers } from '@/lib/use-numbers';

/** An amount of money as decimal text. */
export interface AmountProps {
  readonly value: string | undefined;
  /** Shown after the figure, in a quieter colour. */
  readonly currency?: string | undefined;
  readonly decimals?: number | undefined;
  /** Shows `****` instead of the figure, with `hiddenLabel` as text alternative. */
  readonly hidden?: boolean | undefined;
  readonly hiddenLabel?: string | undefined;
  /** Adds + to gains, and colours the figure by its direction. */
  readonly signed?: boolean | undefined;
  readonly size?: 'hero' | 'screen' | 'title' | 'body' | 'label' | undefined;
}

const SIZE = {
  hero: 'text-hero',
  screen: 'text-screen',
  title: 'text-title',
  body: 'text-body font-semibold',
  label: 'text-label',
} as const;

const UNIT = {
  hero: 'text-row',
  screen: 'text-body',
  title: 'text-body',
  body: 'text-label',
  label: 'text-label',
} as const;

/** The text colour of a trend. */
export const TREND_TEXT = {
  up: 'text-up',
  down: 'text-down',
  flat: 'text-ink-2',
} as const satisfies Record<Trend, string>;

/** An amount, truncated to its decimals and never rounded up. */
export const Amount = (props: AmountProps) => {
  const { value, currency, decimals, hidden = false, signed = false, size = 'body' } = props;
  const { formatAmount, formatSignedAmount } = useNumbers();
  const figure = signed ? formatSignedAmount(value, decimals) : formatAmount(value, decimals);
  const color = signed && !hidden ? TREND_TEXT[trendOf(value)] : undefined;
  return (
    <span className={clsx('wrap-anywhere', SIZE[size], color)}>
      {hidden ? <HiddenFigure label={props.hiddenLabel} /> : figure}
      {currency !== undefined && (
        <>
          {' '}
          <span
            className={clsx('font-medium tracking-normal whitespace-nowrap text-ink-2', UNIT[size])}
          >
            {currency}
          </span>
        </>
      )}
    </span>
  );
};

const HiddenFigure = ({ label }: { readonly label: string | undefined }) => (
  <>
    <span aria-hidden={label !== undefined} className="relative top-[0.16em]">
      {HIDDEN}
    </span>
    {label !== undefined && <span className="sr-only">{label}</span>}
  </>
);
