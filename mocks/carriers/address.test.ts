import { expect, it } from 'vitest';
import { specOf, withoutSpec } from './address';

const specAt = (address: string) => specOf(new URL(address, 'https://demo.example/h5/'));

it.each([
  ['?mock=persona:trader,seed:7#/pages/trade/index', 'persona:trader,seed:7'],
  ['#mock=world:abc-_9,session:0f', 'world:abc-_9,session:0f'],
  // As some messengers write it.
  ['#mock=world%3Aabc%2Csession%3A0f', 'world:abc,session:0f'],
  ['?mock=seed:7#mock=world:abc', 'world:abc'],
  ['#/pages/search/index?mock=1', undefined],
  ['#/', undefined],
  ['', undefined],
])('%s opens %s', (address, spec) => {
  expect(specAt(address)).toBe(spec);
});

it.each([
  [
    '?mock=persona:trader,seed:7#/pages/trade/index?pair=ETH%2FUSDT',
    '#/pages/trade/index?pair=ETH%2FUSDT',
  ],
  ['?lang=de&mock=seed:7#/', '?lang=de#/'],
  ['?mock=seed:7', '#/'],
  ['#/pages/search/index?mock=1', '#/pages/search/index?mock=1'],
])('%s without its world is %s', (address, rest) => {
  expect(withoutSpec(new URL(address, 'https://demo.example/h5/'))).toBe(`/h5/${rest}`);
});
