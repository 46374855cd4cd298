import { earlyRedemption } from '@/domain/deposit/interest';
import { subtract, type Decimal } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount } from '../ledger/ledger';
import { availableCoins, treasuryHold, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { returnPrincipal } from './decide';
import type { HostedDeposit } from './deposit';
import { DEPOSIT_LIFECYCLE } from '@/domain/status/deposit';

/** Fee for early redemption now. */
export const redemptionFeeNow = ({
  principal,
  lowestRate,
  highestRate,
  days,
  payouts,
  scale,
  redemption,
}: HostedDeposit): Decimal =>
  earlyRedemption(
    principal,
    { range: { lowest: lowestRate, highest: highestRate }, terms: redemption },
    days - payouts.length,
    scale,
  ).fee;

const redeemHosted = (deposit: HostedDeposit, now: number): readonly WorldEvent[] => {
  const { id, currency, mode, principal } = deposit;
  const fee = redemptionFeeNow(deposit);
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'redeem');
  const held = treasuryHold(deposit, currency);
  const postings = postingsOf(
    [held, availableCoins(deposit, currency), subtract(principal, fee)],
    [held, systemAccount(mode, 'house:fee', currency), fee],
  );
  const journal = { id: `lh:${id}:redeem`, at: now, kind: 'deposit-redeem', postings };
  return [
    { kind: 'moneyMoved', journal },
    {
      kind: 'recordPut',
      collection: 'deposits',
      record: { ...deposit, status, endedAt: now, fee, reason: undefined, redeemed: true },
    },
    { kind: 'unscheduled', topic: 'depositPayout', id },
  ];
};

/**
 * Redeems a deposit: in full during review, minus the early redemption fee while hosted. No interest is paid after
 * that. Throws `deposit_not_found` if it does not belong to the current account, `deposit_status_abnormal` if it has
 * ended.
 */
export const redeemDeposit = (
  { state, now }: Context,
  user: User,
  id: number,
): Decision<'contract_broken'> => {
  requireGoodStanding(user);
  const deposit = state.records.deposits[id];
  if (deposit?.owner !== user.id || deposit.mode !== user.mode)
    throw new Refusal('deposit_not_found');
  switch (deposit.status) {
    case 'review':
      return {
        events: [
          ...returnPrincipal(deposit, now, 'withdraw'),
          { kind: 'unscheduled', topic: 'depositReview', id },
        ],
        reply: 'contract_broken',
      };
    case 'hosting':
      return { events: redeemHosted(deposit, now), reply: 'contract_broken' };
    default:
      throw new Refusal('deposit_status_abnormal');
  }
};
