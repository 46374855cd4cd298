import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { audit } from '../engine/audit';
import { runs } from '../testing/runs';
import { historyOf, openStage, type Stage } from '../testing/script';
import { illegalChanges, treasuryProblems } from '../testing/treasury-rules';
import {
  actingTreasury,
  BEGINNING,
  lookingTreasury,
  playAllTreasury,
  playTreasury,
  waitingTreasury,
  type TreasuryStep,
} from '../testing/treasury-script';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const isLook = (step: TreasuryStep): boolean =>
  step.kind === 'call' && /^(?:get|quote)/u.test(step.call);

const script = fc.array(
  fc.oneof({ arbitrary: actingTreasury, weight: 3 }, { arbitrary: waitingTreasury, weight: 2 }),
  { minLength: 1, maxLength: 30, size: 'max' },
);

const replay = async (steps: readonly TreasuryStep[]): Promise<Stage> => {
  const stage = await openStage();
  await playAllTreasury(stage, [...BEGINNING, ...steps]);
  return stage;
};

/** Executes a step and checks the invariants that hold after every step. */
const checkStep = async (stage: Stage, step: TreasuryStep, number: number) => {
  const before = await stage.world.snapshot();
  const { reply, again } = await playTreasury(stage, step, number);
  const after = await stage.world.snapshot();
  expect(audit(after)).toEqual([]);
  expect(treasuryProblems(after)).toEqual([]);
  expect(illegalChanges(before, after)).toEqual([]);
  expect(stage.defects).toEqual([]);
  if (reply?.['type'] === 'error' && step.kind === 'call') expect(after).toEqual(before);
  if (reply?.['type'] === 'ok' && again !== undefined) {
    // The same idempotency key returns the same reply and does nothing else.
    expect(await again()).toEqual(reply);
    expect(await stage.world.snapshot()).toEqual(after);
  }
};

it('the books are consistent and final states stay final, after any deposits, loans, exchanges and projects', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(script, async (steps) => {
      const stage = await openStage();
      for (const [number, step] of [...BEGINNING, ...steps].entries())
        await checkStep(stage, step, number);
      const { records } = await stage.world.snapshot();
      for (const name of ['deposits', 'loans', 'flashExchanges', 'subscriptions'] as const)
        for (const { status } of Object.values(records[name]))
          seen.set(`${name} ${status}`, (seen.get(`${name} ${status}`) ?? 0) + 1);
    }),
    runs(80),
  );
  // The runs must contain enough cases.
  const ends = [
    'deposits completed',
    'deposits cancelled',
    'loans overdue',
    'loans settled',
    'loans rejected',
    'flashExchanges done',
    'subscriptions delivered',
  ];
  expect(ends.filter((end) => !seen.has(end))).toEqual([]);
});

it('time passes in one step or in many with the same result', async () => {
  const parts = fc.array(fc.integer({ min: 0, max: 20 * 86_400_000 }), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(script, parts, async (steps, list) => {
      const ms = list.reduce((total, part) => total + part, 0);
      const once = await replay([...steps, { kind: 'wait', ms }]);
      const often = await replay([
        ...steps,
        ...list.map((part): TreasuryStep => ({ kind: 'wait', ms: part })),
      ]);
      expect(await historyOf(often)).toEqual(await historyOf(once));
    }),
    runs(20),
  );
});

it('reads change nothing, at any time', async () => {
  const looked = fc.array(fc.oneof(actingTreasury, waitingTreasury, lookingTreasury), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(looked, async (steps) => {
      const watched = await openStage();
      // Step numbers stay the same, because idempotency keys are part of the history.
      for (const [number, step] of steps.entries()) await playTreasury(watched, step, number);
      const alone = await openStage();
      for (const [number, step] of steps.entries())
        if (!isLook(step)) await playTreasury(alone, step, number);
      expect(await historyOf(watched)).toEqual(await historyOf(alone));
    }),
    runs(15),
  );
});

it('the same commands get the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(script, fc.integer({ min: 1, max: 1000 }), async (steps, seed) => {
      const [first, second] = [await openStage({ seed }), await openStage({ seed })];
      expect(JSON.stringify(await playAllTreasury(second, steps))).toBe(
        JSON.stringify(await playAllTreasury(first, steps)),
      );
      expect(await second.world.snapshot()).toEqual(await first.world.snapshot());
    }),
    runs(10),
  );
});
