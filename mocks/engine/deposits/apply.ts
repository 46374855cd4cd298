import { requireGoodStanding, requireRealName } from '../accounts/users';
import type { Context, Decision } from '../context';
import type { Mode } from '../ledger/ledger';
import { availableCoins, treasuryHold, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import { reviewRuleOfAmount } from '../reviews';
import { nextId, type User, type WorldEvent } from '../state';
import { requireAmount, requireAvailable } from '../wallet/require-amount';
import type { DepositInReview } from './deposit';
import { DEPOSIT_LIFECYCLE } from '@/domain/status/deposit';
import type { DepositProduct } from './product';

/** A deposit request. The amount is as typed, in the product's currency. */
export interface DepositRequest {
  readonly productId: number;
  readonly amount: string;
}

const requireOnSale = ({ now }: Context, { opensAt, closesAt }: DepositProduct): void => {
  if (opensAt !== undefined && now < opensAt) throw new Refusal('project_state_wrong');
  if (closesAt !== undefined && now >= closesAt) throw new Refusal('project_ended');
};

/** Users who hold this deposit in accounts of one mode. */
const depositors = ({ state }: Context, productId: number, mode: Mode): ReadonlySet<number> =>
  new Set(
    Object.values(state.records.deposits).flatMap((deposit) => {
      const counts = deposit.status === 'review' || deposit.status === 'hosting';
      return counts && deposit.productId === productId && deposit.mode === mode
        ? [deposit.owner]
        : [];
    }),
  );

/** Places of a product left for new depositors; `undefined` if unlimited. */
export const placesLeft = (
  context: Context,
  { id, places }: DepositProduct,
  mode: Mode,
): number | undefined =>
  places && Math.max(0, places.all - places.takenByOthers - depositors(context, id, mode).size);

const requirePlace = (context: Context, product: DepositProduct, user: User): void => {
  const present = depositors(context, product.id, user.mode).has(user.id);
  if (!present && placesLeft(context, product, user.mode) === 0) throw new Refusal('project_full');
};

/** The appointment of the automatic review; none if a reviewer decides. */
const reviewOf = (
  { now, catalogue }: Context,
  { id, principal, scale }: DepositInReview,
): readonly WorldEvent[] => {
  const routing = reviewRuleOfAmount(principal, scale);
  if (routing === 'reviewer') return [];
  const at = now + catalogue.reviews.depositMs[routing.delay];
  return [{ kind: 'scheduled', appointment: { at, topic: 'depositReview', id } }];
};

/**
 * Applies for a deposit. The amount moves from the coin account to the treasury and is held there until the review.
 * Live money needs real-name verification.
 */
export const openDeposit = (
  context: Context,
  user: User,
  request: DepositRequest,
): Decision<'deposit_success'> => {
  const { state, now, catalogue } = context;
  requireGoodStanding(user);
  const product = catalogue.deposits.find(({ id }) => id === request.productId);
  if (product === undefined) throw new Refusal('project_not_found');
  requireOnSale(context, product);
  requireRealName(user);
  const { currency, minimum, maximum } = product;
  const rules = { minimum, maximum, scale: currency.scale };
  const principal = requireAmount(request.amount, rules);
  requirePlace(context, product, user);
  const deposit: DepositInReview = {
    id: nextId(state, 'deposits'),
    owner: user.id,
    mode: user.mode,
    productId: product.id,
    currency: currency.name,
    currencyId: currency.id,
    scale: currency.scale,
    principal,
    lowestRate: product.lowestRate,
    highestRate: product.highestRate,
    days: product.days,
    payoutHour: product.payoutHour,
    redemption: product.redemption,
    appliedAt: now,
    status: transition(DEPOSIT_LIFECYCLE, 'none', 'apply'),
  };
  requireAvailable(state, deposit, currency.name, principal);
  const postings = postingsOf([
    availableCoins(deposit, currency.name),
    treasuryHold(deposit, currency.name),
    principal,
  ]);
  const journal = { id: `lh:${deposit.id}:apply`, at: now, kind: 'deposit-apply', postings };
  return {
    events: [
      { kind: 'moneyMoved', journal },
      { kind: 'recordPut', collection: 'deposits', record: deposit },
      ...reviewOf(context, deposit),
    ],
    reply: 'deposit_success',
  };
};
