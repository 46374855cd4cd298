import {
  add,
  compare,
  decimal,
  larger,
  negate,
  parseDecimal,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Currency, Decision } from '../context';
import { openPositionsOf } from '../leverage/valuation';
import { balanceOf, userAccount, type Journal } from '../ledger/ledger';
import { transition } from '@/domain/status/lifecycle';
import { WITHDRAWAL_LIFECYCLE } from '@/domain/status/withdrawal';
import {
  arrivingAmount,
  bankPayout,
  withdrawalFee,
  withdrawalProblem,
  type FeeTerms,
  type WithdrawalProblem,
} from '@/domain/withdrawal/terms';
import { Refusal, type RefusalKey } from '../refusal';
import { reviewRuleOfTail } from '../reviews';
import { requireStepUp } from '../security/authenticator';
import { nextId, type User } from '../state';
import { requireDestination, type Destination, type DestinationRequest } from './destination';
import type { WithdrawalTerms } from './terms';
import { isPending, type Withdrawal } from './withdrawal';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A withdrawal request. */
export interface WithdrawalRequest extends DestinationRequest {
  readonly currencyId: number;
  readonly amount: string;
  /** The fee that was displayed to the user. */
  readonly fee: string;
  readonly tradePassword: string;
}

/** The currency and its terms. Throws `currency_absent`, or `wallet_not_found` if it cannot be withdrawn. */
export const requireWithdrawable = (
  { catalogue }: Context,
  currencyId: number,
): { readonly currency: Currency; readonly terms: WithdrawalTerms } => {
  const currency = catalogue.currencies.find(({ id }) => id === currencyId);
  if (currency === undefined) throw new Refusal('currency_absent');
  const terms = catalogue.funding.withdrawals.find((row) => row.currencyId === currencyId);
  if (terms === undefined) throw new Refusal('wallet_not_found');
  return { currency, terms };
};

/** The withdrawals of a user, newest first. */
export const withdrawalsOf = ({ state }: Context, user: User): readonly Withdrawal[] =>
  Object.values(state.records.withdrawals)
    .filter(({ owner }) => owner === user.id)
    .toSorted((a, b) => b.id - a.id);

const isReturned = (status: Withdrawal['status']): boolean =>
  status === 'failed' || status === 'cancelled';

/** Amount that can still be withdrawn today (UTC): the limit minus today's withdrawals that were not returned. */
export const dailyLimitLeft = (context: Context, user: User, terms: WithdrawalTerms): Decimal => {
  const day = Math.floor(context.now / DAY_MS);
  const used = withdrawalsOf(context, user)
    .filter(({ currencyId, status }) => currencyId === terms.currencyId && !isReturned(status))
    .filter(({ history }) => Math.floor((history[0]?.at ?? 0) / DAY_MS) === day)
    .map(({ amount }) => amount);
  return larger(ZERO, subtract(terms.dailyLimit, add(ZERO, ...used)));
};

const REFUSALS = {
  not_an_amount: 'amount_wrong',
  below_minimum: 'quantity_below_minimum',
  nothing_arrives: 'quantity_below_minimum',
  above_available: 'wallet_insufficient',
  above_maximum: 'order_above_maximum',
  above_daily: 'order_above_maximum',
} as const satisfies Record<WithdrawalProblem, RefusalKey>;

/** Payee and payment of a card for what is left after the fee. */
const cardOf = ({ card }: Destination, arrives: Decimal): Withdrawal['card'] => {
  if (card === undefined) return undefined;
  const { holder, bank, payCurrency: currency, exchangeRate } = card;
  const payment = { currency, exchangeRate, amount: bankPayout(arrives, exchangeRate) };
  return { holder, bank, payment };
};

/** The amount with its fee and its destination. Throws if the terms do not allow it. */
const requireAllowedWithdrawal = (context: Context, user: User, request: WithdrawalRequest) => {
  const { currency, terms } = requireWithdrawable(context, request.currencyId);
  const to = requireDestination(context, user, terms, request);
  const { scale, name } = currency;
  const amount = parseDecimal(request.amount) ?? ZERO;
  const held = (bucket: 'available' | 'frozen'): Decimal =>
    balanceOf(context.state.ledger, userAccount(user.id, 'live', 'coin', name, bucket));
  const fee: FeeTerms = { rate: to.fee, basis: 'amount' };
  const available = held('available');
  const dailyLeft = dailyLimitLeft(context, user, terms);
  const problem = withdrawalProblem(amount, { ...to, available, dailyLeft, fee, scale });
  const feeSeen = parseDecimal(request.fee);
  const isFeeSeen = feeSeen !== undefined && compare(feeSeen, to.fee) === 0;
  if (problem !== 'not_an_amount' && !isFeeSeen) throw new Refusal('fee_changed');
  if (problem === 'above_available' && compare(amount, add(available, held('frozen'))) > 0)
    throw new Refusal('withdrawal_exceeds_holding');
  if (problem !== undefined) throw new Refusal(REFUSALS[problem]);
  return {
    amount,
    to,
    currency,
    fee: withdrawalFee(amount, fee, scale),
    card: cardOf(to, arrivingAmount(amount, fee, scale)),
  };
};

const holdJournal = ({ id, owner, currency, amount }: Withdrawal, at: number): Journal => ({
  id: `withdrawal:${id}:hold`,
  at,
  kind: 'withdrawal-hold',
  postings: [
    { account: userAccount(owner, 'live', 'coin', currency, 'available'), delta: negate(amount) },
    { account: userAccount(owner, 'live', 'coin', currency, 'frozen'), delta: amount },
  ],
});

/** Requires a certified user in the live account with the right trade password. */
const requireMayWithdraw = (context: Context, user: User, tradePassword: string): void => {
  requireGoodStanding(user);
  if (user.mode === 'demo') throw new Refusal('function_unavailable');
  if (!user.certified) throw new Refusal('real_name_required');
  requireStepUp(context, user);
  if (user.tradePassword !== tradePassword) throw new Refusal('trade_password_wrong');
  if (withdrawalsOf(context, user).some(isPending)) throw new Refusal('withdrawal_pending');
  if (openPositionsOf(context, { owner: user.id, mode: user.mode }).length > 0)
    throw new Refusal('positions_open');
};

/** Applies for a withdrawal. The amount, fee included, is frozen until the decision. */
export const applyForWithdrawal = (
  context: Context,
  user: User,
  request: WithdrawalRequest,
): Decision<'withdrawal_submitted'> => {
  const { state, now, catalogue } = context;
  requireMayWithdraw(context, user, request.tradePassword);
  const { amount, to, currency, fee, card } = requireAllowedWithdrawal(context, user, request);
  const status = transition(WITHDRAWAL_LIFECYCLE, 'none', 'apply');
  const record: Withdrawal = {
    id: nextId(state, 'withdrawals'),
    owner: user.id,
    currencyId: currency.id,
    currency: currency.name,
    amount: decimal(amount),
    fee,
    destination: request.destination,
    cardId: request.cardId,
    card,
    network: to.network,
    memo: to.memo,
    expectedAt: now + to.minutes * MINUTE_MS,
    hash: undefined,
    status,
    reason: undefined,
    history: [{ status, at: now }],
  };
  const routing = reviewRuleOfTail(request.destination);
  return {
    events: [
      { kind: 'moneyMoved', journal: holdJournal(record, now) },
      { kind: 'recordPut', collection: 'withdrawals', record },
      ...(routing === 'reviewer'
        ? []
        : [
            {
              kind: 'scheduled',
              appointment: {
                at: now + catalogue.reviews.paymentMs[routing.delay],
                topic: 'withdrawalReview',
                id: record.id,
              },
            } as const,
          ]),
    ],
    reply: 'withdrawal_submitted',
  };
};
