import { describe, expect, it } from 'vitest';
import { audit } from '../engine/audit';
import { secondOf } from '../engine/context';
import { isFields } from '../testing/contract';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { createFaults } from './faults';
import { addFaults, addFaultsOf, openAs } from './open-as';
import { SCENARIOS, type ScenarioName } from './scenarios';
import { USDT_ID } from '../catalogue/currencies';

const open = async (name: ScenarioName, more = ''): Promise<Bench> => {
  const bench = await openBench();
  const words = `scenario:${name},persona:practice,frozen${more}`;
  bench.caller.useToken(await openAs(bench.world, words));
  addFaults(bench.backend.faults, words);
  return bench;
};

/** Price range of two hours, in percent of the low. */
const rangeOf = ({ world }: Bench, symbol: string): Promise<number> =>
  world.run(({ market, now }) => {
    const span = market.span(symbol, secondOf(now), secondOf(now) + 7200);
    return { events: [], reply: span === undefined ? 0 : (span.high / span.low - 1) * 100 };
  });

const info = async ({ backend, caller }: Bench): Promise<Response> =>
  backend.handle(
    new Request('http://mock.invalid/api/user/info', {
      headers: { authorization: caller.token() ?? '' },
    }),
  );

const noFacts = () =>
  Promise.resolve({ account: 'practice', openOrders: 0, openPositions: 0, now: START });

/** The effects on sixty orders in a flaky world. */
const flakyEffects = async () => {
  const { faults } = (await open('flaky')).backend;
  const kinds: (string | undefined)[] = [];
  for (let call = 0; call < 60; call += 1)
    kinds.push((await faults.take('submitOrder', 'beforeCommit', noFacts))?.effect.kind);
  return kinds;
};

it.each(['persona:frozen', 'persona:locked', 'account:frozen'])(
  'a link of who cannot log in opens for a visitor: %s',
  async (words) => {
    const { world } = await openBench();
    expect(await openAs(world, words)).toBeUndefined();
    expect((await world.snapshot()).origin).toBe(words);
  },
);

describe('a scenario', () => {
  it.each(Object.keys(SCENARIOS))('is opened by name, with consistent books: %s', async (name) => {
    const { world } = await openBench();
    await openAs(world, `scenario:${name}`);
    expect(audit(await world.snapshot())).toEqual([]);
  });

  it('calm is calm, and volatile is not', async () => {
    const [calm, volatile] = [await open('calm'), await open('volatile')];
    for (const symbol of ['BTC/USDT', 'ETH/USDT'])
      expect(await rangeOf(calm, symbol)).toBeLessThan(1);
    for (const symbol of ['BTC/USDT', 'ETH/USDT'])
      expect(await rangeOf(volatile, symbol)).toBeGreaterThan(6);
  });

  it('weekend-closed has forex closed and coins open', async () => {
    const { caller } = await open('weekend-closed');
    const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
    expect(await caller.post('microtrade/submit', order)).toMatchObject({ type: 'ok' });
    expect(await caller.post('microtrade/whsubmit', { ...order, match_id: 101 })).toEqual({
      type: 'error',
      message: 'trading_closing',
    });
  });

  it('gap-monday jumps at the first second of the week', async () => {
    const { world } = await open('gap-monday');
    const [closed, jump, opened] = await world.run(({ market, now }) => {
      const second = secondOf(now);
      const before = market.priceAt('EUR/USD', second + 29);
      const after = market.second('EUR/USD', second + 30);
      return {
        events: [],
        reply: [
          market.session('EUR/USD', second + 29).open,
          (after.open / before - 1) * 100,
          market.session('EUR/USD', second + 30).open,
        ],
      };
    });
    expect([closed, opened]).toEqual([false, true]);
    // 1.2 percent, plus the weekend's own move.
    expect(jump).toBeGreaterThan(0.5);
  });

  it('maintenance refuses every call', async () => {
    const bench = await open('maintenance');
    for (let call = 0; call < 3; call += 1) expect((await info(bench)).status).toBe(503);
  });

  it('session-expires-in-60s ends each session a minute after its sign-in', async () => {
    const bench = await open('session-expires-in-60s');
    const pass = (seconds: number) =>
      bench.world.changeClock({ kind: 'advance', ms: seconds * 1000 });
    const type = async () => (await bench.caller.get('user/info'))['type'];
    await pass(59);
    expect(await type()).toBe('ok');
    await pass(1);
    // The session is gone for good.
    expect([await type(), await type()]).toEqual(['999', '999']);
    expect((await bench.world.snapshot()).tokens).toEqual({});
    await bench.caller.logIn('practice', 'quayside1');
    await pass(30);
    // A new sign-in has a full minute, whatever was left of the first.
    await bench.caller.logIn('practice', 'quayside1');
    await pass(59);
    expect(await type()).toBe('ok');
    await pass(1);
    expect([await type(), await type()]).toEqual(['999', '999']);
    expect((await bench.world.snapshot()).agenda).toEqual([]);
  });

  it('flaky fails the same calls each time', async () => {
    const kinds = await flakyEffects();
    expect(await flakyEffects()).toEqual(kinds);
    expect(new Set(kinds)).toEqual(new Set([undefined, 'network-error', 'latency']));
  });

  it('slow-3g answers late, and two-tabs sometimes with stale data', async () => {
    const slow = await open('slow-3g');
    expect(
      (await slow.backend.faults.take('getOrders', 'beforeCommit', noFacts))?.effect.kind,
    ).toBe('latency');
    expect(
      (await slow.backend.faults.take('uploadFile', 'beforeCommit', noFacts))?.effect.kind,
    ).toBe('slow-upload');
    const { caller } = await open('two-tabs');
    const totals: unknown[] = [];
    for (let order = 1; order <= 12; order += 1) {
      const fields = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 180, number: '100' };
      expect(await caller.post('microtrade/submit', fields)).toMatchObject({ type: 'ok' });
      const { message } = await caller.get('microtrade/lists');
      totals.push(isFields(message) ? message['total'] : 0);
    }
    const lagging = totals.filter((total, index) => total !== index + 1);
    expect(lagging.length).toBeGreaterThan(1);
    expect(lagging.length).toBeLessThan(10);
  });

  it('adds its faults again when a carrier restarts, and ignores a spec of another build', async () => {
    const { world } = await open('maintenance');
    const again = createFaults();
    await addFaultsOf(world, again);
    expect(again.active()).toMatchObject([{ rule: { effect: { kind: 'http', status: 503 } } }]);
    await world.restore({ ...(await world.snapshot()), origin: 'scenario:of-another-build' });
    const none = createFaults();
    await addFaultsOf(world, none);
    expect(none.active()).toEqual([]);
  });
});
