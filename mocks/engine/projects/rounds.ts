import { dayNumber, startOfDay } from '@/domain/deposit/calendar';
import { add, compare, larger, subtract, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context } from '../context';
import type { Mode } from '../ledger/ledger';
import type { ProjectPlan, ProjectRound, Subscription } from './project';

/** A round id encodes plan and round; plan ids are smaller than this. */
const ROUND_STEP = 100;
/** A round is listed from this many days before it opens until this many days after it ends. */
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

/** The latest round that has begun at this moment. */
const latestRound = (plan: ProjectPlan, now: number): number =>
  Math.floor((dayNumber(now) - plan.firstDay) / plan.everyDays);

/** Listed rounds, newest first: open, opening soon, or recently ended. */
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

/** Finds a round by id, listed or not. */
export const findRound = ({ catalogue }: Context, id: number): ProjectRound | undefined => {
  const plan = catalogue.projects.find((candidate) => candidate.id === id % ROUND_STEP);
  return plan && roundOf(plan, Math.floor(id / ROUND_STEP));
};

/** Units taken in a round, and units left. */
interface Taken {
  readonly units: Decimal;
  readonly unitsLeft: Decimal;
  /** Places left for new participants; `undefined` if unlimited. */
  readonly placesLeft: number | undefined;
  readonly own: readonly Subscription[];
}

/** Units of a round taken by users of one account mode. */
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

/** The open round without a limit of people that has the most units left. */
export const roomiestRound = (context: Context, mode: Mode): ProjectRound | undefined => {
  const { now } = context;
  const [roomiest] = listedRounds(context)
    .filter(({ startsAt, endsAt, plan }) => startsAt <= now && now < endsAt && !plan.places)
    .map((round) => ({ round, left: takenOf(context, round, mode).unitsLeft }))
    .toSorted((a, b) => compare(b.left, a.left));
  return roomiest?.round;
};
