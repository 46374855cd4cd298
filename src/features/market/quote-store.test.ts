import { describe, expect, it, vi } from 'vitest';
import type { Tick } from './model';
import { createQuoteStore } from './quote-store';

const tick = (symbol: string, price: string): Tick => ({
  symbol,
  quote: { price, changePercent: '+1.00', high: undefined, low: undefined, volume: '5' },
});

/** A store on clocks that stand still until a test moves them. */
const setUp = () => {
  let time = 0;
  let frames: (() => void)[] = [];
  let timers: { at: number; run: () => void }[] = [];
  const store = createQuoteStore({
    onNextFrame: (run) => frames.push(run),
    after: (ms, run) => {
      const timer = { at: time + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    now: () => time,
  });
  const frame = (): number => {
    const due = frames;
    frames = [];
    for (const run of due) run();
    return due.length;
  };
  const pass = (ms: number): void => {
    time += ms;
    const due = timers.filter(({ at }) => at <= time);
    timers = timers.filter(({ at }) => at > time);
    for (const { run } of due) run();
  };
  return { store, frame, pass };
};

describe('the quote store', () => {
  it('shows what was written with the next frame, not before', () => {
    const { store, frame } = setUp();
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    expect(store.read('BTC/USDT')).toBeUndefined();
    frame();
    expect(store.read('BTC/USDT')?.price).toBe('1.00');
  });

  it('asks for one frame however often it is written, and the last price wins', () => {
    const { store, frame } = setUp();
    const listener = vi.fn();
    store.subscribe('BTC/USDT', listener);
    for (const price of ['1.00', '2.00', '3.00']) store.write('crypto', [tick('BTC/USDT', price)]);
    expect(frame()).toBe(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read('BTC/USDT')?.price).toBe('3.00');
  });

  it('tells only those who read the symbol that changed', () => {
    const { store, frame } = setUp();
    const [btc, eth] = [vi.fn(), vi.fn()];
    store.subscribe('BTC/USDT', btc);
    store.subscribe('ETH/USDT', eth);
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    frame();
    expect(btc).toHaveBeenCalledTimes(1);
    expect(eth).not.toHaveBeenCalled();
  });

  it('tells nobody, and keeps the same object, when nothing changed', () => {
    const { store, frame } = setUp();
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    frame();
    const before = store.read('BTC/USDT');
    const [one, all] = [vi.fn(), vi.fn()];
    store.subscribe('BTC/USDT', one);
    store.subscribeToAll(all);
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    frame();
    expect(one).not.toHaveBeenCalled();
    expect(all).not.toHaveBeenCalled();
    expect(store.read('BTC/USDT')).toBe(before);
  });

  it('tells those who read everything once a frame', () => {
    const { store, frame } = setUp();
    const all = vi.fn();
    store.subscribeToAll(all);
    store.write('crypto', [tick('BTC/USDT', '1.00'), tick('ETH/USDT', '2.00')]);
    store.write('forex', [tick('EUR/USD', '1.10')]);
    frame();
    expect(all).toHaveBeenCalledTimes(1);
  });

  it('forgets who no longer listens', () => {
    const { store, frame } = setUp();
    const [gone, here] = [vi.fn(), vi.fn()];
    const stop = store.subscribe('BTC/USDT', gone);
    store.subscribe('BTC/USDT', here);
    stop();
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    frame();
    expect(gone).not.toHaveBeenCalled();
    expect(here).toHaveBeenCalledTimes(1);
  });
});

describe('freshness', () => {
  it('is lost after more than ten seconds of silence and comes back with the next quotes', () => {
    const { store, pass } = setUp();
    const listener = vi.fn();
    store.subscribeToStale(listener);
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    pass(10_000);
    expect(store.isStale()).toBe(false);
    pass(1);
    expect(store.isStale()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    expect(store.isStale()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('counts unchanged prices as fresh: a quiet market is not a broken one', () => {
    const { store, pass } = setUp();
    for (let round = 0; round < 10; round += 1) {
      store.write('crypto', [tick('BTC/USDT', '1.00')]);
      pass(2000);
    }
    expect(store.isStale()).toBe(false);
  });

  it('is lost when one of two feeds falls silent', () => {
    const { store, pass } = setUp();
    const listener = vi.fn();
    store.subscribeToStale(listener);
    store.write('forex', [tick('EUR/USD', '1.10')]);
    for (let round = 0; round < 6; round += 1) {
      store.write('crypto', [tick('BTC/USDT', '1.00')]);
      pass(2000);
    }
    expect(store.isStale()).toBe(true);
    expect(listener).toHaveBeenCalled();
  });

  it('is not missed before the first quotes: loading is another state', () => {
    const { store, pass } = setUp();
    pass(60_000);
    expect(store.isStale()).toBe(false);
  });
});
