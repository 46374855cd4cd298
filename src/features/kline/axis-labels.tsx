import { fromJsonNumber } from '@/domain/money/decimal';
import { useNumbers } from '@/lib/use-numbers';
import type { Bounds } from './bounds';
import { placeTicks, type PriceLineLayout, type ScaleTag } from './price-line-layout';
import { niceTicks } from './price-scale';

/** Grid lines with their prices at the right. */
export const PriceScale = (props: {
  readonly bounds: Bounds;
  readonly layout: Pick<PriceLineLayout, 'band' | 'axisWidth' | 'mostTicks'>;
  readonly decimals: number;
  readonly tag: ScaleTag | undefined;
}) => {
  const { formatPrice } = useNumbers();
  const { bounds, layout, decimals, tag } = props;
  const { band, axisWidth, mostTicks } = layout;
  const ticks = placeTicks(niceTicks(bounds, mostTicks, decimals), bounds, band, tag);
  return ticks.map(({ value, y, isLabelled }) => (
    <div key={value} aria-hidden="true">
      <div
        className="pointer-events-none absolute left-0 border-t border-dotted border-line"
        style={{ top: y, right: axisWidth }}
      />
      {isLabelled && (
        <div
          className="pointer-events-none absolute right-0 -translate-y-1/2 px-1 text-micro text-ink-3"
          style={{ top: y }}
        >
          {formatPrice(fromJsonNumber(value), decimals)}
        </div>
      )}
    </div>
  ));
};

/** Times below a chart. */
export const TimeLabels = (props: {
  /** Pixels from the top of the chart. */
  readonly top: number;
  /** Each with the place of its middle, in pixels from the left. */
  readonly labels: readonly { readonly x: number; readonly text: string }[];
}) =>
  props.labels.map(({ x, text }) => (
    <div
      key={x}
      aria-hidden="true"
      className="pointer-events-none absolute -translate-x-1/2 text-micro whitespace-nowrap text-ink-3"
      style={{ top: props.top, left: x }}
    >
      {text}
    </div>
  ));
