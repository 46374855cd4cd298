import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/server-clock';
import { formatTime } from '@/domain/format/time';
import { decimal } from '@/domain/money/decimal';
import { outcomeOf } from '@/domain/seconds/contract';
import { useElementSize, type ElementSize } from '@/lib/use-element-size';
import { useInterval } from '@/lib/use-interval';
import { useNumbers } from '@/lib/use-numbers';
import { linePath } from '@/ui/charts/line-path';
import {
  hasGaps,
  layoutEventChart,
  spanOf,
  type EventChart as Layout,
} from '../event-chart-layout';
import type { OrderSpan } from '../event-chart-layout';
import { isSettled, type Order } from '../order';
import { priceTrails, trailOf, type PriceTrail } from '../price-trail';
import { useReceipt } from '../receipt-queries';

const TICK_MS = 250;
const INK = { win: 'text-up', lose: 'text-down', draw: 'text-ink' } as const;
const GROUND = {
  win: 'bg-up text-on-fill',
  lose: 'bg-down text-on-fill',
  draw: 'bg-ink text-on-ink',
} as const;
const TAG =
  'absolute right-0 -translate-y-1/2 rounded-l-small px-1 py-0.5 text-micro whitespace-nowrap';

const Line = ({ chart, isOver }: { readonly chart: Layout; readonly isOver: boolean }) => {
  const { band, entry, expiryX, winning, parts, end } = chart;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <rect
        x={entry.x}
        y={winning.top}
        width={Math.max(0, expiryX - entry.x)}
        height={winning.height}
        className="fill-up-soft"
      />
      <g strokeWidth="1" className="stroke-ink-3">
        <path d={`M${entry.x} ${band.top}V${band.top + band.height}`} strokeDasharray="2 3" />
        <path d={`M${expiryX} ${band.top}V${band.top + band.height}`} />
        <path d={`M${entry.x} ${entry.y}H${expiryX}`} className="stroke-ink" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        {parts.map(({ spots, isKnown }) => (
          <path
            key={`${spots[0]?.x ?? 0} ${isKnown}`}
            d={linePath(spots)}
            strokeLinecap="round"
            strokeDasharray={isKnown ? undefined : '2 5'}
          />
        ))}
      </g>
      <circle cx={entry.x} cy={entry.y} r="3.5" strokeWidth="2" className="fill-page stroke-ink" />
      {!isOver && <circle cx={end.x} cy={end.y} r="9" fill="currentColor" fillOpacity="0.2" />}
      <circle
        cx={end.x}
        cy={end.y}
        r={isOver ? 6 : 4}
        strokeWidth={isOver ? 2 : 0}
        className="fill-current stroke-page"
      />
    </svg>
  );
};

const Times = (props: { readonly chart: Layout; readonly span: OrderSpan }) => {
  const { chart, span } = props;
  const top = chart.band.top + chart.band.height + 2;
  return (
    <>
      <span className="absolute text-micro text-ink-3" style={{ top, left: chart.entry.x }}>
        {formatTime(span.entryAt / 1000)}
      </span>
      <span
        className="absolute -translate-x-full text-micro text-ink-3"
        style={{ top, left: chart.expiryX }}
      >
        {formatTime(span.expiryAt / 1000)}
      </span>
    </>
  );
};

/** The recorded prices; where a settled order has gaps in them, as after a reload, those of its receipt. */
const useTrail = (order: Order, span: OrderSpan): PriceTrail => {
  const recorded = priceTrails.read(order.symbol);
  const { data: receipt } = useReceipt(order.id, isSettled(order) && hasGaps(recorded, span));
  if (receipt === undefined || receipt.ticks.length === 0) return recorded;
  return [
    ...recorded.filter(({ at }) => at < span.entryAt),
    ...trailOf(receipt.ticks, span.entryAt),
  ];
};

interface DrawingProps {
  readonly order: Order;
  readonly span: OrderSpan;
  readonly size: ElementSize;
  readonly text: ElementSize;
  /** `undefined` if it may be stale. */
  readonly price: string | undefined;
}

const Drawing = ({ order, span, size, text, price }: DrawingProps) => {
  const { t } = useTranslation('seconds');
  const { formatPrice } = useNumbers();
  const [now, setNow] = useState(serverNow);
  const settlement = isSettled(order) ? order.settlement : undefined;
  const isOver = settlement !== undefined;
  useInterval(() => setNow(serverNow()), isOver ? undefined : TICK_MS);
  const { direction, entry } = order;
  const trail = useTrail(order, span);
  const sizes = { ...size, axisWidth: text.width, textHeight: text.height };
  const chart = layoutEventChart({ direction, entry, span, trail, now, price, settlement }, sizes);
  const last = chart.end.price;
  const outcome = isSettled(order)
    ? order.outcome
    : outcomeOf(direction, decimal(entry), decimal(last));
  return (
    <div aria-hidden="true" className={INK[outcome]}>
      <Line chart={chart} isOver={isOver} />
      <span
        className={clsx('absolute px-1 text-micro text-ink-2', direction === 'down' && '-mt-5')}
        style={{
          left: chart.entry.x,
          top: chart.winning.top + (direction === 'up' ? 2 : chart.winning.height),
        }}
      >
        {t('event.winSide')}
      </span>
      <Times chart={chart} span={span} />
      <span className={clsx(TAG, 'bg-surface text-ink')} style={{ top: chart.entry.y }}>
        {formatPrice(entry)}
      </span>
      <span className={clsx(TAG, GROUND[outcome])} style={{ top: chart.tagY }}>
        {formatPrice(last)}
      </span>
    </div>
  );
};

/**
 * The seconds of an order: its entry, the price since, the side on which it wins, and the line at which it expires. At the
 * end the price that decided it stays there. Fills its container.
 */
export const EventChart = ({
  order,
  price,
}: {
  readonly order: Order;
  /** `undefined` if it may be stale. */
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const { formatPrice } = useNumbers();
  const [measureChart, size] = useElementSize<HTMLDivElement>();
  const [measureText, text] = useElementSize<HTMLDivElement>();
  // The first span: each reply estimates the end of a running order again, and the axis must not move.
  const [span] = useState(() => spanOf(order));
  if (span === undefined) return null;
  const words = { symbol: order.symbol, entry: formatPrice(order.entry) };
  const label = isSettled(order)
    ? t('event.chartEnded', { ...words, price: formatPrice(order.settlement) })
    : t('event.chart', { ...words, price: formatPrice(price) });
  return (
    <div ref={measureChart} role="img" aria-label={label} className="relative h-full">
      {/* Gives the axis its width. */}
      <div
        ref={measureText}
        aria-hidden="true"
        className="invisible absolute right-0 px-1 text-micro"
      >
        {formatPrice(order.entry)}
      </div>
      {size !== undefined && text !== undefined && (
        <Drawing {...{ order, span, size, text, price }} />
      )}
    </div>
  );
};
