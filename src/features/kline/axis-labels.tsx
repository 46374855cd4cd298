import { fromJsonNumber } from '@/domain/money/decimal';
import { useNumbers } from '@/lib/use-numbers';
import type { Bounds } from './bounds';
import { placeTicks, tagReach, type PriceLineLayout } from './price-line-layout';
import { niceTicks } from './price-scale';

/** Grid lines with their prices at the right. */
export const PriceScale = (props: {
  readonly bounds: Bounds;
  readonly layout: Pick<PriceLineLayout, 'band' | 'axisWidth' | 'mostTicks'>;
  readonly decimals: number;
  /** Position of the last price, whose tag covers the prices beside it. */
  readonly lastY: number | undefined;
  /** Lines of text in its tag. */
  readonly lastLines: number;
  /** Height of a line of text in pixels. */
  readonly textHeight: number;
}) => {
  const { formatPrice } = useNumbers();
  const { bounds, layout, decimals, lastY, lastLines, textHeight } = props;
  const { band, axisWidth, mostTicks } = layout;
  const tag =
    lastY === undefined ? undefined : { y: lastY, reach: tagReach(textHeight, lastLines) };
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

/** A time below a chart; `x` is its middle and `top` its upper edge, in pixels. */
export const TimeMark = (props: {
  readonly x: number;
  readonly top: number;
  readonly text: string;
}) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute -translate-x-1/2 text-micro whitespace-nowrap text-ink-3"
    style={{ top: props.top, left: props.x }}
  >
    {props.text}
  </div>
);
