import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '@mocks/testing/runs';
import { COMMAND_ARBITRARIES } from '../../../tests/support/pending/commands';
import { expectWayOn } from '../../../tests/support/pending/invariants';
import {
  createSimulatedApp,
  type StrategyName,
} from '../../../tests/support/pending/simulated-app';

const RUNS: Readonly<Record<StrategyName, number>> = { list: 1000, repeat: 500, status: 500 };

it.each(['list', 'repeat', 'status'] as const)(
  'whatever happens, a confirmation has one effect at most, for its own user, and its outcome is told truly: by %s',
  async (strategy) => {
    const ran = new Map<string, number>();
    const told = { done: 0, notDone: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.commands(COMMAND_ARBITRARIES, { maxCommands: 40, size: 'max' }),
        async (commands) => {
          const app = createSimulatedApp(strategy);
          app.signIn(1);
          app.learnOwner();
          const model = { told: { done: new Set<number>(), notDone: new Set<number>() }, ran };
          await fc.asyncModelRun(() => ({ model, real: app }), commands);
          told.done += model.told.done.size;
          told.notDone += model.told.notDone.size;
          await expectWayOn(app, model.told);
        },
      ),
      runs(RUNS[strategy]),
    );
    // Each command had its turn, and both outcomes were told often: nothing is true because nothing happened.
    expect(ran.size).toBeGreaterThan(35);
    expect(Math.min(told.done, told.notDone)).toBeGreaterThan(RUNS[strategy] / 50);
  },
  60_000,
);
