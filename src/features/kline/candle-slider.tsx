import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent, formatPrice, formatCompact } from '@/domain/format/numbers';
import { changeOf } from './change-of';
import type { ChartCandle } from './visible-slice';
import { fullTime, type TimeScale } from './time-labels';

const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 0.8, '=': 0.8, '-': 1.25 };

/**
 * Keyboard and screen reader access to the candles: a slider that announces each candle when the user moves to it, and
 * stays silent when prices move.
 */
export const CandleSlider = (props: {
  readonly candles: readonly ChartCandle[];
  readonly scale: TimeScale;
  readonly decimals: number;
  readonly index: number | undefined;
  /** Notes about a candle besides its figures. */
  readonly notesAt: (index: number) => readonly string[];
  readonly onRead: (index: number) => void;
  readonly onZoom: (factor: number) => void;
  readonly onLeave: () => void;
}) => {
  const { t } = useTranslation('kline');
  const { candles, scale, decimals, index, notesAt, onRead, onZoom, onLeave } = props;
  const [said, setSaid] = useState<string>();
  const describe = (candle: ChartCandle): string =>
    t('candle', {
      time: fullTime(candle.time, scale),
      open: formatPrice(candle.open, decimals),
      high: formatPrice(candle.high, decimals),
      low: formatPrice(candle.low, decimals),
      close: formatPrice(candle.close, decimals),
      change: formatPercent(changeOf(candle)),
      volume: formatCompact(candle.volume),
    });
  return (
    <input
      type="range"
      className="sr-only"
      aria-label={t('cursor')}
      aria-valuetext={said ?? t('cursorHint')}
      min={0}
      max={candles.length - 1}
      step={1}
      value={index ?? candles.length - 1}
      onChange={({ currentTarget }) => {
        const next = currentTarget.valueAsNumber;
        const candle = candles[next];
        if (candle !== undefined) setSaid([describe(candle), ...notesAt(next)].join('. '));
        onRead(next);
      }}
      onKeyDown={(event) => {
        const factor = ZOOM_KEYS[event.key];
        if (factor !== undefined) onZoom(factor);
        if (event.key !== 'Escape' || index === undefined) return;
        event.preventDefault();
        setSaid(undefined);
        onLeave();
      }}
      onBlur={() => {
        setSaid(undefined);
        onLeave();
      }}
    />
  );
};
