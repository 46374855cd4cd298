import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import type { PricePoint } from './price-line-layout';
import { fullTime, type TimeScale } from './time-labels';

/**
 * Keyboard and screen reader access to a price line: a slider that announces each point when the user moves to it, and
 * stays silent when prices move.
 */
export const PriceSlider = (props: {
  readonly points: readonly PricePoint[];
  readonly scale: TimeScale;
  readonly decimals: number;
  /** The selected point; `undefined` if there is none. */
  readonly index: number | undefined;
  readonly onRead: (index: number) => void;
  readonly onLeave: () => void;
}) => {
  const { t } = useTranslation('priceLine');
  const { points, scale, decimals, index, onRead, onLeave } = props;
  const [said, setSaid] = useState<string>();
  const hint = t('hint');
  const leave = (): void => {
    setSaid(undefined);
    onLeave();
  };
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={t('cursor')}
      // The oldest point leaves the chart when a new one comes: then nothing is read any more.
      aria-valuetext={index === undefined ? hint : (said ?? hint)}
      min={0}
      max={Math.max(0, points.length - 1)}
      step={1}
      value={index ?? points.length - 1}
      onChange={({ currentTarget }) => {
        const next = currentTarget.valueAsNumber;
        const point = points[next];
        if (point === undefined) return;
        const price = formatPrice(point.price, decimals);
        setSaid(t('point', { time: fullTime(point.time, scale), price }));
        onRead(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || index === undefined) return;
        event.preventDefault();
        leave();
      }}
      onBlur={leave}
    />
  );
};
