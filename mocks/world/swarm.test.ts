import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { WorldState } from '../engine/state';
import { runs } from '../testing/runs';
import { historyOf } from '../testing/script';
import { accountProblems, payoutProblems, swarmProblems } from '../testing/swarm-rules';
import { openSwarm, playPlainly, sendAs, type SwarmStage } from '../testing/swarm-stage';
import { swarmScript } from '../testing/swarm-script';
import { PEOPLE, type SwarmStep } from '../testing/swarm-steps';
import { openTabs, playAmid, troubles, type Trouble } from '../testing/swarm-trouble';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 600_000 });

const MOST_STEPS = 24;

/** Executes a step and checks the invariants that hold after every step. */
const checkStep = async (stage: SwarmStage, step: SwarmStep, number: number): Promise<void> => {
  const before = await stage.world.snapshot();
  const reply = await playPlainly(stage, step, number);
  const after = await stage.world.snapshot();
  expect(swarmProblems(before, after)).toEqual([]);
  expect(stage.defects).toEqual([]);
  // A refused call leaves the state unchanged.
  if (step.kind === 'call' && reply?.['type'] !== 'ok') expect(after).toEqual(before);
};

const checkAccounts = async (stage: SwarmStage): Promise<void> => {
  for (const who of PEOPLE) {
    const pair = { currency_id: BTC_ID, legal_id: USDT_ID, limit: 100 };
    expect(accountProblems(await sendAs(stage, who, 'getPositions', pair))).toEqual([]);
  }
};

/** Counts how often a record of each kind reached each status. */
const count = (seen: Map<string, number>, { records }: WorldState): void => {
  const { secondsOrders, positions, coinOrders, topUps, withdrawals } = records;
  const { loans, flashExchanges, subscriptions } = records;
  const products = { secondsOrders, positions, coinOrders, topUps, withdrawals };
  for (const [name, all] of Object.entries({ ...products, loans, flashExchanges, subscriptions }))
    for (const { status } of Object.values<{ readonly status: string }>(all))
      seen.set(`${name} ${status}`, (seen.get(`${name} ${status}`) ?? 0) + 1);
};

/** Statuses that all runs together must reach. */
const ENDS = [
  'secondsOrders settled',
  'positions open',
  'positions pending',
  'positions cancelled',
  'coinOrders done',
  'topUps success',
  'topUps failed',
  'withdrawals success',
  'withdrawals cancelled',
  'loans repaying',
  'flashExchanges done',
  'subscriptions applied',
];

/** Runs of the first batch, of each further one, and how many of these there may be: a rare status can be missed by chance. */
const FIRST_RUNS = 150;
const MORE_RUNS = 50;
const MOST_BATCHES = 20;

it('all invariants of the books and life cycles hold after every step of any mix of products', async () => {
  const seen = new Map<string, number>();
  const play = (times: number): Promise<void> =>
    fc.assert(
      fc.asyncProperty(swarmScript(MOST_STEPS), async (steps) => {
        const stage = await openSwarm();
        for (const [number, step] of steps.entries()) await checkStep(stage, step, number);
        await checkAccounts(stage);
        const state = await stage.world.snapshot();
        expect(payoutProblems(state)).toEqual([]);
        count(seen, state);
      }),
      runs(times),
    );
  const missing = (): readonly string[] => ENDS.filter((end) => !seen.has(end));
  await play(FIRST_RUNS);
  for (let batch = 0; batch < MOST_BATCHES && missing().length > 0; batch += 1)
    await play(MORE_RUNS);
  expect(missing()).toEqual([]);
});

it('reads, restarts, JSON, restores, forks, two tabs, lost requests and replies, failed saves and split waits change nothing', async () => {
  const met = new Map<Trouble, number>();
  await fc.assert(
    fc.asyncProperty(swarmScript(MOST_STEPS), troubles(MOST_STEPS), async (steps, around) => {
      const plain = await openSwarm();
      let tabs = await openTabs(await openSwarm());
      for (const [number, step] of steps.entries()) {
        const trouble = around[number] ?? [];
        const expected = await playPlainly(plain, step, number);
        const played = await playAmid(tabs, step, number, trouble);
        ({ tabs } = played);
        expect(played.reply).toEqual(expected);
        for (const kind of trouble) met.set(kind, (met.get(kind) ?? 0) + 1);
      }
      const history = await historyOf(plain);
      expect(await historyOf(tabs.acting)).toEqual(history);
      expect(await historyOf(tabs.other)).toEqual(history);
      expect(plain.defects).toEqual([]);
    }),
    runs(75),
  );
  expect([...met.values()].filter((times) => times < 20)).toEqual([]);
});
