import { clsx } from 'clsx';
import type { Trend } from '@/domain/format/numbers';
import { useNumbers } from '@/lib/use-numbers';
import { TREND_TEXT } from './amount';
import { useTickFlash } from './use-tick-flash';

/** A price as decimal text. */
export interface PriceProps {
  readonly value: string | undefined;
  /** The pair's decimals; without them, those of the price. */
  readonly decimals?: number | undefined;
  readonly size?: 'hero' | 'screen' | 'title' | 'body' | 'label' | undefined;
  /** Colours the figure; show the direction as text or an arrow too. */
  readonly trend?: Trend | undefined;
  /** The price may be stale: it turns grey. Say so in text nearby. */
  readonly stale?: boolean | undefined;
}

const SIZE = {
  hero: 'text-hero',
  screen: 'text-screen',
  title: 'text-title',
  body: 'text-body font-semibold',
  label: 'text-label',
} as const;

/** A price whose background flashes when it ticks. */
export const Price = ({ value, decimals, size = 'body', trend, stale = false }: PriceProps) => {
  const { formatPrice } = useNumbers();
  const ref = useTickFlash<HTMLSpanElement>(value);
  const color = trend === undefined ? 'text-ink' : TREND_TEXT[trend];
  return (
    <span
      ref={ref}
      className={clsx(
        '-mx-1 tick-flash rounded-small px-1 whitespace-nowrap',
        SIZE[size],
        stale ? 'text-ink-3' : color,
      )}
    >
      {formatPrice(value, decimals)}
    </span>
  );
};
