import { describe, expect, it } from 'vitest';
import { candleOption, priceBounds, type CandleDrawing } from './candle-option';
import { layoutOf } from './layout';
import { visibleSlice, type ChartCandle, type ChartChoice } from './visible-slice';

const colors = {
  up: '#0a0',
  down: '#a00',
  grid: '#ccc',
  text: '#666',
  line: '#000',
  inks: { warn: '#880', blue: '#00f', 'ink-2': '#333', 'ink-3': '#555' },
  isHollow: false,
};

const candle = (time: number, open: string, close: string): ChartCandle => ({
  time,
  open,
  close,
  high: '30',
  low: '10',
  volume: '5',
});
const candles = [candle(0, '12', '20'), candle(60, '20', '15')];

const draw = (choice: ChartChoice): CandleDrawing => {
  const slice = visibleSlice(candles, { first: 0, end: 2 }, choice);
  return {
    slice,
    kind: choice.kind,
    bounds: priceBounds(slice),
    layout: layoutOf({ width: 360, height: 436 }, choice.pane !== 'none', {
      scale: 1,
      figures: 0,
    }),
    axisWidth: 60,
    decimals: 2,
    textScale: 1,
    times: ['', ''],
  };
};

const plain: ChartChoice = { kind: 'candles', overlays: [], pane: 'none' };

describe('the candle drawing', () => {
  it('has each candle as open, close, lowest, highest, and room above and below', () => {
    const { series, yAxis } = candleOption(draw(plain), colors);
    expect(series[0]?.data).toEqual([
      [12, 20, 10, 30],
      [20, 15, 10, 30],
    ]);
    // 8 % of 20 on each side.
    expect(yAxis[0]).toMatchObject({ min: 8.4, max: 31.6 });
  });

  it('draws volume from zero up, rising or falling like its candle', () => {
    const { series } = candleOption(draw(plain), colors);
    expect(series[1]?.data).toEqual([
      [0, 5, 0, 5],
      [5, 0, 0, 5],
    ]);
    // Bars one pixel wide are drawn as borders.
    expect(series[1]).toMatchObject({ itemStyle: { borderColor: '#0a0' } });
  });

  it('draws rising candles hollow if the colours require it', () => {
    const [solid] = candleOption(draw(plain), colors).series;
    const [hollow] = candleOption(draw(plain), { ...colors, isHollow: true }).series;
    expect(solid).toMatchObject({ itemStyle: { color: '#0a0', borderColor: '#0a0' } });
    expect(hollow).toMatchObject({ itemStyle: { color: 'transparent', borderColor: '#0a0' } });
  });

  it('draws only the closes as a line, and a lower pane on its own axes', () => {
    const { series, grid, xAxis } = candleOption(
      draw({ ...plain, kind: 'line', pane: 'rsi' }),
      colors,
    );
    expect(series[0]).toMatchObject({ type: 'line', data: [20, 15] });
    expect([grid.length, xAxis.length]).toEqual([3, 3]);
    expect(series.at(-1)).toMatchObject({ id: '2 RSI14', yAxisIndex: 2 });
  });
});
