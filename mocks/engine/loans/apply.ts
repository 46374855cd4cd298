import { checkLoanAmount } from '@/domain/loan/request';
import type { Decimal } from '@/domain/money/decimal';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import type { Context, Decision } from '../context';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import { reviewRuleOfAmount } from '../reviews';
import { nextId, type User, type WorldEvent } from '../state';
import { remainingCredit, ownLoans } from './credit';
import { LOAN_LIFECYCLE } from '@/domain/status/loan';
import type { LoanInReview } from './loan';
import type { LoanProduct } from './product';

/** A loan request. The amount is as typed, in the currency of loans. */
export interface LoanRequest {
  readonly productId: number;
  readonly amount: string;
}

const requireWithinCredit = (
  context: Context,
  user: User,
  { minimum, maximum }: LoanProduct,
  typed: string,
): Decimal => {
  const { scale } = context.catalogue.loans.currency;
  const creditLeft = remainingCredit(context, user);
  const { value, problem } = checkLoanAmount(typed, { minimum, maximum, scale, creditLeft });
  if (value === undefined) throw new Refusal(problem);
  return value;
};

/** The appointment of the automatic review; none if a reviewer decides. */
const reviewOf = (
  { now, catalogue }: Context,
  { id, amount, scale }: LoanInReview,
): readonly WorldEvent[] => {
  const routing = reviewRuleOfAmount(amount, scale);
  if (routing === 'reviewer') return [];
  const at = now + catalogue.reviews.loanMs[routing.delay];
  return [{ kind: 'scheduled', appointment: { at, topic: 'loanReview', id } }];
};

/**
 * Applies for a loan. No money moves before approval. Live money needs real-name verification. Outstanding and
 * requested loans both count against the credit limit.
 */
export const applyForLoan = (
  context: Context,
  user: User,
  request: LoanRequest,
): Decision<'submitted_for_review'> => {
  const { state, now, catalogue } = context;
  requireGoodStanding(user);
  const { currency, products } = catalogue.loans;
  const product = products.find(({ id }) => id === request.productId);
  if (product === undefined) throw new Refusal('product_not_found');
  requireRealName(user);
  if (ownLoans(context, user).some(({ status }) => status === 'review'))
    throw new Refusal('already_applied');
  const loan: LoanInReview = {
    id: nextId(state, 'loans'),
    owner: user.id,
    mode: user.mode,
    productId: product.id,
    currency: currency.name,
    scale: currency.scale,
    amount: requireWithinCredit(context, user, product, request.amount),
    days: product.days,
    ratePercent: product.ratePercent,
    lateRatePercent: product.lateRatePercent,
    feePercent: product.feePercent,
    appliedAt: now,
    status: transition(LOAN_LIFECYCLE, 'none', 'apply'),
  };
  return {
    events: [{ kind: 'recordPut', collection: 'loans', record: loan }, ...reviewOf(context, loan)],
    reply: 'submitted_for_review',
  };
};
