import { describe, expect, it } from 'vitest';
import type { PriceAlert } from './alert';
import { watchAlerts } from './watch';

const ABOVE: PriceAlert = {
  symbol: 'BTC/USDT',
  board: 'crypto',
  side: 'above',
  level: '53000.00',
  notifies: false,
};
const BELOW: PriceAlert = { ...ABOVE, side: 'below', level: '52000.00' };
const GOLD: PriceAlert = { ...ABOVE, symbol: 'XAU/USD', board: 'forex', level: '2000.00' };

/** Prices set by a test; `undefined` is a stale price. */
const setUp = (alerts: readonly PriceAlert[]) => {
  const now = new Map<string, string | undefined>();
  const listeners = new Set<() => void>();
  const fired: PriceAlert[] = [];
  const stop = watchAlerts(
    alerts,
    {
      readFresh: (symbol) => now.get(symbol),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    (alert) => fired.push(alert),
  );
  const tick = (symbol: string, price: string | undefined): void => {
    now.set(symbol, price);
    for (const listener of listeners) listener();
  };
  return { tick, fired, stop };
};

describe('the alert watcher', () => {
  it('fires once, however long the price stays beyond the level', () => {
    const { tick, fired } = setUp([ABOVE]);
    for (const price of ['52999.99', '53000.00', '53100', '52000', '53200'])
      tick('BTC/USDT', price);
    expect(fired).toEqual([ABOVE]);
  });

  it('fires both alerts if the price jumps over both levels between two ticks', () => {
    const { tick, fired } = setUp([ABOVE, BELOW]);
    tick('BTC/USDT', '52500');
    tick('BTC/USDT', '58000');
    expect(fired).toEqual([ABOVE]);
    tick('BTC/USDT', '49000');
    expect(fired).toEqual([ABOVE, BELOW]);
  });

  it('ignores a stale price, and the price of another pair', () => {
    const { tick, fired } = setUp([ABOVE, GOLD]);
    tick('BTC/USDT', undefined);
    tick('ETH/USDT', '60000');
    tick('XAU/USD', '1999.99');
    expect(fired).toEqual([]);
    tick('XAU/USD', '2000');
    expect(fired).toEqual([GOLD]);
  });

  it('does not fire after it was stopped', () => {
    const { tick, fired, stop } = setUp([ABOVE]);
    stop();
    tick('BTC/USDT', '54000');
    expect(fired).toEqual([]);
  });
});
