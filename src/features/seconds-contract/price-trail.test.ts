import { expect, it } from 'vitest';
import { createPriceTrails, trailOf, withSample } from './price-trail';

const at = (second: number) => ({ at: second * 1000, price: `${100 + second}` });

it('adds a newer sample and ignores an older one', () => {
  expect(withSample([], at(1))).toEqual([at(1)]);
  expect(withSample([at(1)], at(2))).toEqual([at(1), at(2)]);
  expect(withSample([at(1), at(2)], at(2))).toEqual([at(1), at(2)]);
});

it('starts again when the clock was set back by more than a minute', () => {
  expect(withSample([at(100)], at(40))).toEqual([at(100)]);
  expect(withSample([at(100)], at(39))).toEqual([at(39)]);
});

it('drops every other sample of a full trail, and keeps its beginning', () => {
  expect(withSample([at(1), at(2), at(3), at(4)], at(5), 4)).toEqual([at(1), at(3), at(5)]);
});

it('keeps a trail for each pair', () => {
  const trails = createPriceTrails();
  trails.record('BTC/USDT', at(1));
  trails.record('ETH/USDT', at(2));
  expect(trails.read('BTC/USDT')).toEqual([at(1)]);
  expect(trails.read('DOGE/USDT')).toEqual([]);
});

it('reads the prices of a receipt, one a second from the entry on', () => {
  expect(trailOf(['101', '102', '103'], 1000)).toEqual([at(1), at(2), at(3)]);
  expect(trailOf([], 1000)).toEqual([]);
});
