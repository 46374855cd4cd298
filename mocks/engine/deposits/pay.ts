import { dayNumber, payoutTime } from '@/domain/deposit/calendar';
import { interestOfDay } from '@/domain/deposit/interest';
import type { Context } from '../context';
import { systemAccount } from '../ledger/ledger';
import { availableCoins, treasuryHold, postingsOf } from '../ledger/moves';
import { transition } from '@/domain/status/lifecycle';
import type { WorldEvent } from '../state';
import { notifyAboutDeposit } from './decide';
import type { HostedDeposit, Payout } from './deposit';
import { DEPOSIT_LIFECYCLE } from '@/domain/status/deposit';
import { rateOfDay } from './rate';

/** The interest of the night before `now`. */
const nextPayout = ({ state, now }: Context, deposit: HostedDeposit) => {
  const { productId, lowestRate, highestRate, principal, carry, scale } = deposit;
  const ratePercent = rateOfDay(
    state.seed,
    { id: productId, lowestRate, highestRate },
    dayNumber(now),
  );
  const interest = interestOfDay(principal, ratePercent, carry, scale);
  const night = deposit.payouts.length + 1;
  const payout: Payout = { night, at: now, ratePercent, amount: interest.paid };
  return { payout, hosted: { payouts: [...deposit.payouts, payout], carry: interest.carry } };
};

const pay = (context: Context, deposit: HostedDeposit): readonly WorldEvent[] => {
  const { now } = context;
  const { id, currency, mode, days, principal } = deposit;
  const { payout, hosted } = nextPayout(context, deposit);
  const paid = [
    systemAccount(mode, 'house:interest', currency),
    availableCoins(deposit, currency),
    payout.amount,
  ] as const;
  const journal = { id: `lh:${id}:day:${payout.night}`, at: now };
  if (payout.night < days) {
    const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'pay');
    const at = payoutTime(deposit.startedAt, payout.night + 1, deposit.payoutHour);
    return [
      {
        kind: 'moneyMoved',
        journal: { ...journal, kind: 'deposit-interest', postings: postingsOf(paid) },
      },
      { kind: 'recordPut', collection: 'deposits', record: { ...deposit, ...hosted, status } },
      { kind: 'scheduled', appointment: { at, topic: 'depositPayout', id } },
    ];
  }
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'mature');
  const back = [
    treasuryHold(deposit, currency),
    availableCoins(deposit, currency),
    principal,
  ] as const;
  return [
    {
      kind: 'moneyMoved',
      journal: { ...journal, kind: 'deposit-mature', postings: postingsOf(paid, back) },
    },
    {
      kind: 'recordPut',
      collection: 'deposits',
      record: { ...deposit, ...hosted, status, endedAt: now },
    },
    notifyAboutDeposit(context, deposit, 'depositCompleted'),
  ];
};

/** Pays the interest of the night, and after the last night also returns the principal. */
export const payDueDeposit = (context: Context, id: number): readonly WorldEvent[] => {
  const deposit = context.state.records.deposits[id];
  return deposit?.status === 'hosting' ? pay(context, deposit) : [];
};
