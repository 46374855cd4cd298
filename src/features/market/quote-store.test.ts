import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { manualTimers } from '../../../tests/support/manual-timers';
import type { Tick } from './model';
import { createQuoteStore, type QuoteStore, type Span } from './quote-store';

const tick = (symbol: string, price: string): Tick => ({
  symbol,
  quote: {
    price,
    changePercent: '+1.00',
    high: undefined,
    low: undefined,
    volume: '5',
    spread: '0.10',
  },
});

/** A store with clocks that tests advance. */
const setUp = () => {
  const timers = manualTimers();
  let frames: (() => void)[] = [];
  const store = createQuoteStore({ ...timers, onNextFrame: (run) => frames.push(run) });
  const frame = (): number => {
    const due = frames;
    frames = [];
    for (const run of due) run();
    return due.length;
  };
  return { store, frame, pass: timers.pass };
};

const polled = (store: QuoteStore, price: string, span?: Span): void =>
  store.write('crypto', [tick('BTC/USDT', price)], span);
const priceOf = ({ store, frame }: ReturnType<typeof setUp>): string | undefined => {
  frame();
  return store.read('BTC/USDT')?.price;
};

describe('the quote store', () => {
  it('applies writes in the next frame, not before', () => {
    const { store, frame } = setUp();
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    expect(store.read('BTC/USDT')).toBeUndefined();
    frame();
    expect(store.read('BTC/USDT')?.price).toBe('1.00');
  });

  it('requests one frame for any number of writes, and the last price wins', () => {
    const { store, frame } = setUp();
    const listener = vi.fn();
    store.subscribe('BTC/USDT', listener);
    for (const price of ['1.00', '2.00', '3.00']) store.write('crypto', [tick('BTC/USDT', price)]);
    expect(frame()).toBe(1);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read('BTC/USDT')?.price).toBe('3.00');
  });

  it('knows no quote while the price is zero, as a feed that stands still sends it', () => {
    const at = setUp();
    polled(at.store, '60000.00');
    expect(priceOf(at)).toBe('60000.00');
    polled(at.store, '0.00000000');
    expect(priceOf(at)).toBeUndefined();
    polled(at.store, '60001.00');
    expect(priceOf(at)).toBe('60001.00');
  });

  it('tells a pair that is sent without a price from one that has not been sent yet', () => {
    const at = setUp();
    expect(at.store.isUnpriced('BTC/USDT')).toBe(false);
    for (const [price, isUnpriced] of [
      ['0.00000000', true],
      ['60000.00', false],
      ['0', true],
    ] as const) {
      polled(at.store, price);
      at.frame();
      expect(at.store.isUnpriced('BTC/USDT')).toBe(isUnpriced);
    }
  });

  it('notifies only subscribers of the changed symbol', () => {
    const { store, frame } = setUp();
    const [btc, eth] = [vi.fn(), vi.fn()];
    store.subscribe('BTC/USDT', btc);
    store.subscribe('ETH/USDT', eth);
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    frame();
    expect(btc).toHaveBeenCalledTimes(1);
    expect(eth).not.toHaveBeenCalled();
  });

  it('notifies no subscriber, and keeps the same object, when nothing changed', () => {
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

  it('notifies subscribers of all symbols once per frame', () => {
    const { store, frame } = setUp();
    const all = vi.fn();
    store.subscribeToAll(all);
    store.write('crypto', [tick('BTC/USDT', '1.00'), tick('ETH/USDT', '2.00')]);
    store.write('forex', [tick('EUR/USD', '1.10')]);
    frame();
    expect(all).toHaveBeenCalledTimes(1);
  });

  it('does not notify removed subscribers', () => {
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
  it('ends after more than ten seconds without quotes and returns with the next ones', () => {
    const { store, pass } = setUp();
    const listener = vi.fn();
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    store.subscribeToStale(listener);
    pass(10_000);
    expect(store.isStale()).toBe(false);
    pass(1);
    expect(store.isStale()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    store.write('crypto', [tick('BTC/USDT', '1.00')]);
    expect(store.isStale()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('includes unchanged prices, as in a quiet market', () => {
    const { store, pass } = setUp();
    for (let round = 0; round < 10; round += 1) {
      store.write('crypto', [tick('BTC/USDT', '1.00')]);
      pass(2000);
    }
    expect(store.isStale()).toBe(false);
  });

  it('ends when one of two feeds sends nothing', () => {
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

  it('lasts as long as the poll sets, for closed markets', () => {
    const { store, pass } = setUp();
    polled(store, '1.00', { from: 0, to: 0, freshForMs: 60_000 });
    pass(59_999);
    expect(store.isStale('crypto')).toBe(false);
    pass(2);
    expect(store.isStale('crypto')).toBe(true);
  });

  it('is not reported as ended before the first quotes', () => {
    const { store, pass } = setUp();
    pass(60_000);
    expect(store.isStale()).toBe(false);
  });
});

describe('pushed quotes', () => {
  it('are dropped for a symbol that no feed has', () => {
    const world = setUp();
    world.store.publish(tick('BTC/USDT', '1.00'), 5);
    expect(priceOf(world)).toBeUndefined();
    expect(world.store.isPushed('crypto')).toBe(false);
  });

  it('count for the feed of their symbol, for five seconds', () => {
    const { store, pass } = setUp();
    polled(store, '1.00');
    expect(store.isPushed('crypto')).toBe(false);
    store.publish(tick('BTC/USDT', '2.00'), 5);
    expect([store.isPushed('crypto'), store.isPushed('forex')]).toEqual([true, false]);
    pass(5001);
    expect(store.isPushed('crypto')).toBe(false);
  });

  it('never replace a newer one, and do not count as received then', () => {
    const world = setUp();
    polled(world.store, '1.00', { from: 900, to: 1000 });
    world.store.publish(tick('BTC/USDT', '2.00'), 1500);
    expect(priceOf(world)).toBe('2.00');
    world.pass(6000);
    world.store.publish(tick('BTC/USDT', '3.00'), 1499);
    expect([priceOf(world), world.store.isPushed('crypto')]).toEqual(['2.00', false]);
  });

  it('are not replaced by a reply that may be older, but by one whose poll began later', () => {
    const world = setUp();
    polled(world.store, '1.00', { from: 900, to: 1000 });
    world.store.publish(tick('BTC/USDT', '2.00'), 1500);
    polled(world.store, '3.00', { from: 1499, to: 1600 });
    expect(priceOf(world)).toBe('2.00');
    polled(world.store, '4.00', { from: 1500, to: 1700 });
    expect(priceOf(world)).toBe('4.00');
    world.store.publish(tick('BTC/USDT', '5.00'), 1699);
    expect(priceOf(world)).toBe('4.00');
  });

  it('keep spread, high and low of a first poll in the same frame', () => {
    const world = setUp();
    const first = { price: '1.00', changePercent: '+1.00', volume: '5' };
    const quote = { ...first, high: '9.00', low: '0.50', spread: '0.10' };
    world.store.write('crypto', [{ symbol: 'BTC/USDT', quote }]);
    world.store.publish({ symbol: 'BTC/USDT', quote: { ...first, price: '2.00' } }, 5);
    world.frame();
    expect(world.store.read('BTC/USDT')).toEqual({ ...quote, price: '2.00' });
  });

  it('are replaced by replies after the clock was set back', () => {
    const world = setUp();
    polled(world.store, '1.00', { from: 0, to: 0 });
    world.store.publish(tick('BTC/USDT', '2.00'), 100_000);
    polled(world.store, '3.00', { from: 50_000, to: 50_100 });
    world.store.publish(tick('BTC/USDT', '4.00'), 50_200);
    expect(priceOf(world)).toBe('4.00');
  });

  it('apply in the order of arrival if they have no time', () => {
    const world = setUp();
    polled(world.store, '1.00');
    for (const price of ['2.00', '3.00']) world.store.publish(tick('BTC/USDT', price), undefined);
    expect(priceOf(world)).toBe('3.00');
  });

  it('end at the newest, however they are reordered, repeated and lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        fc.array(fc.nat(), { maxLength: 20 }),
        (moments, cuts) => {
          const world = setUp();
          polled(world.store, '1', { from: 0, to: 1 });
          let newest = 1;
          const [shown, wanted]: [unknown[], string[]] = [[], []];
          moments.forEach((moment, index) => {
            world.store.publish(tick('BTC/USDT', `${moment}`), moment);
            newest = Math.max(newest, moment);
            // Frames occur anywhere in between; the applied quote never gets older.
            if (cuts.some((cut) => cut % moments.length === index)) {
              shown.push(priceOf(world));
              wanted.push(`${newest}`);
            }
          });
          expect([...shown, priceOf(world)]).toEqual([...wanted, `${newest}`]);
        },
      ),
    );
  });
});
