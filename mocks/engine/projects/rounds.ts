import { dayNumber, startOfDay } from '@/domain/deposit/calendar';
import { add, larger, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import type { Mode } from '../ledger/ledger';
import type { ProjectPlan, ProjectRound, Subscription } from './project';

/** An id says plan and round: plans have ids below it. */
const ROUND_STEP = 100;
/** How long before it opens and after it has ended a round is listed, in days. */
const LISTED_DAYS = 30;

const roundOf = (plan: ProjectPlan, round: number): ProjectRound => {
  const day = plan.firstDay + round * plan.everyDays;
  return {
    id: plan.id + round * ROUND_STEP,
    plan,
    startsAt: startOfDay(day),
    endsAt: startOfDay(day + plan.openDays),
  };
};

/** The round that began last before a moment, or begins at it. */
const latestRound = (plan: ProjectPlan, now: number): number =>
  Math.floor((dayNumber(now) - plan.firstDay) / plan.everyDays);

/** What is listed now: rounds that are open, will open soon, or have ended a short time ago; newest first. */
export const listedRounds = ({ now, catalogue }: Context): readonly ProjectRound[] => {
  const margin = startOfDay(LISTED_DAYS);
  return catalogue.projects
    .flatMap((plan) => {
      const latest = latestRound(plan, now);
      return [latest - 1, latest, latest + 1].map((round) => roundOf(plan, round));
    })
    .filter(({ startsAt, endsAt }) => startsAt <= now + margin && endsAt > now - margin)
    .toSorted((a, b) => b.startsAt - a.startsAt || a.id - b.id);
};

/** The round with an id, listed or not; `undefined` for an id that no round has. */
export const findRound = ({ catalogue }: Context, id: number): ProjectRound | undefined => {
  const plan = catalogue.projects.find((candidate) => candidate.id === id % ROUND_STEP);
  return plan && roundOf(plan, Math.floor(id / ROUND_STEP));
};

/** What is taken of a round, and what is left. */
interface Taken {
  readonly units: Decimal;
  readonly unitsLeft: Decimal;
  /** For people who have no part in it yet; `undefined` for any number. */
  readonly placesLeft: number | undefined;
  readonly own: readonly Subscription[];
}

/** What people of one kind of account, live or demo, have taken of a round. */
export const takenOf = ({ state }: Context, { id, plan }: ProjectRound, mode: Mode): Taken => {
  const own = Object.values(state.records.subscriptions).filter(
    (subscription) => subscription.projectId === id && subscription.mode === mode,
  );
  const units = add(plan.takenByOthers, ...own.map((subscription) => subscription.units));
  const people = new Set(own.map(({ owner }) => owner)).size;
  const { places } = plan;
  return {
    units,
    unitsLeft: larger(ZERO, subtract(plan.units, units)),
    placesLeft: places && Math.max(0, places.all - places.takenByOthers - people),
    own,
  };
};
