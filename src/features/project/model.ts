import * as zod from 'zod/mini';
import { optionalText } from '@/api/row-values';
import type { ProjectRow } from '@/api/rows';
import { nameOf } from '@/domain/codes/name-of';
import { PROJECT_STAGE_CODES } from '@/domain/codes/project';
import {
  compare,
  decimal,
  divide,
  isPositive,
  larger,
  multiply,
  parseDecimal,
  percentOf,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';
import {
  isFull,
  mostUnits,
  subscriptionCost,
  unitProblem,
  type UnitProblem,
  type UnitRules,
} from '@/domain/project/units';

/** Decimals of a currency whose balance is not told: enough for any cost. */
const UNTOLD_SCALE = 8;
const HUNDRED = decimal('100');

/** Where a project stands in time. */
export type ProjectStage = keyof typeof PROJECT_STAGE_CODES;

/** A project that people subscribe to. Times in epoch seconds. */
export interface Project {
  readonly id: number;
  readonly title: string;
  readonly summary: string | undefined;
  readonly html: string | undefined;
  /** What is subscribed to, and what is paid in. */
  readonly unit: string;
  readonly pay: string;
  /** Decimals of an amount that is paid. */
  readonly scale: number;
  /** Of one unit; `undefined` if the server does not tell. */
  readonly price: Decimal | undefined;
  readonly units: Decimal;
  readonly sold: Decimal;
  readonly minimum: Decimal;
  /** Maximum units per person in total; 0 means no limit. */
  readonly maximum: Decimal;
  /** False if the server does not tell the maximum, which then does not bound what is typed. */
  readonly isMaximumKnown: boolean;
  /** `undefined` if unlimited. */
  readonly placesLeft: number | undefined;
  /** Available to pay with; `undefined` for visitors, and if the server does not tell. */
  readonly available: Decimal | undefined;
  /** `undefined` if the server sends only texts without a time zone. */
  readonly startsAt: number | undefined;
  readonly endsAt: number | undefined;
  /** As the server writes them. */
  readonly startText: string;
  readonly endText: string;
  /** At the time of the reply. */
  readonly stage: ProjectStage;
}

/** Maps a row of the list. Its `percentage` is not read: some servers send what is left. */
export const toProject = (row: ProjectRow): Project => ({
  id: row.id,
  title: row.title,
  summary: optionalText(row.summary),
  html: optionalText(row.content),
  unit: row.currency_name,
  pay: row.pay_currency_name,
  scale:
    row.user_has_money === undefined
      ? UNTOLD_SCALE
      : currencyScaleOf(row.pay_currency_name, row.user_has_money),
  price: row.price === undefined ? undefined : decimal(row.price),
  units: decimal(row.amount),
  sold: decimal(row.total_sell),
  minimum: decimal(row.min ?? ZERO),
  maximum: decimal(row.max ?? ZERO),
  isMaximumKnown: row.max !== undefined,
  placesLeft: row.places_left,
  available: row.user_has_money === undefined ? undefined : decimal(row.user_has_money),
  startsAt: row.start_time,
  endsAt: row.end_time,
  startText: row.start_at,
  endText: row.end_at,
  stage: nameOf(PROJECT_STAGE_CODES, row.time_status),
});

/** Where a project stands at a time, in epoch seconds: by its own times, else as the server said. */
export const stageAt = (
  { startsAt, endsAt, stage }: Pick<Project, 'startsAt' | 'endsAt' | 'stage'>,
  now: number,
): ProjectStage => {
  if (startsAt === undefined || endsAt === undefined) return stage;
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'running' : 'ended';
};

/** Units that nobody has taken. */
export const unitsLeft = ({ units, sold }: Pick<Project, 'units' | 'sold'>): Decimal =>
  larger(ZERO, subtract(units, sold));

/** Percent of the units that are sold, rounded down: 100 only if none is left. */
export const soldShare = ({ units, sold }: Pick<Project, 'units' | 'sold'>): Decimal =>
  isPositive(units) ? divide(multiply(sold, HUNDRED), units, 1, 'down') : ZERO;

/** What units are checked against, for somebody who has `own` of them already. */
export const rulesOf = (project: Project, own: Decimal): UnitRules => ({
  minimum: project.minimum,
  maximum: project.maximum,
  own,
  unitsLeft: unitsLeft(project),
  placesLeft: project.placesLeft,
});

/** What a person can do about a project: wait for it, subscribe, or nothing. */
export type Standing = ProjectStage | 'full';

/** The standing of a project at a time, for somebody who has `own` units already. */
export const standingOf = (project: Project, own: Decimal, now: number): Standing => {
  const stage = stageAt(project, now);
  return stage === 'running' && isFull(rulesOf(project, own)) ? 'full' : stage;
};

const ORDER = ['running', 'upcoming', 'full', 'ended'] as const satisfies readonly Standing[];

/** Projects that are open first, then those to come; each group in the order of the server. */
export const inOrder = (projects: readonly Project[], now: number): readonly Project[] => {
  const rank = (project: Project): number => ORDER.indexOf(standingOf(project, ZERO, now));
  return projects.toSorted((a, b) => rank(a) - rank(b));
};

/** The form as typed. */
export interface UnitsDraft {
  readonly units: string;
}

/** The form before anything is typed. */
export const EMPTY_DRAFT: UnitsDraft = { units: '' };

const storedDraft = zod.object({ units: zod.string().check(zod.maxLength(60)) });

/** Parses a form stored on the device; `undefined` if it is not valid. */
export const parseDraft = (value: unknown): UnitsDraft | undefined =>
  storedDraft.safeParse(value).data;

/** Why the typed units cannot be subscribed to; keys of the error catalogue. */
export type Problem = UnitProblem | 'wallet_insufficient';

/** A subscription as the sheet shows it. Times in epoch seconds. */
export interface Preview {
  readonly units: Decimal;
  readonly price: Decimal;
  readonly cost: Decimal;
  /** Left to pay with afterwards; `undefined` if the balance is not known. */
  readonly availableAfter: Decimal | undefined;
}

/** What units cost at the price of the project; `undefined` if the text is no whole number, or without a price. */
export const previewOf = (typed: string, project: Project): Preview | undefined => {
  const units = parseDecimal(typed);
  const { price, scale, available } = project;
  if (units === undefined || price === undefined) return undefined;
  if (!isPositive(units) || compare(units, toScale(units, 0, 'down')) !== 0) return undefined;
  const cost = subscriptionCost(units, price, scale);
  const availableAfter = available === undefined ? undefined : subtract(available, cost);
  return { units, price, cost, availableAfter };
};

/** The first problem of the typed units; `undefined` while nothing is typed or wrong. */
export const problemOf = (typed: string, project: Project, own: Decimal): Problem | undefined => {
  if (typed === '') return undefined;
  const units = parseDecimal(typed);
  const problem = units === undefined ? 'amount_wrong' : unitProblem(units, rulesOf(project, own));
  if (problem !== undefined) return problem;
  const cost = previewOf(typed, project)?.cost;
  return cost !== undefined &&
    project.available !== undefined &&
    compare(cost, project.available) > 0
    ? 'wallet_insufficient'
    : undefined;
};

/** `percent` of the most that can be subscribed to, in whole units; `undefined` while that is not known. */
export const shareOf = (percent: string, project: Project, own: Decimal): Decimal | undefined => {
  const { available, price } = project;
  if (available === undefined || price === undefined) return undefined;
  const most = mostUnits(available, price, rulesOf(project, own));
  return toScale(percentOf(most, decimal(percent)), 0, 'down');
};
