import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import {
  closingPrice,
  marginOf,
  openFeeOf,
  openingPrice,
  profitOf,
  type PositionTerms,
} from '@/domain/leverage/position';
import { decimal, toFixedScale, type Decimal } from '@/domain/money/decimal';
import { startTestBackend } from '../node';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { START } from '../testing/gated-backend';
import { runs } from '../testing/runs';

// A machine that is busy with other work is no defect.
vi.setConfig({ testTimeout: 120_000 });

/** Currency ids of pairs: coins, and a pair in dollars, yen, pounds and francs, and gold. */
const PAIRS = [
  { currency_id: 2, legal_id: 1, wh: '' },
  { currency_id: 3, legal_id: 1, wh: '' },
  { currency_id: 16, legal_id: 17, wh: 'wh' },
  { currency_id: 17, legal_id: 19, wh: 'wh' },
  { currency_id: 16, legal_id: 18, wh: 'wh' },
] as const;

const wish = fc.record({
  pair: fc.constantFrom(...PAIRS),
  side: fc.constantFrom('long' as const, 'short' as const),
  lots: fc.integer({ min: 1, max: 40 }),
  multiple: fc.constantFrom(20, 50, 100),
  wait: fc.integer({ min: 0, max: 30_000 }),
});

type Terms = NonNullable<Awaited<ReturnType<typeof termsFrom>>>;
const termsFrom = async (caller: ReturnType<typeof createCaller>, pair: object) => {
  const reply = OPERATIONS.getLeverageTerms.reply.parse(await caller.post('lever/deal', pair));
  if (reply.type !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.message;
};

/** What an app makes of the terms as they are told. */
const read = (told: Terms) => ({
  quote: { last: decimal(told.last_price), spread: decimal(told.spread ?? '0') },
  terms: {
    lotSize: decimal(told.lever_share_num ?? '1'),
    feePercent: decimal(told.lever_trade_fee ?? '0'),
    overnightPercent: decimal(told.overnight ?? '0'),
    rate: decimal(told.ustd_price ?? '1'),
    scale: 2,
  } satisfies PositionTerms,
});

const cents = (amount: Decimal): string => toFixedScale(amount, 2, 'half-up');

it('what an app works out from the terms before a tap is what is booked, to the cent', async () => {
  const { backend, world } = await startTestBackend({ at: START });
  const caller = createCaller(backend);
  await caller.logIn('practice', READY_PASSWORD);
  await caller.post('wallet/change', {
    currency_id: 1,
    number: '10000',
    from_field: 'change',
    to_field: 'lever',
  });
  const newest = async ({ wh, ...pair }: (typeof PAIRS)[number]) => {
    const path = wh === '' ? 'lever/my_trade' : 'lever/my_wh_trade';
    const reply = OPERATIONS.getLeverageOrders.reply.parse(
      await caller.post(path, { ...pair, limit: 1 }),
    );
    const row = reply.type === 'ok' ? reply.message.data[0] : undefined;
    if (row === undefined) throw new Error(JSON.stringify(reply));
    return row;
  };
  await fc.assert(
    fc.asyncProperty(wish, async ({ pair, side, lots, multiple, wait }) => {
      const { wh, ...ids } = pair;
      await world.changeClock({ kind: 'advance', ms: wait % 1000 });
      const { terms, quote } = read(await termsFrom(caller, ids));
      const price = openingPrice(side, quote);
      const order = { ...ids, type: side === 'long' ? 1 : 2, share: lots, multiple };
      expect(await caller.post(`lever/${wh}submit`, order)).toMatchObject({ type: 'ok' });
      const opened = await newest(pair);
      expect(opened).toMatchObject({
        status: 1,
        caution_money: cents(marginOf(terms, lots, price, multiple)),
        trade_fee: cents(openFeeOf(terms, lots, price)),
      });
      expect(decimal(opened.price)).toBe(price);
      await world.changeClock({ kind: 'advance', ms: wait });
      const later = read(await termsFrom(caller, ids));
      const floating = profitOf(side, later.terms, lots, price, closingPrice(side, later.quote));
      expect((await newest(pair)).profits).toBe(cents(floating));
      await caller.post(`lever/${wh}close`, { id: opened.id });
      // What floats is what is booked when it is closed at that instant.
      expect(await newest(pair)).toMatchObject({ status: 3, fact_profits: cents(floating) });
    }),
    runs(1000),
  );
});
