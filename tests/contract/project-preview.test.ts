import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Project, Subscription } from '@/api/generated/zod/schemas';
import type { ProjectRow, SubscriptionRow } from '@/api/rows';
import { timeLeft } from '@/domain/format/time-left';
import { fromTicks, ZERO, type Decimal } from '@/domain/money/decimal';
import { previewOf, problemOf, shareOf, stageAt, toProject } from '@/features/project/model';
import { ownUnits, subscriptionSteps, toSubscription } from '@/features/project/subscription';
import { createContent } from '@mocks/catalogue/content';
import type { Context } from '@mocks/engine/context';
import { balanceOf } from '@mocks/engine/ledger/ledger';
import { availableCoins, treasuryHold } from '@mocks/engine/ledger/moves';
import { subscribe } from '@mocks/engine/projects/subscribe';
import { settleTo } from '@mocks/engine/settle';
import { projectHandlers } from '@mocks/http/project';
import { runs } from '@mocks/testing/runs';
import { person, refusalOf, smallWorld } from '@mocks/testing/small-world';

const OWNER = person(10_001);
const OTHER = person(10_002);
const RUNS = 1000;
const ACCOUNT = { owner: OWNER.id, mode: OWNER.mode };
const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-02T09:00:00Z');

const PAGE = { page: 1, limit: 100 } as const;

const content = await createContent();
const facts = { file: undefined, signer: undefined, host: 'app.invalid' };

const isProject = (row: unknown): row is ProjectRow => Project.safeParse(row).success;
const isSubscription = (row: unknown): row is SubscriptionRow =>
  Subscription.safeParse(row).success;

/** What the screen knows: the rows that the mock answers. */
const shownIn = (context: Context) => {
  const caller = { context, user: OWNER, content, facts };
  const projects = projectHandlers.getProjects(PAGE, caller).reply.message.data;
  const own = projectHandlers.getSubscriptions(PAGE, caller).reply.message.data;
  return {
    projects: projects.filter(isProject).map(toProject),
    own: own.filter(isSubscription).map(toSubscription),
  };
};

type Shown = ReturnType<typeof shownIn>;

/** All rounds that are listed: open, to come, ended, full, nearly sold. */
const which = fc.nat({ max: 20 });
/** Any minute of a year, so that a price that moves has each of its values. */
const minutes = fc.integer({ min: 0, max: 365 * 1440 });
const balance = fc.integer({ min: 1, max: 4_000_000 });
const earlier = fc.option(fc.integer({ min: 100, max: 400 }), { nil: undefined });
const typed = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 80, max: 25_000 }).map(String) },
  { weight: 2, arbitrary: fc.integer({ min: 95, max: 510 }).map(String) },
  { weight: 2, arbitrary: fc.constantFrom('25%', '50%', '75%', '100%') },
  { weight: 1, arbitrary: fc.constantFrom('x', '0', '-1', '100.5', '.') },
);

/** One case: somebody may subscribe to the round first, then the user asks for units at the price that is shown. */
interface Case {
  readonly place: number;
  readonly minute: number;
  readonly cents: number;
  readonly before: number | undefined;
  readonly isByOther: boolean;
  readonly text: string;
}

/** The round of a case, after what happened before. */
const setUp = ({ place, minute, cents, before, isByOther }: Case) => {
  const world = smallWorld([OWNER, OTHER], START + minute * 60_000);
  const listed = shownIn(world.context).projects;
  const id = listed[place % listed.length]?.id ?? 0;
  const ask = (amount: string, cost: string | undefined, user = OWNER) => {
    const request = { projectId: id, amount, payId: undefined, cost };
    return refusalOf(() => world.apply(subscribe(world.context, user, request)));
  };
  if (before !== undefined) {
    const who = isByOther ? OTHER : OWNER;
    world.give(who, 'coin', 'USDT', '1000000');
    ask(`${before}`, undefined, who);
  }
  world.give(OWNER, 'coin', 'USDT', fromTicks(cents, 2));
  return { ...world, id, ask };
};

const CLOSED = { upcoming: 'project_state_wrong', ended: 'project_ended' } as const;

/** What the screen says of the units, and what it shows of them. */
const sayOf = (text: string, project: Shown['projects'][number], own: Decimal, now: number) => {
  const amount = text.endsWith('%') ? (shareOf(text.slice(0, -1), project, own) ?? ZERO) : text;
  const stage = stageAt(project, now);
  const problem = stage === 'running' ? problemOf(amount, project, own) : CLOSED[stage];
  return { amount, problem, preview: previewOf(amount, project) };
};

/** Asks for the units of a case, and compares. Returns the refusal. */
const check = (one: Case): string | undefined => {
  const { context, state, id, ask } = setUp(one);
  const shown = shownIn(context);
  const project = shown.projects.find((candidate) => candidate.id === id);
  if (project === undefined) throw new Error('not listed');
  const own = ownUnits(shown.own, id);
  const { amount, problem, preview } = sayOf(one.text, project, own, context.now / 1000);
  const refusal = ask(amount, preview?.cost);
  const after = shownIn(context).own;
  const isBooked = problem === undefined;
  expect({
    refusal,
    left: balanceOf(state.ledger, availableCoins(ACCOUNT, 'USDT')),
    count: after.length,
    ...(isBooked && after[0]),
  }).toMatchObject({
    refusal: problem,
    left: isBooked ? preview?.availableAfter : project.available,
    count: shown.own.length + (isBooked ? 1 : 0),
    ...(isBooked && {
      units: preview?.units,
      price: preview?.price,
      cost: preview?.cost,
      deliversAt: project.endsAt,
    }),
  });
  return problem;
};

it('shows what is booked, and refuses what the server refuses', () => {
  const seen = new Map<string, number>();
  const cases = fc.record({
    place: which,
    minute: minutes,
    cents: balance,
    before: earlier,
    isByOther: fc.boolean(),
    text: typed,
  });
  fc.assert(
    fc.property(cases, (one) => {
      const name = check(one) ?? 'booked';
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }),
    runs(RUNS),
  );
  // Guards against a vacuous pass.
  expect(seen.get('booked')).toBeGreaterThan(RUNS / 20);
  expect([...seen.keys()].toSorted()).toEqual([
    'amount_wrong',
    'booked',
    'order_above_maximum',
    'project_ended',
    'project_full',
    'project_state_wrong',
    'quantity_below_minimum',
    'wallet_insufficient',
  ]);
});

it('says each day what the clock brings, until the units are there', () => {
  const world = smallWorld([OWNER], START);
  world.give(OWNER, 'coin', 'USDT', '200.00');
  const lighthouse = shownIn(world.context).projects.find(({ title }) => title === 'Lighthouse');
  if (lighthouse === undefined) throw new Error('no Lighthouse');
  // 101 x 1.333 = 134.633, rounded up; 200.00 - 134.64 = 65.36
  expect(previewOf('101', lighthouse)).toMatchObject({ cost: '134.64', availableAfter: '65.36' });
  const request = { projectId: lighthouse.id, amount: '101', payId: undefined, cost: '134.64' };
  world.apply(subscribe(world.context, OWNER, request));

  const { ledger } = world.state;
  const day = (now: number) => {
    settleTo(world.context, now);
    const { own, projects } = shownIn({ ...world.context, now });
    const [subscription] = own;
    const project = projects.find(({ id }) => id === lighthouse.id);
    if (subscription === undefined || project === undefined) throw new Error('not listed');
    const { status, deliversAt = 0, cost } = subscription;
    return {
      left: timeLeft(deliversAt - now / 1000),
      status,
      steps: subscriptionSteps(subscription).map(({ state }) => state),
      stage: stageAt(project, now / 1000),
      // What the screen says is held, beside what the ledger holds.
      shown: status === 'paid' ? cost : '0',
      held: balanceOf(ledger, treasuryHold(ACCOUNT, 'USDT')),
      units: balanceOf(ledger, availableCoins(ACCOUNT, 'LGT')),
      available: balanceOf(ledger, availableCoins(ACCOUNT, 'USDT')),
    };
  };
  const waiting = {
    status: 'paid',
    steps: ['done', 'current', 'ahead'],
    stage: 'running',
    shown: '134.64',
    held: '134.64',
    units: '0',
    available: '65.36',
  };
  const days = [0, 1, 2, 3, 4, 5].map((count) => day(START + count * DAY_MS));
  expect(days).toEqual(
    [
      ...[5, 4, 3, 2, 1].map((count) => ({ unit: 'days', days: count, hours: 15 })),
      { unit: 'hours', hours: 15, minutes: 0 },
    ].map((left) => ({ ...waiting, left })),
  );
  const end = Date.parse('2026-03-08T00:00:00Z');
  expect(day(end - 1)).toEqual({ ...waiting, left: { unit: 'minutes', minutes: 1 } });
  expect(day(end)).toEqual({
    left: undefined,
    status: 'delivered',
    steps: ['done', 'done', 'done'],
    stage: 'ended',
    shown: '0',
    held: '0',
    units: '101',
    available: '65.36',
  });
});
