import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { decimalsIn } from '@/domain/format/numbers';
import {
  closingPrice,
  marginOf,
  openCostOf,
  openFeeOf,
  openingPrice,
  positionProfitOf,
  type PositionTerms,
} from '@/domain/leverage/position';
import {
  add,
  compare,
  decimal,
  multiply,
  smaller,
  subtract,
  toFixedScale,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { startTestBackend } from '../node';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { START } from '../testing/gated-backend';
import { runs } from '../testing/runs';
import { BTC_ID, ETH_ID, USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 120_000 });

/** Currency ids of pairs: coins; pairs in dollars, yen, pounds and francs; gold. */
const PAIRS = [
  { currency_id: BTC_ID, legal_id: USDT_ID, wh: '' },
  { currency_id: ETH_ID, legal_id: USDT_ID, wh: '' },
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

/** The terms as the app parses them. */
const read = (terms: Terms) => ({
  quote: { last: decimal(terms.last_price), spread: decimal(terms.spread ?? '0') },
  terms: {
    lotSize: decimal(terms.lever_share_num ?? '1'),
    feePercent: decimal(terms.lever_trade_fee ?? '0'),
    overnightPercent: decimal(terms.overnight ?? '0'),
    rate: decimal(terms.ustd_price ?? '1'),
    scale: 2,
  } satisfies PositionTerms,
});

const cents = (amount: Decimal): string => toFixedScale(amount, 2, 'half-up');

/** A trader with money in the contract account, and the newest order row of a pair. */
const startTrading = async () => {
  const { backend, world } = await startTestBackend({ at: START });
  const caller = createCaller(backend);
  await caller.logIn('practice', READY_PASSWORD);
  await caller.post('wallet/change', {
    currency_id: USDT_ID,
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
  return { world, caller, newest };
};

it('figures that an app previews from the terms equal what is booked, to the cent', async () => {
  const { world, caller, newest } = await startTrading();
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
      const floating = positionProfitOf(
        side,
        later.terms,
        lots,
        price,
        closingPrice(side, later.quote),
      );
      expect((await newest(pair)).profits).toBe(cents(floating));
      await caller.post(`lever/${wh}close`, { id: opened.id });
      // The floating result equals the booked one when closed at that instant.
      expect(await newest(pair)).toMatchObject({ status: 3, fact_profits: cents(floating) });
    }),
    runs(1000),
  );
});

/** The free money for orders on a pair, as on the wire. */
const freeFrom = async (caller: ReturnType<typeof createCaller>, pair: object): Promise<Decimal> =>
  decimal((await termsFrom(caller, pair)).user_lever);

it('a limit order holds the previewed amount to the cent, and releases it when cancelled', async () => {
  const { world, caller, newest } = await startTrading();
  await fc.assert(
    fc.asyncProperty(wish, async ({ pair, side, lots, multiple, wait }) => {
      const { wh, ...ids } = pair;
      await world.changeClock({ kind: 'advance', ms: wait });
      const { terms, quote } = read(await termsFrom(caller, ids));
      // Far enough from the market to stay pending.
      const away = multiply(quote.last, decimal(side === 'long' ? '0.8' : '1.2'));
      const limit = toScale(away, decimalsIn(quote.last), 'down');
      const before = await freeFrom(caller, ids);
      const order = { ...ids, type: side === 'long' ? 1 : 2, share: lots, multiple, status: 0 };
      const reply = await caller.post(`lever/${wh}submit`, { ...order, target_price: limit });
      expect(reply).toMatchObject({ type: 'ok' });
      const pending = await newest(pair);
      expect(pending).toMatchObject({
        status: 0,
        caution_money: cents(marginOf(terms, lots, limit, multiple)),
        trade_fee: cents(openFeeOf(terms, lots, limit)),
      });
      expect(decimal(pending.price)).toBe(limit);
      const held = openCostOf(terms, lots, limit, multiple);
      expect(await freeFrom(caller, ids)).toBe(subtract(before, held));
      await caller.post('lever/cancel', { id: pending.id });
      expect(await freeFrom(caller, ids)).toBe(before);
    }),
    runs(1000),
  );
});

it('a limit order fills at its limit or better, and costs to the cent what that price costs', async () => {
  const { world, caller, newest } = await startTrading();
  let [filled, atLimit] = [0, 0];
  await fc.assert(
    fc.asyncProperty(wish, async ({ side, lots, multiple, wait }) => {
      // A pair in the margin currency: others also depend on the rate of the second in which they fill.
      const [pair] = PAIRS;
      const { wh, ...ids } = pair;
      await world.changeClock({ kind: 'advance', ms: wait });
      const { terms, quote } = read(await termsFrom(caller, ids));
      const near = multiply(quote.last, decimal(side === 'long' ? '0.9998' : '1.0002'));
      const limit = toScale(near, decimalsIn(quote.last), 'down');
      const before = await freeFrom(caller, ids);
      const order = { ...ids, type: side === 'long' ? 1 : 2, share: lots, multiple, status: 0 };
      const reply = await caller.post(`lever/${wh}submit`, { ...order, target_price: limit });
      expect(reply).toMatchObject({ type: 'ok' });
      await world.changeClock({ kind: 'advance', ms: 300_000 });
      const row = await newest(pair);
      if (row.status === 0) {
        await caller.post('lever/cancel', { id: row.id });
        return;
      }
      filled += 1;
      const price = decimal(row.price);
      if (price === limit) atLimit += 1;
      const better = side === 'long' ? compare(price, limit) <= 0 : compare(price, limit) >= 0;
      expect(better).toBe(true);
      expect(row).toMatchObject({
        status: 1,
        caution_money: cents(marginOf(terms, lots, price, multiple)),
        trade_fee: cents(openFeeOf(terms, lots, price)),
      });
      // The unused hold is released; a floating loss counts, a floating gain does not yet.
      const nights = decimal(row.overnight_money);
      const cost = add(openCostOf(terms, lots, price, multiple), nights);
      expect(await freeFrom(caller, ids)).toBe(
        subtract(before, subtract(cost, smaller(decimal(row.profits), ZERO))),
      );
      await caller.post(`lever/${wh}close`, { id: row.id });
    }),
    runs(1000),
  );
  expect(filled).toBeGreaterThan(500);
  expect(atLimit).toBeGreaterThan(filled / 2);
});
