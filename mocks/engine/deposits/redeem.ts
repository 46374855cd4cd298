import { interestOfDays, redemptionFee } from '@/domain/deposit/interest';
import { subtract, type Decimal } from '@/domain/money/decimal';
import { requireGoodStanding } from '../accounts/users';
import type { Context, Decision } from '../context';
import { systemAccount } from '../ledger/ledger';
import { atHand, inTreasury, moves } from '../ledger/moves';
import { transition } from '../lifecycle';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import { giveBack } from './decide';
import type { HostedDeposit } from './deposit';
import { DEPOSIT_LIFECYCLE } from './lifecycle';

/** What early redemption costs now. The days not yet paid count at the lowest rate, which is what they are sure to bring. */
export const redemptionFeeNow = ({
  principal,
  lowestRate,
  days,
  payouts,
  scale,
  redemption,
}: HostedDeposit): Decimal => {
  const unpaid = interestOfDays(principal, lowestRate, days - payouts.length, scale);
  return redemptionFee(principal, redemption, unpaid, scale);
};

const redeemHosted = (deposit: HostedDeposit, now: number): readonly WorldEvent[] => {
  const { id, currency, mode, principal } = deposit;
  const fee = redemptionFeeNow(deposit);
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'redeem');
  const held = inTreasury(deposit, currency);
  const postings = moves(
    [held, atHand(deposit, currency), subtract(principal, fee)],
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
 * Takes a deposit back: under review whole, hosted less the fee for early redemption. Nothing is paid on it after that.
 * Throws `deposit_not_found` for one that is not of the account in use, `deposit_status_abnormal` for one that has ended.
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
          ...giveBack(deposit, now, 'withdraw'),
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
