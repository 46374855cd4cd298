import { afterEach, describe, expect, it } from 'vitest';
import { onLiveEvent } from './events';
import { receiveEvent } from './receive-event';

const DAY = {
  type: 'daymarket',
  symbol: 'BTC/USDT',
  currency_id: 1,
  legal_id: 3,
  now_price: '67123.40',
  change: '+2.14',
  volume: '18423.5',
};

const stops: (() => void)[] = [];
const listen = <T>(start: (receive: (event: T) => void) => () => void): readonly T[] => {
  const received: T[] = [];
  stops.push(start((event) => received.push(event)));
  return received;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const receivedDays = (payload: unknown) => {
  const received = listen<object>((receive) => onLiveEvent('daymarket', receive));
  receiveEvent('daymarket', payload);
  return received;
};

describe('a pushed event', () => {
  it('reaches subscribers of its name until they unsubscribe', () => {
    const [days, candles] = [
      listen<object>((receive) => onLiveEvent('daymarket', receive)),
      listen<object>((receive) => onLiveEvent('kline', receive)),
    ];
    receiveEvent('daymarket', DAY);
    expect([days, candles]).toEqual([[DAY], []]);
    for (const stop of stops.splice(0)) stop();
    receiveEvent('daymarket', DAY);
    expect(days).toHaveLength(1);
  });

  it('may carry integers as strings and decimals as numbers', () => {
    const sent = { ...DAY, currency_id: '1', now_price: 67_123.4, volume: 5, open: null };
    expect(receivedDays(sent)).toEqual([{ ...DAY, now_price: '67123.4', volume: '5' }]);
  });

  it('may carry lists as JSON strings', () => {
    const depth = listen<object>((receive) => onLiveEvent('market_depth', receive));
    const account = listen<object>((receive) => onLiveEvent('lever_trade', receive));
    const symbol = 'BTC/USDT';
    const [bids, asks] = [JSON.stringify([[1, '2']]), '[]'];
    receiveEvent('market_depth', { type: 'market_depth', symbol, bids, asks });
    receiveEvent('lever_trade', { type: 'lever_trade', to: '7', trades_all: '[{"id":3}]' });
    expect(depth).toEqual([{ type: 'market_depth', symbol, bids: [['1', '2']], asks: [] }]);
    expect(account).toEqual([{ type: 'lever_trade', to: 7, trades_all: [{ id: 3 }] }]);
  });

  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { ...DAY, now_price: 'NaN' },
    { ...DAY, now_price: {} },
    { ...DAY, type: 'kline' },
  ])('with an invalid payload is dropped: %j', (payload) => {
    expect(receivedDays(payload)).toEqual([]);
  });

  it.each(['login', 'constructor', '__proto__', 'toString', ''])('named %j is dropped', (name) => {
    expect(() => receiveEvent(name, DAY)).not.toThrow();
  });
});
