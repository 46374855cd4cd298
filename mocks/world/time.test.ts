import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { audit } from '../engine/audit';
import { runs } from '../testing/runs';
import {
  commands,
  historyOf,
  openStage,
  placing,
  playAll,
  reading,
  resumeStage,
  TRADERS,
  waiting,
  type Stage,
  type Step,
  type Trader,
} from '../testing/script';
import { USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

/** Lets every open order end, so that outcomes can be compared. */
const END: Step = { kind: 'wait', ms: 300_000 };

const replay = async (steps: readonly Step[]): Promise<Stage> => {
  const stage = await openStage();
  await playAll(stage, steps);
  return stage;
};

const historyText = async (stage: Stage): Promise<string> => JSON.stringify(await historyOf(stage));

/** The balance and orders of a trader, without order ids. */
const results = async (stage: Stage, trader: Trader): Promise<unknown> => {
  const caller = stage.callers[trader];
  const wallet = await caller.post('wallet/detail', { currency: USDT_ID, type: 'change' });
  const { records, users } = await historyOf(stage);
  const own = Object.values(records.secondsOrders).filter(
    ({ owner }) => users[owner]?.account === trader,
  );
  return { wallet, own: own.map(({ id: _id, ...rest }) => rest) };
};

describe('time in a world', () => {
  it('passes in one step or in many with the same result', async () => {
    await fc.assert(
      fc.asyncProperty(
        commands,
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 }),
        async (steps, parts) => {
          const ms = parts.reduce((sum, part) => sum + part, 0);
          const once = await replay([...steps, { kind: 'wait', ms }]);
          const often = await replay([
            ...steps,
            ...parts.map((part): Step => ({ kind: 'wait', ms: part })),
          ]);
          expect(await historyOf(often)).toEqual(await historyOf(once));
        },
      ),
      runs(25),
    );
  });

  it('is not affected by reads at any time', async () => {
    const withReads = fc.array(fc.oneof(placing, waiting, reading, reading), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(withReads, async (steps) => {
        const watched = await replay([...steps, END]);
        const alone = await replay([...steps.filter(({ kind }) => kind !== 'read'), END]);
        expect(await historyOf(watched)).toEqual(await historyOf(alone));
      }),
      runs(25),
    );
  });

  it('orders all journals, and each settlement at the end of its own order', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const { ledger, records } = await historyOf(await replay([...steps, END]));
        const times = ledger.journals.map(({ at }) => at);
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const order of Object.values(records.secondsOrders)) {
          const place = ledger.index[`settle:seconds:${order.id}`] ?? -1;
          expect(ledger.journals[place]?.at).toBe(order.openedAt + order.seconds * 1000);
        }
      }),
      runs(15),
    );
  });
});

describe('a world', () => {
  it('answers the same commands with the same bytes, including ids and list order', async () => {
    const script = fc.array(fc.oneof(placing, waiting, reading), { maxLength: 15 });
    await fc.assert(
      fc.asyncProperty(script, fc.integer({ min: 1, max: 1000 }), async (steps, seed) => {
        const [first, second] = [await openStage({ seed }), await openStage({ seed })];
        expect(await playAll(second, steps)).toEqual(await playAll(first, steps));
        expect(await second.world.snapshot()).toEqual(await first.world.snapshot());
      }),
      runs(15),
    );
  });

  it('continues from a JSON snapshot as if it had never been saved', async () => {
    await fc.assert(
      fc.asyncProperty(commands, commands, async (before, after) => {
        const original = await replay(before);
        const restored = await resumeStage(
          JSON.stringify(await original.world.snapshot()),
          original,
        );
        expect(await historyText(restored)).toBe(await historyText(original));
        expect(await playAll(restored, after)).toEqual(await playAll(original, after));
        expect(await historyText(restored)).toBe(await historyText(original));
      }),
      runs(15),
    );
  });

  it('settles an order once, however many requests find it due at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(placing, { minLength: 1, maxLength: 6 }),
        fc.array(reading, { minLength: 2, maxLength: 8 }),
        async (orders, reads) => {
          const stage = await replay(orders);
          await stage.world.changeClock({ kind: 'advance', ms: 29_999 });
          await Promise.all([
            playAll(stage, [{ kind: 'wait', ms: 200_000 }]),
            ...reads.map((read) => playAll(stage, [read])),
          ]);
          const state = await stage.world.snapshot();
          const settled = state.ledger.journals.filter(({ id }) => id.startsWith('settle:'));
          expect(settled).toHaveLength(Object.keys(state.records.secondsOrders).length);
          expect(state.agenda).toEqual([]);
          expect(audit(state)).toEqual([]);
        },
      ),
      runs(20),
    );
  });

  it('keeps users independent: the order in which they act at one time changes no balance', async () => {
    const moment = fc.record({ steps: fc.array(placing, { maxLength: 5 }), wait: waiting });
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 4 }), async (moments) => {
        const inTurn = (first: Trader): Step[] =>
          moments.flatMap(({ steps, wait }) => [
            ...steps.filter((step) => step.kind === 'place' && step.trader === first),
            ...steps.filter((step) => step.kind === 'place' && step.trader !== first),
            wait,
          ]);
        const mixed = await replay([
          ...moments.flatMap(({ steps, wait }) => [...steps, wait]),
          END,
        ]);
        for (const first of TRADERS) {
          const sorted = await replay([...inTurn(first), END]);
          for (const trader of TRADERS) {
            expect(await results(sorted, trader)).toEqual(await results(mixed, trader));
          }
        }
      }),
      runs(12),
    );
  });
});
