import { useRef, useState } from 'react';
import { FIRST_VIEW, indexAt, panBy, rangeOf, reveal, zoomBy, type ChartView } from './view';
import type { ChartGestures } from './use-chart-gestures';

interface Timed {
  readonly time: number;
}

/** The selected candle, and the finger's height if one points. */
interface Cursor {
  readonly time: number;
  readonly y: number | undefined;
}

/** The visible candles and the selected one, with the functions that change them. */
export const useChartView = (candles: readonly Timed[], plotWidth: number) => {
  const [view, setView] = useState(FIRST_VIEW);
  const [cursor, setCursor] = useState<Cursor>();
  const origin = useRef<ChartView>(view);
  const range = rangeOf(candles, view);
  const slots = Math.max(1, range.end - range.first);
  const point = (x: number, y: number): void => {
    const slot = Math.min(slots - 1, Math.max(0, Math.floor((x / Math.max(1, plotWidth)) * slots)));
    const candle = candles[range.first + slot];
    setCursor(candle && { time: candle.time, y });
  };
  const clear = (): void => setCursor(undefined);
  const gestures: ChartGestures = {
    onStart: () => {
      origin.current = view;
    },
    onPan: (pixels) => {
      clear();
      const by = Math.round((pixels / Math.max(1, plotWidth)) * origin.current.count);
      setView(panBy(candles, origin.current, by));
    },
    onPinch: (factor, focus) => setView(zoomBy(candles, origin.current, 1 / factor, focus)),
    onPoint: point,
    onLeave: clear,
    onTap: (x, y) => (cursor === undefined ? point(x, y) : clear()),
  };
  return {
    range,
    slots,
    gestures,
    isAtNewest: view.until === undefined,
    /** The index of the candle at a time; -1 before the first, the last one after it. */
    indexAt: (time: number) => indexAt(candles, time),
    cursorIndex: cursor === undefined ? undefined : indexAt(candles, cursor.time),
    cursorY: cursor?.y,
    clear,
    /** Selects the candle at an index and scrolls to it. */
    read: (index: number) => {
      const candle = candles[index];
      if (candle === undefined) return;
      setView(reveal(candles, view, index));
      setCursor({ time: candle.time, y: undefined });
    },
    zoom: (factor: number) => setView(zoomBy(candles, view, factor, 0.5)),
    toNewest: () => {
      clear();
      setView({ count: view.count, until: undefined });
    },
  };
};

/** The chart view as used by the chart's parts. */
export type ChartViewing = ReturnType<typeof useChartView>;
