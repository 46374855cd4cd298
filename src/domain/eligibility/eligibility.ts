import type { Screen } from '../screens/screens';
import { isRefusedCountry } from './countries';

/** An activity that can be refused to a user. */
export type Activity =
  | 'trade'
  | 'topUp'
  | 'withdraw'
  | 'bindPayout'
  | 'transfer'
  | 'deposit'
  | 'subscribe'
  | 'borrow';

/** Facts about a user that decide what is allowed. An unknown fact refuses nothing: the server decides. */
export interface UserStanding {
  readonly mode: 'live' | 'demo';
  readonly verification?: 'none' | 'review' | 'rejected' | 'verified' | undefined;
  readonly isFrozen?: boolean | undefined;
  /** ISO 3166 code. */
  readonly country?: string | undefined;
  readonly hasTradePassword?: boolean | undefined;
  /** Bound addresses and bank cards. */
  readonly payoutMethods?: number | undefined;
  /** True while a withdrawal is under review: there is one at a time. */
  readonly isWithdrawalPending?: boolean | undefined;
  readonly openPositions?: number | undefined;
  /** True if a daily limit of the user's own is used up. */
  readonly isLimitReached?: boolean | undefined;
  /** True during a break of the user's own. */
  readonly isOnBreak?: boolean | undefined;
  /** True if a turnover is required before a withdrawal and not reached yet. */
  readonly isTurnoverOpen?: boolean | undefined;
  /** True if the withdrawals of the day are used up. */
  readonly isPayoutLimitReached?: boolean | undefined;
}

/** Condition of each reason. */
const CONDITIONS = {
  frozen: ({ isFrozen }) => isFrozen === true,
  countryRefused: ({ country }) => country !== undefined && isRefusedCountry(country),
  demoMode: ({ mode }) => mode === 'demo',
  // Demo money needs no identity check.
  unverified: ({ mode, verification }) =>
    mode === 'live' && (verification === 'none' || verification === 'rejected'),
  inReview: ({ mode, verification }) => mode === 'live' && verification === 'review',
  noTradePassword: ({ hasTradePassword }) => hasTradePassword === false,
  nothingBound: ({ payoutMethods }) => payoutMethods === 0,
  withdrawalPending: ({ isWithdrawalPending }) => isWithdrawalPending === true,
  positionsOpen: ({ openPositions = 0 }) => openPositions > 0,
  turnoverOpen: ({ isTurnoverOpen }) => isTurnoverOpen === true,
  onBreak: ({ isOnBreak }) => isOnBreak === true,
  limitReached: ({ isLimitReached }) => isLimitReached === true,
  payoutLimitReached: ({ isPayoutLimitReached }) => isPayoutLimitReached === true,
} as const satisfies Readonly<Record<string, (standing: UserStanding) => boolean>>;

/** Reason to refuse an activity. */
export type ReasonCode = keyof typeof CONDITIONS;

/** The reasons that apply to each activity, in display order. Withdrawal is allowed in all countries. */
const REASONS = {
  trade: ['frozen', 'countryRefused', 'unverified', 'inReview', 'onBreak', 'limitReached'],
  topUp: ['frozen', 'countryRefused', 'demoMode'],
  withdraw: [
    'frozen',
    'demoMode',
    'unverified',
    'inReview',
    'noTradePassword',
    'nothingBound',
    'withdrawalPending',
    'positionsOpen',
    'turnoverOpen',
    'payoutLimitReached',
  ],
  // A card or address to withdraw to.
  bindPayout: ['frozen', 'demoMode', 'unverified', 'inReview'],
  transfer: ['frozen', 'positionsOpen'],
  deposit: ['frozen', 'countryRefused', 'unverified', 'inReview'],
  subscribe: ['frozen', 'countryRefused', 'unverified', 'inReview'],
  borrow: ['frozen', 'countryRefused', 'unverified', 'inReview'],
} as const satisfies Readonly<Record<Activity, readonly ReasonCode[]>>;

/** The screen that resolves each reason; `undefined` if the user can only wait. */
const NEXT_STEPS = {
  frozen: 'customerService',
  countryRefused: 'customerService',
  demoMode: 'switchAccount',
  unverified: 'primaryCertification',
  inReview: 'primaryCertification',
  noTradePassword: 'changeTradePassword',
  nothingBound: 'payoutMethods',
  withdrawalPending: 'withdrawRecords',
  positionsOpen: 'contract',
  turnoverOpen: 'trade',
  onBreak: 'limits',
  limitReached: 'limits',
  payoutLimitReached: undefined,
} as const satisfies Readonly<Record<ReasonCode, Screen | undefined>>;

/** A reason against an activity, with the screen of the next step. */
export interface Reason<Code extends ReasonCode = ReasonCode> {
  readonly code: Code;
  readonly nextStep: Screen | undefined;
}

/** A reason that can be given against an activity. */
export type ReasonAgainst<A extends Activity> = (typeof REASONS)[A][number];

/**
 * The reasons to refuse an activity, in the order to resolve them; empty if none is known. What only the live account has is
 * refused in the demo account also for what will be in the way after the switch.
 */
export const reasonsAgainst = <A extends Activity>(
  activity: A,
  standing: UserStanding,
): readonly Reason<ReasonAgainst<A>>[] => {
  const codes: readonly ReasonAgainst<A>[] = REASONS[activity];
  const inLive = { ...standing, mode: 'live' } as const;
  const isLiveOnly = codes.some((code) => code === 'demoMode');
  return codes
    .filter((code) => CONDITIONS[code](isLiveOnly && code !== 'demoMode' ? inLive : standing))
    .map((code) => ({ code, nextStep: NEXT_STEPS[code] }));
};
