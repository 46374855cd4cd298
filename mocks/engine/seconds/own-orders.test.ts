import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { person, refusalOf, smallWorld } from '../../testing/small-world';
import { requireOwnOrder } from './find-order';
import type { SecondsOrder } from './order';
import { statisticsOf } from './statistics';
import { USDT_ID } from '../../catalogue/currencies';

const OWNER = person(1);

const TERMS = {
  owner: 1,
  mode: 'live',
  pairId: 1,
  symbol: 'BTC/USDT',
  board: 'crypto',
  direction: 'up',
  currency: 'USDT',
  currencyId: USDT_ID,
  stake: decimal('100'),
  fee: decimal('0.2'),
  payoutPercent: decimal('80'),
  seconds: 30,
  openedAt: 0,
  settlesAt: 30_000,
  entryTicks: 1,
} as const;

const settled = (
  id: number,
  outcome: 'win' | 'lose' | 'draw',
  changes: Partial<SecondsOrder> = {},
): SecondsOrder => ({
  ...TERMS,
  ...changes,
  id,
  status: 'settled',
  settlementTicks: 1,
  outcome,
  profit: decimal('0'),
});

describe('one order', () => {
  const world = smallWorld([OWNER]);
  world.add(settled(501, 'win'));
  world.add(settled(502, 'win', { owner: 2 }));
  world.add(settled(503, 'win', { mode: 'demo' }));

  it('is found by id, only by its owner and only in its account', () => {
    expect(requireOwnOrder(world.state, OWNER, 501).id).toBe(501);
    for (const id of [502, 503, 504]) {
      expect(refusalOf(() => requireOwnOrder(world.state, OWNER, id))).toBe(
        'trade_record_not_found',
      );
    }
    expect(requireOwnOrder(world.state, person(1, { mode: 'demo' }), 503).id).toBe(503);
  });
});

describe('the statistics', () => {
  it('count the settled orders of the current account', () => {
    const world = smallWorld([OWNER]);
    world.add(settled(1, 'win'));
    world.add(settled(2, 'win', { direction: 'down' }));
    world.add(settled(3, 'lose'));
    world.add(settled(4, 'draw'));
    world.add(settled(5, 'win', { owner: 2 }));
    world.add(settled(6, 'lose', { mode: 'demo' }));
    world.add({ ...TERMS, id: 7, status: 'open' });
    // 2 of 2 + 1: 66.666... %
    expect(statisticsOf(world.state, OWNER)).toEqual({
      accuracy: '66.67',
      total: 4,
      wins: 2,
      losses: 1,
      draws: 1,
      ups: 3,
      downs: 1,
    });
  });

  it('are zero without orders', () => {
    expect(statisticsOf(smallWorld([OWNER]).state, OWNER)).toMatchObject({
      accuracy: '0.00',
      total: 0,
    });
  });

  it('have zero accuracy for draws alone', () => {
    const world = smallWorld([OWNER]);
    world.add(settled(1, 'draw'));
    expect(statisticsOf(world.state, OWNER)).toMatchObject({
      accuracy: '0.00',
      draws: 1,
      total: 1,
    });
  });
});
