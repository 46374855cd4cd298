import { describe, expect, it } from 'vitest';
import {
  isLevel,
  parseAlert,
  isReached,
  MOST_ALERTS,
  refusalOf,
  sideOf,
  serializeAlert,
  type PriceAlert,
} from './alert';

const ABOVE: PriceAlert = {
  symbol: 'BTC/USDT',
  board: 'crypto',
  side: 'above',
  level: '53000.00',
  notifies: false,
};
const BELOW: PriceAlert = { ...ABOVE, side: 'below', level: '52000.00', notifies: true };

describe('an alert', () => {
  it.each([
    ['52999.99', false],
    ['53000', true],
    ['53000.01', true],
    ['60000', true],
    ['nonsense', false],
  ])('above 53,000 at %s: %s', (price, isHeard) => {
    expect(isReached(ABOVE, price)).toBe(isHeard);
  });

  it.each([
    ['52000.01', false],
    ['52000.00', true],
    ['9', true],
  ])('below 52,000 at %s: %s', (price, isHeard) => {
    expect(isReached(BELOW, price)).toBe(isHeard);
  });

  it('is stored as a line and parsed back; invalid lines are ignored', () => {
    expect([ABOVE, BELOW].map(serializeAlert).flatMap(parseAlert)).toEqual([ABOVE, BELOW]);
    expect(serializeAlert(BELOW)).toBe('crypto BTC/USDT below 52000.00 !');
    expect(['', 'stocks A/B above 1', 'crypto A/B above -1', '{}'].flatMap(parseAlert)).toEqual([]);
  });

  it('is above or below depending on the typed price', () => {
    expect(sideOf('53000', '52500.10')).toBe('above');
    expect(sideOf('52000', '52500.10')).toBe('below');
    expect(sideOf('52500.1', '52500.10')).toBeUndefined();
    expect(sideOf('52000', undefined)).toBeUndefined();
  });
});

it.each([
  ['53000', true],
  ['53000.01', true],
  ['0', false],
  ['-1', false],
  ['', false],
  ['53000.123', false],
])('a level of "%s" with two decimals: %s', (text, isOne) => {
  expect(isLevel(text, 2)).toBe(isOne);
});

const refused = (level: string, now: string | undefined, kept: readonly PriceAlert[] = []) =>
  refusalOf({ level, side: sideOf(level, '52500.00') }, now, 2, kept, (other) => other === ABOVE);

describe('a draft', () => {
  it('is valid on the side for which it was typed', () => {
    expect(refused('53000', '52999.99')).toBeUndefined();
    expect(refused('52000', '52000.01')).toBeUndefined();
  });

  it('is refused once the price has reached it', () => {
    expect(refused('53000', '53000')).toBe('passed');
    expect(refused('53000', '53500')).toBe('passed');
    expect(refused('52000', '51000')).toBe('passed');
    expect(refused('52500.00', '52500.00')).toBe('priceNow');
  });

  it('is refused for an invalid or too precise price, an unknown current price, or too many alerts', () => {
    expect(refused('', '52500')).toBe('wrongPrice');
    expect(refused('0', '52500')).toBe('wrongPrice');
    expect(refused('5e4', '52500')).toBe('wrongPrice');
    expect(refused('53000.001', '52500')).toBe('tooPrecise');
    expect(refused('53000', undefined)).toBe('noPriceNow');
    expect(refused('53000', '52500', [ABOVE])).toBe('known');
    const kept = Array.from({ length: MOST_ALERTS }, () => BELOW);
    expect(refused('53000', '52500', kept)).toBe('tooMany');
    expect(refused('53000', '52500', kept.slice(1))).toBeUndefined();
  });
});
