import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livePrices } from './live-prices';
import { quoteStore } from './quote-store';

const FRAME_MS = 16;

const priceIs = (price: string): void =>
  quoteStore.write('crypto', [
    {
      symbol: 'BTC/USDT',
      quote: {
        price,
        changePercent: '0',
        high: undefined,
        low: undefined,
        volume: '1',
        spread: undefined,
      },
    },
  ]);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME_MS));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads no price after ten seconds without a quote, or while offline', () => {
  priceIs('53000.00');
  vi.advanceTimersByTime(FRAME_MS);
  expect(livePrices.readFresh('BTC/USDT')).toBe('53000.00');
  vi.advanceTimersByTime(10_001);
  expect(livePrices.readFresh('BTC/USDT')).toBeUndefined();
  expect(livePrices.read('BTC/USDT')).toBe('53000.00');
  priceIs('53000.00');
  vi.advanceTimersByTime(FRAME_MS);
  expect(livePrices.readFresh('BTC/USDT')).toBe('53000.00');
  vi.stubGlobal('navigator', { onLine: false });
  expect(livePrices.readFresh('BTC/USDT')).toBeUndefined();
});

it('notifies a hidden tab, which has no animation frames, within a second', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const onChange = vi.fn<() => void>();
  const stop = livePrices.subscribe(onChange);
  priceIs('54000.00');
  vi.advanceTimersByTime(999);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(livePrices.readFresh('BTC/USDT')).toBe('54000.00');
  stop();
});
