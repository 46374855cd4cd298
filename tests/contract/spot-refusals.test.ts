import { describe, expect, it } from 'vitest';
import { isPlaced, placeOf } from '@/features/spot/refusals';
import { PLACES } from '../support/trading-refusals';

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

describe('a refusal of a limit order', () => {
  it.each(Object.entries(PLACES.placeCoinOrder))('%s is shown at %s', (key, place) => {
    expect(isPlaced(key)).toBe(true);
    expect(placeOf(refusal(key), 'limit')).toBe(place);
  });
});

it('at the market no price was typed: a wrong request is said in the sheet', () => {
  expect(placeOf(refusal('parameter_wrong'), 'market')).toBe('sheet');
});

it('what no server of ours says, and a lost connection, is said in the sheet', () => {
  expect(isPlaced('constructor')).toBe(false);
  expect(placeOf(refusal('constructor'), 'limit')).toBe('sheet');
  expect(placeOf({ kind: 'network', reason: 'offline' }, 'limit')).toBe('sheet');
});
