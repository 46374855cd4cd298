import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { person, smallWorld } from '../../testing/small-world';
import { runs } from '../../testing/runs';
import { audit } from '../audit';
import { applyEvents } from '../evolve';
import { balanceOf, userAccount } from '../ledger/ledger';
import { postingsOf } from '../ledger/moves';
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

  it('counts what open orders and deposits hold in the currency of the opening balance', () => {
    const cents = fc.integer({ min: 1, max: 1_500_000 });
    const part = fc.constantFrom(
      ['coin', 'frozen'] as const,
      ['treasury', 'frozen'] as const,
      ['contract', 'frozen'] as const,
      ['contract', 'margin'] as const,
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(part, cents), { maxLength: 5 }), (holds) => {
        const world = smallWorld([ADA]);
        const held = { coin: 0, contract: 0 };
        for (const [[book, bucket], amount] of holds) {
          const from = book === 'contract' ? 'contract' : 'coin';
          const text = decimal((amount / 100).toFixed(2));
          world.give(person(1, { mode: 'demo' }), from, 'USDT', text);
          const into = userAccount(1, 'demo', book, 'USDT', bucket);
          const postings = postingsOf([available('demo', from, 'USDT'), into, text]);
          const journal = {
            id: `hold:${held.coin}:${held.contract}`,
            at: 1000,
            kind: 'hold',
            postings,
          };
          applyEvents(world.state, [{ kind: 'moneyMoved', journal }]);
          held[from] += amount;
        }
        world.apply(resetDemo(world.context, ADA));
        const free = (book: 'coin' | 'contract') =>
          balanceOf(world.state.ledger, available('demo', book, 'USDT'));
        // 10,000.00 less what is held; nothing if that is more.
        for (const book of ['coin', 'contract'] as const)
          expect(Number(free(book))).toBe(Math.max(0, 1_000_000 - held[book]) / 100);
        expect(resetDemo(world.context, ADA).events).toEqual([]);
      }),
      runs(300),
    );
  });
});
