import type { Context } from '../context';
import type { User } from '../state';

/** Base points, and points for each certified level. */
export const CREDIT_POINTS = { base: 50, level: 20 } as const;
const LEVELS = 2;
/** Points for a repaid loan and for an overdue loan, and the highest score. */
const REPAID = 5;
const MOST_FOR_REPAID = 10;
const OVERDUE = -30;
export const MAXIMUM_CREDIT_SCORE = 100;

/** One part of a credit score: its points now, the points of each level or loan, and the most that it can add. */
export interface CreditPart {
  readonly part: 'base' | 'identity' | 'repaid_loans' | 'overdue_loans';
  readonly points: number;
  readonly each?: number;
  readonly maximum?: number;
}

/**
 * The parts of a user's credit score: 50 base points, 20 for each certified level, 5 for each repaid loan (10 at most),
 * minus 30 for each overdue loan. They depend only on data that the user can see and change.
 */
export const creditPartsOf = (
  { state }: Pick<Context, 'state'>,
  user: User,
): readonly CreditPart[] => {
  const levels = Object.values(state.records.certifications).filter(
    ({ owner, status }) => owner === user.id && status === 'certified',
  ).length;
  // Worlds saved before certification records existed only have the flag: it counts as level 1.
  const certified = Math.max(levels, user.certified ? 1 : 0);
  const loans = Object.values(state.records.loans).filter(
    ({ owner, mode }) => owner === user.id && mode === user.mode,
  );
  const repaid = loans.filter(({ status }) => status === 'settled').length;
  const overdue = loans.filter(({ status }) => status === 'overdue').length;
  const { base, level } = CREDIT_POINTS;
  return [
    { part: 'base', points: base },
    { part: 'identity', points: certified * level, each: level, maximum: LEVELS * level },
    {
      part: 'repaid_loans',
      points: Math.min(repaid * REPAID, MOST_FOR_REPAID),
      each: REPAID,
      maximum: MOST_FOR_REPAID,
    },
    // Without a loan 0, not -0.
    { part: 'overdue_loans', points: overdue === 0 ? 0 : overdue * OVERDUE, each: OVERDUE },
  ];
};

/** Credit score of a user: the sum of its parts, from 0 to 100 points. */
export const creditScoreOf = (context: Pick<Context, 'state'>, user: User): number => {
  const sum = creditPartsOf(context, user).reduce((total, { points }) => total + points, 0);
  return Math.min(MAXIMUM_CREDIT_SCORE, Math.max(0, sum));
};
