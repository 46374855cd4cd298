import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../catalogue/products';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { ordersOf } from '../testing/exchange-model';
import { openBench, START } from '../testing/gated-backend';
import { runs } from '../testing/runs';
import { commands, openStage, playAll, TRADERS, type Stage } from '../testing/script';
import { USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const FOREX_IDS = CATALOGUE.pairs.filter(({ board }) => board === 'forex').map(({ id }) => id);

const contract = fc.record(
  {
    match_id: fc.constantFrom(1, 6, 14),
    currency_id: fc.constant(USDT_ID),
    type: fc.constantFrom(1, 2),
    seconds: fc.constantFrom(30, 60, 120, 180),
  },
  { noNullPrototype: true },
);

const advance = (stage: Stage, ms: number): Promise<unknown> =>
  control(stage.world, stage.backend, { command: 'advance', seconds: ms / 1000 });

/** The newest order of every trader, without personal fields. */
const outcomes = async (stage: Stage): Promise<readonly unknown[]> => {
  const all: unknown[] = [];
  for (const trader of TRADERS) {
    const [newest] = await ordersOf(stage.callers[trader]);
    all.push([newest?.status, newest?.profit_result, newest?.open_price, newest?.end_price]);
  }
  return all;
};

describe('an outcome', () => {
  it('depends only on pair, time, seconds and direction: not on the user, the stake or the history', async () => {
    await fc.assert(
      fc.asyncProperty(
        commands,
        contract,
        fc.constantFrom('100', '137.31', '250'),
        async (history, body, stake) => {
          const busy = await openStage();
          // At most three orders, so that the balance covers one more.
          await playAll(busy, history.slice(0, 3));
          await advance(busy, START + 3_000_000 - (await clockOf(busy)));
          const quiet = await openStage();
          await advance(quiet, 3_000_000);
          for (const stage of [busy, quiet]) {
            const [first, second] = stage === busy ? TRADERS : TRADERS.toReversed();
            if (first === undefined || second === undefined) throw new Error('two traders');
            const small = { ...body, number: '100' };
            await stage.callers[first].post('microtrade/submit', small);
            await stage.callers[second].post('microtrade/submit', { ...body, number: stake });
            await advance(stage, 180_000);
          }
          const seen = [...(await outcomes(busy)), ...(await outcomes(quiet))];
          expect(seen[0]).toEqual([3, expect.any(Number), expect.any(String), expect.any(String)]);
          expect(seen).toEqual(seen.map(() => seen[0]));
        },
      ),
      runs(15),
    );
  });

  it('equals the public chart: entry and settlement are closes of their seconds', async () => {
    await fc.assert(
      fc.asyncProperty(contract, fc.nat(100_000_000), async (body, wait) => {
        const stage = await openStage();
        await advance(stage, wait);
        const { market } = await publicMarket(stage);
        const openedAt = START + wait;
        const { callers } = stage;
        await callers.practice.post('microtrade/submit', { ...body, number: '100' });
        await advance(stage, body.seconds * 1000);
        const [order] = await ordersOf(callers.practice);
        const closes = [openedAt, openedAt + body.seconds * 1000].map((ms) =>
          market(body.match_id, Math.floor(ms / 1000)),
        );
        const prices = [order?.open_price, order?.end_price].map((price) =>
          price?.replace('.', '').replace(/^0+/u, ''),
        );
        expect(prices).toEqual(closes.map(String));
      }),
      runs(20),
    );
  });
});

const clockOf = async ({ world }: Stage): Promise<number> =>
  world.run(({ now }) => ({ events: [], reply: now }));

const publicMarket = ({ world }: Stage) =>
  world.run(({ market, catalogue }) => ({
    events: [],
    reply: {
      market: (pairId: number, second: number): number => {
        const pair = catalogue.pairs.find(({ id }) => id === pairId);
        return market.priceAt(pair?.market.symbol ?? '', second);
      },
    },
  }));

describe('a token', () => {
  it('never reads the orders or money of another user, for any request', async () => {
    const stage = await openStage();
    const { practice, grace } = stage.callers;
    for (const seconds of [30, 60, 180]) {
      const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds, number: '123.45' };
      await practice.post('microtrade/submit', order);
      await practice.post('microtrade/whsubmit', { ...order, match_id: 101 });
    }
    await advance(stage, 60_000);
    const foreign = (await ordersOf(practice)).map(({ id }) => id);
    expect(foreign).toHaveLength(3);
    const numbers = fc.oneof(fc.constantFrom(...foreign), fc.constantFrom(-1, 1, 2, 3, 101));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('microtrade/lists', 'microtrade/whlists'),
        fc.dictionary(
          fc.constantFrom('status', 'match_id', 'page', 'limit', 'id', 'user_id', 'currency_id'),
          numbers.map(String),
        ),
        async (path, query) => {
          const reply = JSON.stringify(
            await grace.get(`${path}?${new URLSearchParams(query).toString()}`),
          );
          expect(reply).not.toContain('123.45');
          for (const id of foreign) expect(reply).not.toContain(`"id":${id}`);
        },
      ),
      runs(60),
    );
    const wallet = await grace.post('wallet/detail', { currency: USDT_ID, type: 'change' });
    expect(wallet).toMatchObject({
      message: { change_balance: '10000.00', lock_change_balance: '0.00' },
    });
  });

  it('is valid only as issued: no variation of it, and not after a newer sign-in', async () => {
    const { caller } = await openBench();
    await caller.logIn('practice', READY_PASSWORD);
    const token = caller.token() ?? '';
    const expired = { type: '999', message: 'session_expired' };
    const names = ['', '__proto__', 'constructor', 'toString', 'undefined', token.toUpperCase()];
    const wrong = [...names, `${token}0`, token.slice(1), `Bearer ${token}`, '10001', '1'];
    for (const other of wrong.filter((text) => text !== token)) {
      caller.useToken(other);
      expect(await caller.get('user/info')).toEqual(expired);
      expect(await caller.get('microtrade/lists')).toEqual(expired);
    }
    caller.useToken(token);
    expect(await caller.get('user/info')).toMatchObject({ type: 'ok' });
    await caller.logIn('practice', READY_PASSWORD);
    caller.useToken(token);
    expect(await caller.get('user/info')).toEqual(expired);
  });
});

describe('a market session', () => {
  it('accepts an order exactly if it ends before the close', async () => {
    const FRIDAY_CLOSE = Date.UTC(2026, 2, 6, 22);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...FOREX_IDS),
        fc.constantFrom(30, 60, 120, 180),
        fc.oneof(
          fc.constantFrom(-1001, -1000, -1, 0, 1, 999, 1000),
          fc.integer({ min: -200_000, max: 200_000 }),
        ),
        async (match_id, seconds, offset) => {
          const stage = await openStage();
          // Around the time at which an order would end with the closing second.
          const now = FRIDAY_CLOSE - seconds * 1000 + offset;
          await advance(stage, now - START);
          const body = { match_id, currency_id: USDT_ID, type: 1, seconds, number: '100' };
          const reply = await stage.callers.practice.post('microtrade/whsubmit', body);
          // The price of the closing second does not belong to the session.
          const ends = Math.floor(now / 1000) + seconds;
          expect(reply['type']).toBe(ends < FRIDAY_CLOSE / 1000 ? 'ok' : 'error');
          if (reply['type'] === 'ok') return;
          expect(reply['message']).toBe('trading_closing');
        },
      ),
      runs(40),
    );
  });

  it.each([
    ['just before Sunday 22:00 UTC', Date.UTC(2026, 2, 8, 21, 59, 59), 'error'],
    ['from Sunday 22:00 UTC on', Date.UTC(2026, 2, 8, 22), 'ok'],
    ['on Christmas', Date.UTC(2026, 11, 25, 12), 'error'],
    ['on an ordinary Thursday', Date.UTC(2026, 2, 5, 12), 'ok'],
  ])('%s forex answers accordingly, and crypto always trades', async (_when, at, type) => {
    const stage = await openStage();
    await advance(stage, at - START);
    const body = { match_id: 101, currency_id: USDT_ID, type: 2, seconds: 30, number: '100' };
    expect((await stage.callers.grace.post('microtrade/whsubmit', body))['type']).toBe(type);
    const crypto = await stage.callers.grace.post('microtrade/submit', { ...body, match_id: 1 });
    expect(crypto['type']).toBe('ok');
  });
});
