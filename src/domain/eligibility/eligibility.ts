import type { Screen } from '../screens/screens';
import { isRefusedCountry } from './countries';

/** What somebody wants to do. */
export type Activity = 'trade' | 'topUp' | 'withdraw' | 'transfer' | 'deposit' | 'borrow';

/** What is known about somebody. A fact that is not known stands in nobody's way: the server decides. */
export interface Standing {
  readonly mode: 'live' | 'demo';
  readonly verification?: 'none' | 'review' | 'verified' | undefined;
  readonly isFrozen?: boolean | undefined;
  /** ISO 3166 code. */
  readonly country?: string | undefined;
  readonly hasTradePassword?: boolean | undefined;
  readonly openPositions?: number | undefined;
  /** True if a limit of the day is used up. */
  readonly isLimitReached?: boolean | undefined;
}

/** When each reason holds. */
const HOLDS = {
  frozen: ({ isFrozen }) => isFrozen === true,
  countryRefused: ({ country }) => country !== undefined && isRefusedCountry(country),
  demoMode: ({ mode }) => mode === 'demo',
  // Play money needs no identity check.
  unverified: ({ mode, verification }) => mode === 'live' && verification === 'none',
  inReview: ({ mode, verification }) => mode === 'live' && verification === 'review',
  noTradePassword: ({ hasTradePassword }) => hasTradePassword === false,
  positionsOpen: ({ openPositions = 0 }) => openPositions > 0,
  limitReached: ({ isLimitReached }) => isLimitReached === true,
} as const satisfies Readonly<Record<string, (standing: Standing) => boolean>>;

/** Why somebody may not do something. */
export type ReasonCode = keyof typeof HOLDS;

/** The reasons that count for each activity, in display order. Withdrawing stays open to all countries. */
const REASONS = {
  trade: ['frozen', 'countryRefused', 'unverified', 'inReview', 'limitReached'],
  topUp: ['frozen', 'countryRefused', 'demoMode'],
  withdraw: [
    'frozen',
    'demoMode',
    'unverified',
    'inReview',
    'noTradePassword',
    'positionsOpen',
    'limitReached',
  ],
  transfer: ['frozen', 'positionsOpen'],
  deposit: ['frozen', 'countryRefused', 'unverified', 'inReview'],
  borrow: ['frozen', 'countryRefused', 'unverified', 'inReview'],
} as const satisfies Readonly<Record<Activity, readonly ReasonCode[]>>;

/** Where each reason is dealt with; `undefined` where only time helps. */
const NEXT_STEPS = {
  frozen: 'customerService',
  countryRefused: 'customerService',
  demoMode: 'switchAccount',
  unverified: 'primaryCertification',
  inReview: 'primaryCertification',
  noTradePassword: 'changeTradePassword',
  positionsOpen: 'contract',
  limitReached: undefined,
} as const satisfies Readonly<Record<ReasonCode, Screen | undefined>>;

/** A reason against an activity, with the screen of the next step. */
export interface Reason {
  readonly code: ReasonCode;
  readonly nextStep: Screen | undefined;
}

/** Why somebody may not do something, the first thing to do first; empty if nothing known is in the way. */
export const reasonsAgainst = (activity: Activity, standing: Standing): readonly Reason[] =>
  REASONS[activity]
    .filter((code) => HOLDS[code](standing))
    .map((code) => ({ code, nextStep: NEXT_STEPS[code] }));
