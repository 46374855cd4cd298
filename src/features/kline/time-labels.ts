import { formatDateTime, formatMinute } from '@/domain/format/time';
import type { ViewRange } from './view';

/** Label scale of a resolution: minutes and hours, days and weeks, or months. */
export type TimeScale = 'time' | 'day' | 'month';

const DAY = 86_400;
const MONTH = 28 * DAY;
/** Labels at the usual text size; fewer of larger text. */
const LABELS = { usual: 4, least: 2 } as const;

export const timeScaleOf = (seconds: number): TimeScale => {
  if (seconds >= MONTH) return 'month';
  return seconds >= DAY ? 'day' : 'time';
};

/**
 * `HH:mm` (the day at midnight), `MM-DD` (with the year if it differs from the newest), `YYYY-MM`; in the device's time
 * zone.
 */
export const timeLabel = (time: number, scale: TimeScale, newest: string): string => {
  const [day = '', clock = ''] = formatDateTime(time).split(' ');
  if (scale === 'month') return day.slice(0, 7);
  if (scale === 'time' && clock !== '00:00:00') return clock.slice(0, 5);
  return day.slice(0, 4) === newest.slice(0, 4) ? day.slice(5) : day;
};

/** Full time of a candle; includes the clock time only for intraday candles. */
export const fullTime = (time: number, scale: TimeScale): string =>
  scale === 'time' ? formatMinute(time) : formatDateTime(time).slice(0, 10);

/** Short time of a point beside the newest one: without the day or the year that both share. */
export const pointTime = (time: number, scale: TimeScale, newest: number): string => {
  const full = fullTime(time, scale);
  const last = fullTime(newest, scale);
  if (scale === 'time' && full.slice(0, 10) === last.slice(0, 10)) return full.slice(11);
  return full.slice(0, 4) === last.slice(0, 4) ? full.slice(5) : full;
};

/** Labels under the visible candles, at regular intervals from the newest, so that they move with the chart. */
export const timeLabels = (
  candles: readonly { readonly time: number }[],
  { first, end }: ViewRange,
  scale: TimeScale,
  textScale = 1,
): readonly string[] => {
  const most = Math.max(LABELS.least, Math.floor(LABELS.usual / textScale));
  const step = Math.max(1, Math.ceil((end - first) / most));
  const edge = Math.floor(step / 2);
  const newest = formatDateTime(candles.at(-1)?.time ?? 0);
  return candles.slice(first, end).map(({ time }, index) => {
    const isNearEdge = index < edge / 2 || index >= end - first - edge / 2;
    return !isNearEdge && (candles.length - 1 - first - index) % step === 0
      ? timeLabel(time, scale, newest)
      : '';
  });
};
