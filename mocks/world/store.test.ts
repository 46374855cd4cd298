import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '../control';
import { audit } from '../engine/audit';
import { emptyState, STATE_VERSION } from '../engine/state';
import { createBackend } from '../handle';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { balanceOf, ordersOf } from '../testing/exchange-model';
import { withContractGate } from '../testing/contract-gate';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { runs } from '../testing/runs';
import { sharedStore, type SharedStore } from '../testing/shared-store';
import { openWorld } from '../world';
import { USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };

let store: SharedStore;
let first: Bench;
let second: Bench;

/** Two tabs of one browser: two worlds on one store, with the same session. */
const openTabs = async (): Promise<void> => {
  store = sharedStore();
  first = await openBench({ store });
  second = await openBench({ store });
  await first.caller.logIn('practice', READY_PASSWORD);
  second.caller.useToken(first.caller.token());
};

beforeEach(openTabs);

/** Everything that a tab displays. */
const seenBy = async ({ caller }: Bench): Promise<unknown> => ({
  balance: await balanceOf(caller),
  orders: await ordersOf(caller),
});

describe('two tabs', () => {
  it('see each other’s orders and agree on every balance', async () => {
    await first.caller.post('microtrade/submit', ORDER);
    // 10,000.00 - 100.00 - 0.20
    expect(await balanceOf(second.caller)).toEqual({ available: 989_980, frozen: 10_000 });
    await second.caller.post('microtrade/submit', { ...ORDER, number: '50' });
    // 9,899.80 - 50.00 - 0.10
    expect(await balanceOf(first.caller)).toEqual({ available: 984_970, frozen: 15_000 });
    expect(await seenBy(first)).toEqual(await seenBy(second));
  });

  it('never lose an order, in any order or overlap of commands', async () => {
    const burst = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(burst, { maxLength: 5 }), fc.nat(90_000), async (bursts, ms) => {
        await openTabs();
        for (const tabs of bursts) {
          await Promise.all(
            tabs.map((inFirst) =>
              (inFirst ? first : second).caller.post('microtrade/submit', ORDER),
            ),
          );
        }
        await second.world.changeClock({ kind: 'advance', ms });
        const placed = bursts.flat().length;
        expect(await ordersOf(first.caller)).toHaveLength(placed);
        expect(await seenBy(first)).toEqual(await seenBy(second));
        const state = await first.world.snapshot();
        expect(audit(state)).toEqual([]);
        const fees = state.ledger.journals.filter(({ kind }) => kind === 'seconds-open');
        expect(fees.filter(({ at }) => at === START)).toHaveLength(placed);
      }),
      runs(25),
    );
  });

  it('settle an order once, even if both find it due at the same time', async () => {
    await first.caller.post('microtrade/submit', ORDER);
    await first.world.changeClock({ kind: 'advance', ms: 30_000 });
    await Promise.all([seenBy(first), seenBy(second), seenBy(first), seenBy(second)]);
    const { ledger } = await second.world.snapshot();
    const settled = ledger.journals.filter(({ at, id }) => at > START && id.startsWith('settle:'));
    expect(settled).toHaveLength(1);
  });

  it('place an order once if both send it with one idempotency key', async () => {
    const key = { 'idempotency-key': 'client-id-1' };
    const replies = await Promise.all(
      [first, second, first].map(({ caller }) => caller.post('microtrade/submit', ORDER, key)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await ordersOf(second.caller)).toHaveLength(1);
  });

  it('both start fresh when one resets the world', async () => {
    await second.caller.post('microtrade/submit', ORDER);
    await control(first.world, first.backend, { command: 'reset' });
    expect(await second.caller.get('user/info')).toMatchObject({ type: '999' });
    expect(await second.world.snapshot()).toEqual(await first.world.snapshot());
  });

  it('both start fresh even if the new world has as many changes as the old one', async () => {
    const [one, other] = [openPlain(store), openPlain(store)];
    await control(first.world, first.backend, { command: 'reset' });
    await other.snapshot();
    // The other tab has seen a world with this many changes; now another world has as many.
    await one.reset({ seed: 99 });
    expect((await other.snapshot()).seed).toBe(99);
  });

  it('follow a change of the seed with their prices', async () => {
    await control(first.world, first.backend, { command: 'reset', seed: 99 });
    const prices = await first.caller.get('currency/quotation_new');
    expect(await second.caller.get('currency/quotation_new')).toEqual(prices);
  });
});

const openPlain = (shared: SharedStore) =>
  openWorld({ seed: 7, store: shared, realNow: () => START });

describe('a save that fails', () => {
  it('leaves the old state, and the next command works', async () => {
    const before = await first.world.snapshot();
    store.failSaves(1);
    await expect(first.caller.post('microtrade/submit', ORDER)).rejects.toThrow('HTTP 500');
    expect(await first.world.snapshot()).toEqual(before);
    expect(await balanceOf(first.caller)).toEqual({ available: 1_000_000, frozen: 0 });
    expect(await first.caller.post('microtrade/submit', ORDER)).toMatchObject({ type: 'ok' });
    expect(await ordersOf(first.caller)).toHaveLength(1);
  });

  it('in one tab does not hide the next save of the other', async () => {
    store.failSaves(1);
    await expect(first.caller.post('microtrade/submit', ORDER)).rejects.toThrow('HTTP 500');
    await second.caller.post('microtrade/submit', { ...ORDER, number: '50' });
    // 10,000.00 - 50.00 - 0.10: the failed order does not exist.
    expect(await balanceOf(first.caller)).toEqual({ available: 994_990, frozen: 5000 });
    expect(await seenBy(first)).toEqual(await seenBy(second));
  });

  it('of a settlement leaves it to the next call', async () => {
    await first.caller.post('microtrade/submit', ORDER);
    await first.world.changeClock({ kind: 'advance', ms: 29_999 });
    store.failSaves(1);
    await expect(first.world.changeClock({ kind: 'advance', ms: 1 })).rejects.toThrow('full');
    expect(await balanceOf(first.caller)).toEqual({ available: 989_980, frozen: 10_000 });
    await first.world.changeClock({ kind: 'advance', ms: 1 });
    expect((await balanceOf(first.caller)).frozen).toBe(0);
    expect(audit(await first.world.snapshot())).toEqual([]);
  });

  it('at the very first start is one error, and the second try starts the world', async () => {
    const empty = sharedStore();
    empty.failSaves(1);
    const world = openPlain(empty);
    await expect(world.snapshot()).rejects.toThrow('full');
    expect(audit(await world.snapshot())).toEqual([]);
  });
});

describe('a stored state', () => {
  it('of an unknown earlier version is ignored: the world starts fresh', async () => {
    store.put({ ...emptyState(5), version: 0, head: 40 });
    const world = openPlain(store);
    const state = await world.snapshot();
    expect(state.version).toBe(STATE_VERSION);
    expect(Object.values(state.users)).toHaveLength(5);
    expect(audit(state)).toEqual([]);
  });

  it('keeps its own seed', async () => {
    await control(first.world, first.backend, { command: 'reset', seed: 31 });
    expect((await openPlain(store).snapshot()).seed).toBe(31);
  });
});

describe('a device clock that is set back', () => {
  it('does not set the world back: orders continue, and times never decrease', async () => {
    let realMs = START;
    const world = openWorld({ seed: 7, store: sharedStore(), realNow: () => realMs });
    const defects: unknown[] = [];
    const backend = withContractGate(
      await createBackend(world, { onDefect: (error) => defects.push(error) }),
    );
    const caller = createCaller(backend);
    await caller.logIn('practice', READY_PASSWORD);
    for (const step of [0, 500, -3_600_000, 1000, 40_000]) {
      realMs += step;
      expect(await caller.post('microtrade/submit', ORDER)).toMatchObject({ type: 'ok' });
    }
    const state = await world.snapshot();
    const times = state.ledger.journals.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(audit(state)).toEqual([]);
    expect(defects).toEqual([]);
  });
});

describe('a clock that advances while a call is answered', () => {
  it('processes what falls due meanwhile with the next call, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 20 }),
        async (ticks) => {
          let realMs = START;
          let looks = 0;
          const realNow = (): number => (realMs += ticks[(looks += 1) % ticks.length] ?? 0);
          const world = openWorld({ seed: 7, store: sharedStore(), realNow });
          const backend = withContractGate(
            await createBackend(world, {
              onDefect: (error) => {
                throw error;
              },
            }),
          );
          const caller = createCaller(backend);
          await caller.logIn('practice', READY_PASSWORD);
          for (let order = 0; order < 12; order += 1)
            expect(await caller.post('microtrade/submit', ORDER)).toMatchObject({ type: 'ok' });
          expect(audit(await world.snapshot())).toEqual([]);
        },
      ),
      runs(30),
    );
  });
});

it('a world of a later version is neither read nor replaced by this one', async () => {
  const state = await first.world.snapshot();
  await store.save({ ...state, version: STATE_VERSION + 1, head: state.head + 1 });
  await expect(first.world.snapshot()).rejects.toThrow('reload the page');
  await expect(first.world.reset()).rejects.toThrow('reload the page');
  expect((await store.load())?.version).toBe(STATE_VERSION + 1);
});
