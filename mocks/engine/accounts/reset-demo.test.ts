import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person, smallWorld } from '../../testing/small-world';
import { runs } from '../../testing/runs';
import { audit } from '../audit';
import { balanceOf, userAccount } from '../ledger/ledger';
import { resetDemo } from './reset-demo';

const ADA = person(1);
const available = (mode: 'live' | 'demo', book: 'coin' | 'contract', currency: string) =>
  userAccount(1, mode, book, currency, 'available');

describe('a demo account', () => {
  it('returns to its opening balance after any trading or transfer, and leaves the live account unchanged', () => {
    const sums = fc.array(
      fc.record({
        mode: fc.constantFrom('live', 'demo'),
        book: fc.constantFrom('coin', 'contract'),
        currency: fc.constantFrom('USDT', 'BTC', 'ETH'),
        cents: fc.integer({ min: 1, max: 10_000_000 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sums, (gifts) => {
        const world = smallWorld([ADA]);
        for (const { mode, book, currency, cents } of gifts)
          world.give(person(1, { mode }), book, currency, (cents / 100).toFixed(2));
        const live = Object.entries(world.state.ledger.balances).filter(([key]) =>
          key.includes(':live:'),
        );
        world.apply(resetDemo(world.context, ADA));
        const { ledger } = world.state;
        // 10,000.00 USDT of play money in each account.
        expect(balanceOf(ledger, available('demo', 'coin', 'USDT'))).toBe('10000');
        expect(balanceOf(ledger, available('demo', 'contract', 'USDT'))).toBe('10000');
        expect(balanceOf(ledger, available('demo', 'coin', 'BTC'))).toBe('0');
        expect(Object.entries(ledger.balances).filter(([key]) => key.includes(':live:'))).toEqual(
          live,
        );
        expect(audit(world.state)).toEqual([]);
        expect(resetDemo(world.context, ADA).events).toEqual([]);
      }),
      runs(1000),
    );
  });
});
