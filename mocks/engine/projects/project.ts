import type { Decimal } from '@/domain/money/decimal';
import type { Currency } from '../currency';
import type { Mode } from '../ledger/ledger';

/** A project that comes round again and again, so that a world of any time has some. Units are whole. */
export interface ProjectPlan {
  readonly id: number;
  /** What is subscribed to, and what it is paid in. */
  readonly token: Currency;
  readonly pay: Currency;
  /** Of one unit, in the currency paid in. */
  readonly price: Decimal;
  /** Units on offer in each round, and those that others have taken before it opens. */
  readonly units: Decimal;
  readonly takenByOthers: Decimal;
  /** Fewest units in one subscription, and most for one person in all; 0 is no limit. */
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  /** How many people may take part, and how many others do; any number if undefined. */
  readonly places: { readonly all: number; readonly takenByOthers: number } | undefined;
  /** A round opens every so many days, and is open for so many of them. */
  readonly everyDays: number;
  readonly openDays: number;
  /** Day number (UTC) at which a round opens. */
  readonly firstDay: number;
}

/** One round of a project. Times in epoch milliseconds; open from the first up to, but not at, the last. */
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
  readonly status: 'applied' | 'delivered';
  readonly projectId: number;
  readonly token: string;
  readonly units: Decimal;
  readonly pay: string;
  readonly cost: Decimal;
  readonly subscribedAt: number;
  readonly deliversAt: number;
}
