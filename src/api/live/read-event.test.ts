import { afterEach, describe, expect, it } from 'vitest';
import { onEvent } from './events';
import { takeEvent } from './read-event';

const DAY = {
  type: 'daymarket',
  symbol: 'BTC/USDT',
  currency_id: 2,
  legal_id: 1,
  now_price: '67123.40',
  change: '+2.14',
  volume: '18423.5',
};

const stops: (() => void)[] = [];
const listen = <T>(start: (hear: (event: T) => void) => () => void): readonly T[] => {
  const heard: T[] = [];
  stops.push(start((event) => heard.push(event)));
  return heard;
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const heardDays = (payload: unknown) => {
  const heard = listen<object>((hear) => onEvent('daymarket', hear));
  takeEvent('daymarket', payload);
  return heard;
};

describe('an event of the socket', () => {
  it('reaches those who listen to its name, until they stop', () => {
    const [days, candles] = [
      listen<object>((hear) => onEvent('daymarket', hear)),
      listen<object>((hear) => onEvent('kline', hear)),
    ];
    takeEvent('daymarket', DAY);
    expect([days, candles]).toEqual([[DAY], []]);
    for (const stop of stops.splice(0)) stop();
    takeEvent('daymarket', DAY);
    expect(days).toHaveLength(1);
  });

  it('may say numbers as text and decimals as numbers', () => {
    const sent = { ...DAY, currency_id: '2', now_price: 67_123.4, volume: 5, open: null };
    expect(heardDays(sent)).toEqual([{ ...DAY, now_price: '67123.4', volume: '5' }]);
  });

  it('may bring lists as JSON text', () => {
    const depth = listen<object>((hear) => onEvent('market_depth', hear));
    const account = listen<object>((hear) => onEvent('lever_trade', hear));
    const symbol = 'BTC/USDT';
    const [bids, asks] = [JSON.stringify([[1, '2']]), '[]'];
    takeEvent('market_depth', { type: 'market_depth', symbol, bids, asks });
    takeEvent('lever_trade', { type: 'lever_trade', to: '7', trades_all: '[{"id":3}]' });
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
  ])('that is none is dropped: %j', (payload) => {
    expect(heardDays(payload)).toEqual([]);
  });

  it.each(['login', 'constructor', '__proto__', 'toString', ''])('named %j is dropped', (name) => {
    expect(() => takeEvent(name, DAY)).not.toThrow();
  });
});
