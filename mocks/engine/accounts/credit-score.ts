import type { Context } from '../context';
import type { User } from '../state';

/** Base points, and points for each certified level. */
export const CREDIT_POINTS = { base: 50, level: 20 } as const;
/** Points for a repaid loan and for an overdue loan, and the bounds of a score. */
const REPAID = 5;
const MOST_FOR_REPAID = 10;
const OVERDUE = 30;
const MAXIMUM = 100;

/**
 * Credit score of a user, 0 to 100 points: 50 base points, 20 for each certified level, 5 for each repaid loan (10 at
 * most), minus 30 for each overdue loan. It depends only on data that the user can see and change.
 */
export const creditScoreOf = ({ state }: Pick<Context, 'state'>, user: User): number => {
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
  const points =
    CREDIT_POINTS.base +
    certified * CREDIT_POINTS.level +
    Math.min(repaid * REPAID, MOST_FOR_REPAID) -
    overdue * OVERDUE;
  return Math.min(MAXIMUM, Math.max(0, points));
};
