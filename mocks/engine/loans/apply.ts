import { compare, type Decimal } from '@/domain/money/decimal';
import { requireGoodStanding, requireRealName } from '../accounts/users';
import type { Context, Decision } from '../context';
import { transition } from '../lifecycle';
import { Refusal } from '../refusal';
import { routingOfAmount } from '../reviews';
import { nextId, type User, type WorldEvent } from '../state';
import { requireAmount } from '../wallet/require-amount';
import { creditLeft, ownLoans } from './credit';
import { LOAN_LIFECYCLE } from './lifecycle';
import type { LoanInReview } from './loan';
import type { LoanProduct } from './product';

/** A loan as asked for; the amount as it was typed, in the currency of loans. */
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
  const amount = requireAmount(typed, { minimum, maximum, scale }, 'order_below_minimum');
  if (compare(amount, creditLeft(context, user)) > 0) throw new Refusal('order_above_maximum');
  return amount;
};

/** The review's appointment; none for an application that waits for a reviewer. */
const reviewOf = (
  { now, catalogue }: Context,
  { id, amount, scale }: LoanInReview,
): readonly WorldEvent[] => {
  const routing = routingOfAmount(amount, scale);
  if (routing === 'reviewer') return [];
  const at = now + catalogue.reviews.loanMs[routing.delay];
  return [{ kind: 'scheduled', appointment: { at, topic: 'loanReview', id } }];
};

/**
 * Applies for a loan; no money moves before it is approved. Live money needs real-name verification. What is lent and
 * asked for already counts against the credit.
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
