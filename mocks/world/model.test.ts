import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  endingSession,
  leveraging,
  loggingIn,
  placing,
  registering,
  retrying,
  transferring,
  USERS,
  waiting,
  type Command,
  type Real,
  type Wish,
} from '../testing/exchange-commands';
import { emptyModel, type Model } from '../testing/exchange-model';
import { createCaller } from '../testing/client';
import { openBench, START } from '../testing/gated-backend';
import { runs } from '../testing/runs';
import { COARSE_PAIR } from '../testing/script';

const KINDS = [
  'register',
  'logIn',
  'place',
  'retry',
  'transfer',
  'leverage',
  'endSession',
  'wait',
] as const;

const user = fc.nat(USERS - 1);

const wish: fc.Arbitrary<Wish> = fc.record({
  stake: fc.oneof(
    fc.integer({ min: 10_000, max: 300_000 }),
    fc.constantFrom(999, 1000, 4999, 5000, 9999, 500_001, 1_000_001, 998_003, 998_004),
  ),
  seconds: fc.constantFrom(30, 60, 120, 180),
  type: fc.constantFrom(1, 2),
  pair: fc.constantFrom(1, COARSE_PAIR, COARSE_PAIR),
});

const COMMANDS: readonly fc.Arbitrary<Command>[] = [
  user.map(registering),
  fc
    .tuple(user, fc.constantFrom('secret12', 'secret12', 'secret12', 'wrong-one'))
    .map(([who, password]) => loggingIn(who, password)),
  fc.tuple(user, wish).map(([who, what]) => placing(who, what)),
  fc.tuple(user, wish).map(([who, what]) => placing(who, what)),
  fc
    .tuple(
      user,
      wish,
      fc.constantFrom('client-id-1', 'client-id-2', 'client-id-3'),
      fc.constantFrom('beforeCommit', 'afterCommit'),
    )
    .map(([who, what, key, stage]) => retrying(who, what, key, stage)),
  fc
    .tuple(
      user,
      fc.oneof(fc.nat(400_000), fc.constantFrom(0, 1, 1_000_000, 1_000_001)),
      fc.constantFrom('lever', 'lever', 'change'),
    )
    .map(([who, size, to]) => transferring(who, size, to)),
  fc
    .tuple(user, fc.constantFrom(1, 5, 50, 500, 501), fc.constantFrom(1, 2))
    .map(([who, lots, type]) => leveraging(who, lots, type)),
  user.map(endingSession),
  fc
    .oneof(fc.constantFrom(1, 999, 29_999, 30_000, 60_000), fc.nat(250_000))
    .map((ms) => waiting(ms)),
];

/** A run uses only some kinds of commands, so that each can progress far; all of them need a session. */
const someKinds = fc
  .subarray([...KINDS])
  .map((kinds): readonly string[] => ['register', 'logIn', ...kinds]);

const start = async (enabled: readonly string[]): Promise<{ model: Model; real: Real }> => {
  const bench = await openBench();
  const callers = Array.from({ length: USERS }, () => createCaller(bench.backend));
  return { model: emptyModel(START, USERS, enabled), real: { bench, callers } };
};

/** Both users are signed in, and one has money for leverage. */
const BEGINNING = [
  ...Array.from({ length: USERS }, (_, who) => [
    registering(who),
    loggingIn(who, 'secret12'),
  ]).flat(),
  transferring(USERS - 1, 50_000, 'lever'),
];

it('money is conserved, frozen money equals the holds of open orders, and every total and status matches a simple model', async () => {
  let orders = 0;
  let lost = 0;
  await fc.assert(
    fc.asyncProperty(
      someKinds,
      fc.commands([...COMMANDS], { maxCommands: 25, size: 'large' }),
      async (kinds, commands) => {
        const { model, real } = await start(kinds);
        for (const command of BEGINNING) await command.run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        lost += model.users.reduce((sum, known) => sum + known.lost, 0);
        orders += model.users.flatMap((known) => known.orders).length;
      },
    ),
    runs(100),
  );
  // The runs must contain enough orders.
  expect(orders).toBeGreaterThan(50);
  expect(lost).toBeGreaterThan(0);
});
