import type { SubscriptionStatus } from '@/domain/status/subscription';
import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';
import type { Mode } from '../ledger/ledger';

/** A project that repeats in rounds, so that a world at any date has some. Units are whole. */
export interface ProjectPlan {
  readonly id: number;
  /** The token on sale and the currency it is paid in. */
  readonly token: Currency;
  readonly pay: Currency;
  /** Price per unit, in the payment currency: that of each minute in turn. A price that does not move has one. */
  readonly prices: readonly [Decimal, ...Decimal[]];
  /** Units on offer in each round, and units that others have already taken when it opens. */
  readonly units: Decimal;
  readonly takenByOthers: Decimal;
  /** Minimum units per subscription, and maximum per user in total; 0 means no limit. */
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  /** Number of people who may take part, and how many others already do; unlimited if undefined. */
  readonly places: { readonly all: number; readonly takenByOthers: number } | undefined;
  /** Days between the openings of rounds, and days that each stays open. */
  readonly everyDays: number;
  readonly openDays: number;
  /** Day number (UTC) of the first round. */
  readonly firstDay: number;
}

const MINUTE_MS = 60_000;

/** Price of a unit at a time in epoch milliseconds. */
export const priceAt = ({ prices }: ProjectPlan, now: number): Decimal =>
  prices[Math.floor(now / MINUTE_MS) % prices.length] ?? prices[0];

/** One round of a project. Times in epoch milliseconds; the end is exclusive. */
export interface ProjectRound {
  readonly id: number;
  readonly plan: ProjectPlan;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A subscription: paid and held until its project ends, then delivered. Amounts in their currencies. */
export interface Subscription {
  readonly id: number;
  readonly owner: number;
  readonly mode: Mode;
  readonly status: SubscriptionStatus;
  readonly projectId: number;
  readonly token: string;
  readonly units: Decimal;
  readonly pay: string;
  readonly cost: Decimal;
  /** Price of a unit. Worlds of older builds have none. */
  readonly price?: Decimal;
  readonly subscribedAt: number;
  readonly deliversAt: number;
}
