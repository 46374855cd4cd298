import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import type { LeverageOrder } from './order';
import { pairStopOut, stopOutBefore, type StopOut } from './stop-out';

const d = decimal;
const position = {
  lotSize: d('0.01'),
  feePercent: d('0'),
  overnightPercent: d('0'),
  rate: d('1'),
  scale: 2,
};

const order = (lots: number, openPrice: string, profit: string): LeverageOrder => ({
  id: lots,
  number: lots,
  board: 'crypto',
  symbol: 'BTC/USDT',
  baseId: 1,
  quoteId: 3,
  side: 'long',
  status: 'open',
  mode: 'market',
  lots,
  leverage: 10,
  openPrice: d(openPrice),
  price: d(openPrice),
  decimals: 2,
  takeProfit: undefined,
  stopLoss: undefined,
  margin: d('60'),
  fee: d('0'),
  nightFees: d('0'),
  profit: d(profit),
  covered: d('0'),
  returnPercent: d('0'),
  placedAt: 0,
  openedAt: 0,
  closedAt: undefined,
  reason: undefined,
  isLimited: false,
});

const terms = { position, spread: d('1'), unknown: [] };

const accountOf = (floating: string) => ({
  account: { cash: d('40'), held: d('0'), usedMargin: d('60'), floating: d(floating) },
  stopOutPercent: d('30'),
});

describe('stop-out price of a pair', () => {
  it('includes the floating profit of other pairs, not that of the position itself', () => {
    // 1 lot of 0.01 from 60000: 40 + 60 can lose 82 before 30 % of 60 are left. A loss above 81.99 is booked as 82.00:
    // 60000 - 8199, less one tick.
    expect(pairStopOut([order(1, '60000', '-5')], terms, accountOf('-5'))).toMatchObject({
      price: '51800.99',
    });
    // Another pair has lost 10, so 72 can be lost.
    expect(pairStopOut([order(1, '60000', '-5')], terms, accountOf('-15'))).toMatchObject({
      price: '52800.99',
    });
  });

  it('averages the open prices of positions on one side', () => {
    // 1 lot from 60000 and 3 from 56000: 4 lots from 57000, 0.04 per price unit: 57000 - 81.99 / 0.04, less one tick.
    const both = [order(1, '60000', '0'), order(3, '56000', '0')];
    expect(pairStopOut(both, terms, accountOf('0'))).toMatchObject({ price: '54950.24' });
  });

  it('says that a hedged pair alone never does it, and nothing without the level or the size of a lot', () => {
    const long = order(1, '60000', '0');
    const short: LeverageOrder = { ...long, side: 'short' };
    expect(pairStopOut([long, short], terms, accountOf('0'))).toEqual({ kind: 'never' });
    const unknown = { ...accountOf('0'), stopOutPercent: undefined };
    expect(pairStopOut([long], terms, unknown)).toEqual({ kind: 'unknown' });
    const noSize = { ...terms, unknown: ['lotSize'] } as const;
    expect(pairStopOut([long], noSize, accountOf('0'))).toEqual({ kind: 'unknown' });
    expect(pairStopOut([], terms, accountOf('0'))).toBeUndefined();
  });

  it('says that the level is reached instead of a price above the market of a long', () => {
    // 100 + 0 - 82.01 leaves 17.99, and 30 % of 60 is 18: one cent too little.
    expect(pairStopOut([order(1, '60000', '0')], terms, accountOf('-82.01'))).toEqual({
      kind: 'reached',
    });
    expect(pairStopOut([order(1, '60000', '0')], terms, accountOf('-81.99'))).toMatchObject({
      kind: 'price',
    });
  });
});

const at = (side: 'long' | 'short', price: string): StopOut => ({
  kind: 'price',
  side,
  price: d(price),
  distancePercent: d('10'),
});

describe('a stop loss beyond the stop-out price', () => {
  it('is above it for a short, below it for a long', () => {
    expect(stopOutBefore(at('short', '38228'), 'short', d('39000'))).toBe('38228');
    expect(stopOutBefore(at('short', '38228'), 'short', d('38228'))).toBeUndefined();
    expect(stopOutBefore(at('long', '29300.92'), 'long', d('20000'))).toBe('29300.92');
    expect(stopOutBefore(at('long', '29300.92'), 'long', d('29500'))).toBeUndefined();
  });

  it('is none of the smaller side of the pair, whose losses are the other side’s gains', () => {
    // A net short is stopped out when the price rises; the stop loss of a long waits for a fall.
    expect(stopOutBefore(at('short', '38228'), 'long', d('20000'))).toBeUndefined();
  });

  it('is none without a stop loss or a stop-out price', () => {
    expect(stopOutBefore(at('short', '38228'), 'short', undefined)).toBeUndefined();
    expect(stopOutBefore({ kind: 'never' }, 'short', d('39000'))).toBeUndefined();
    expect(stopOutBefore(undefined, 'short', d('39000'))).toBeUndefined();
  });
});
