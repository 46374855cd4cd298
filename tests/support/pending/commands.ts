import fc from 'fast-check';
import { isUnresolved } from '@/api/pending/submission';
import { expectInvariants, flushPromises, type ReportedOutcomes } from './invariants';
import type { SimulatedApp } from './simulated-app';

/** The model's state; everything else is read from the app. */
export interface Model {
  readonly reported: ReportedOutcomes;
  /** How often each command ran, to detect ones that never do. */
  readonly ran: Map<string, number>;
}

type Command = fc.AsyncCommand<Model, SimulatedApp>;

/** A named command. Checks the invariants after it ran. */
const command = (name: string, run: (app: SimulatedApp) => void): Command => ({
  check: () => true,
  run: async ({ reported, ran }, app) => {
    ran.set(name, (ran.get(name) ?? 0) + 1);
    run(app);
    await flushPromises();
    expectInvariants(app, reported);
  },
  toString: () => name,
});

const tab = fc.nat(1);
const terms = fc.integer({ min: 1, max: 2 });
/** Index of a call, counted back from the newest, as older ones have mostly ended. */
const which = fc.nat(1);
const callAt = ({ server }: SimulatedApp, back: number) =>
  server.calls.filter(({ isOver }) => !isOver).at(-1 - back);

const undeliveredCall = ({ server }: SimulatedApp, back: number) =>
  server.calls.filter(({ hasArrived }) => !hasArrived).at(-1 - back);

const staging = fc
  .tuple(tab, terms)
  .map(([index, what]) => command(`stage ${index} ${what}`, (app) => void app.stage(index, what)));

const confirming = tab.map((index) =>
  command(`confirm ${index}`, (app) => void app.confirm(index)),
);

/** Stages and confirms in one command, a sequence that random single commands seldom produce. */
const sending = fc.tuple(tab, terms).map(([index, what]) =>
  command(`send ${index} ${what}`, (app) => {
    const before = app.held(index);
    const isStaged = app.stage(index, what);
    const isFree = before === undefined || !isUnresolved(before.submission);
    if (isStaged && isFree && !app.confirm(index)) app.violations.push('not sent at all');
  }),
);

const answering = which.map((back) =>
  command(`answer ${back}`, (app) => {
    const call = callAt(app, back);
    call?.arrive();
    call?.answer();
  }),
);
const losingBefore = which.map((back) =>
  command(`lose before commit ${back}`, (app) => callAt(app, back)?.lose()),
);
const losingAfter = which.map((back) =>
  command(`lose after commit ${back}`, (app) => {
    const call = callAt(app, back);
    call?.arrive();
    call?.lose();
  }),
);
const arrivingLate = which.map((back) =>
  command(`arrive undeliveredCall ${back}`, (app) => undeliveredCall(app, back)?.arrive()),
);

const onTab = (name: string, run: (app: SimulatedApp, index: number) => void) =>
  tab.map((index) => command(`${name} ${index}`, (app) => run(app, index)));

const SESSION_COMMANDS = [
  fc.constant(command('sign out', (app) => app.signOut())),
  fc
    .integer({ min: 1, max: 2 })
    .map((user) => command(`sign in ${user}`, (app) => app.signIn(user))),
  fc.constant(
    command('learn who', (app) => {
      app.learnOwner();
      app.notify(0);
      app.notify(1);
    }),
  ),
  fc.constant(command('switch mode', (app) => app.switchMode())),
  fc.constant(
    command('session ends at the server', (app) => {
      const session = app.session();
      if (session !== undefined) app.server.sessions.delete(session.token);
    }),
  ),
  onTab('notify', (app, index) => app.notify(index)),
];

const COMMANDS = [
  { weight: 6, arbitrary: sending },
  { weight: 2, arbitrary: staging },
  { weight: 3, arbitrary: confirming },
  { weight: 6, arbitrary: answering },
  { weight: 4, arbitrary: losingBefore },
  { weight: 3, arbitrary: losingAfter },
  { weight: 3, arbitrary: arrivingLate },
  {
    weight: 3,
    arbitrary: fc.constant(command('replies are late', (app) => app.letRepliesBeLate())),
  },
  { weight: 5, arbitrary: onTab('check again', (app, index) => app.checkAgain(index)) },
  { weight: 1, arbitrary: onTab('dismiss', (app, index) => app.dismiss(index)) },
  { weight: 1, arbitrary: onTab('leave', (app, index) => app.leave(index)) },
  { weight: 1, arbitrary: onTab('set aside', (app, index) => app.setAside(index)) },
  { weight: 1, arbitrary: onTab('reload', (app, index) => app.reload(index)) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(-3, -1, 1, 3)
      .map((by) => command(`price moves ${by}`, (app) => app.movePrice(by))),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(400, 1000, 20_000, 121_000, 121_000)
      .map((ms) => command(`pass ${ms}`, (app) => app.server.pass(ms))),
  },
  {
    weight: 1,
    arbitrary: fc.constant(command('refuse the next', (app) => app.server.refuseNext())),
  },
  {
    weight: 1,
    // They may stay unreadable to the end: even then there must be a way on.
    arbitrary: fc
      .constantFrom(true, true, false)
      .map((isReadable) =>
        command(`records ${isReadable ? 'can' : 'cannot'} be read`, (app) =>
          app.server.setReadable(isReadable),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      command('another device', (app) => {
        const session = app.session();
        if (session === undefined || !app.server.sessions.has(session.token)) return;
        const key = `other-${app.server.records.length}`;
        // With other terms: the API cannot distinguish identical orders of the same moment.
        app.server.make({ token: session.token, confirmation: -1, key, terms: 3 });
      }),
    ),
  },
  { weight: 2, arbitrary: fc.oneof(...SESSION_COMMANDS) },
];

/** Weighted by repetition, because `fc.commands` draws uniformly. */
export const COMMAND_ARBITRARIES: fc.Arbitrary<Command>[] = COMMANDS.flatMap(
  ({ weight, arbitrary }) => Array.from({ length: weight }, () => arbitrary),
);
