import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshPrices } from './fresh-prices';
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

it('a price that may be old is none: ten seconds without a quote, or no network', () => {
  priceIs('53000.00');
  vi.advanceTimersByTime(FRAME_MS);
  expect(freshPrices.read('crypto', 'BTC/USDT')).toBe('53000.00');
  vi.advanceTimersByTime(10_001);
  expect(freshPrices.read('crypto', 'BTC/USDT')).toBeUndefined();
  priceIs('53000.00');
  vi.advanceTimersByTime(FRAME_MS);
  expect(freshPrices.read('crypto', 'BTC/USDT')).toBe('53000.00');
  vi.stubGlobal('navigator', { onLine: false });
  expect(freshPrices.read('crypto', 'BTC/USDT')).toBeUndefined();
});

it('a tab out of sight, which has no frames, hears a price within a second', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const heard = vi.fn<() => void>();
  const stop = freshPrices.subscribe(heard);
  priceIs('54000.00');
  vi.advanceTimersByTime(999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(freshPrices.read('crypto', 'BTC/USDT')).toBe('54000.00');
  stop();
});
