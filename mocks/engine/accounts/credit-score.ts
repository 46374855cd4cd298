import type { Context } from '../context';
import type { User } from '../state';

/** Points that everybody has, and those for each certified level. */
export const CREDIT_POINTS = { base: 50, level: 20 } as const;
/** Points: a loan repaid, a loan overdue; the bounds of a score. */
const REPAID = 5;
const MOST_FOR_REPAID = 10;
const OVERDUE = 30;
const MAXIMUM = 100;

/**
 * The credit score of a user, 0 to 100 points: 50 for everybody, 20 for each certified level, 5 for a loan that was repaid (10
 * at most), less 30 for a loan that is overdue. Made of what the user can see and change.
 */
export const creditScoreOf = ({ state }: Pick<Context, 'state'>, user: User): number => {
  const levels = Object.values(state.records.certifications).filter(
    ({ owner, status }) => owner === user.id && status === 'certified',
  ).length;
  // Somebody certified in a world that was saved before there were records of it has level 1.
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
