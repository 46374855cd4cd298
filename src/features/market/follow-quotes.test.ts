import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiveEvent } from '@/api/live/receive-event';
import { observeServerTime } from '@/api/server-clock';
import { followQuotes } from './follow-quotes';
import { quoteStore } from './quote-store';

/** Monday 2 March 2026, 09:00:20 UTC. */
const NOW = Date.UTC(2026, 2, 2, 9, 0, 20);
const DAY_START = Date.UTC(2026, 2, 2);

const push = (price: string, time: number | undefined, names: object = { symbol: 'BTC/USDT' }) =>
  receiveEvent('daymarket', {
    type: 'daymarket',
    currency_id: 1,
    legal_id: 3,
    now_price: price,
    change: '+1.00',
    volume: '6',
    time,
    ...names,
  });

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => queueMicrotask(run));
  observeServerTime(new Headers({ 'x-server-time': `${NOW}` }));
  const quote = {
    price: '1.00',
    changePercent: '+1.00',
    high: '9.00',
    low: '0.50',
    volume: '5',
    spread: '0.10',
  };
  quoteStore.write('crypto', [{ symbol: 'BTC/USDT', quote }]);
  stop = followQuotes();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const shown = async () => {
  await Promise.resolve();
  return quoteStore.read('BTC/USDT');
};

describe('pushed prices', () => {
  it('are published; fields that they omit keep their values', async () => {
    push('2.00', NOW - 3);
    expect(await shown()).toEqual({
      price: '2.00',
      changePercent: '+1.00',
      high: '9.00',
      low: '0.50',
      volume: '6',
      spread: '0.10',
    });
  });

  it('are dropped when they arrive more than ten seconds late', async () => {
    push('2.00', NOW - 10_500);
    expect((await shown())?.price).toBe('1.00');
  });

  it('are published in the order of arrival if their time is the start of the day or missing', async () => {
    for (const [price, time] of [
      ['2.00', DAY_START],
      ['3.00', undefined],
      ['4.00', DAY_START],
    ] as const) {
      push(price, time);
      expect((await shown())?.price).toBe(price);
    }
  });

  it('take the symbol from the currency names if the event has none', async () => {
    push('2.00', NOW, { currency_name: 'BTC', legal_name: 'USDT' });
    push('3.00', NOW, {});
    expect((await shown())?.price).toBe('2.00');
  });
});
