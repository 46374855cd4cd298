import { dayNumber, payoutTime } from '@/domain/deposit/calendar';
import { interestOfDay } from '@/domain/deposit/interest';
import type { Context } from '../context';
import { systemAccount } from '../ledger/ledger';
import { atHand, inTreasury, moves } from '../ledger/moves';
import { transition } from '../lifecycle';
import type { WorldEvent } from '../state';
import { tell } from './decide';
import type { HostedDeposit, Payout } from './deposit';
import { DEPOSIT_LIFECYCLE } from './lifecycle';
import { rateOfDay } from './rate';

/** The interest of the night that has passed. */
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
    atHand(deposit, currency),
    payout.amount,
  ] as const;
  const journal = { id: `lh:${id}:day:${payout.night}`, at: now };
  if (payout.night < days) {
    const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'pay');
    const at = payoutTime(deposit.startedAt, payout.night + 1, deposit.payoutHour);
    return [
      {
        kind: 'moneyMoved',
        journal: { ...journal, kind: 'deposit-interest', postings: moves(paid) },
      },
      { kind: 'recordPut', collection: 'deposits', record: { ...deposit, ...hosted, status } },
      { kind: 'scheduled', appointment: { at, topic: 'depositPayout', id } },
    ];
  }
  const status = transition(DEPOSIT_LIFECYCLE, deposit.status, 'mature');
  const back = [inTreasury(deposit, currency), atHand(deposit, currency), principal] as const;
  return [
    {
      kind: 'moneyMoved',
      journal: { ...journal, kind: 'deposit-mature', postings: moves(paid, back) },
    },
    {
      kind: 'recordPut',
      collection: 'deposits',
      record: { ...deposit, ...hosted, status, endedAt: now },
    },
    tell(context, deposit, 'depositCompleted'),
  ];
};

/** A morning has come: the interest of the night is paid, after the last one the principal is back as well. */
export const payDueDeposit = (context: Context, id: number): readonly WorldEvent[] => {
  const deposit = context.state.records.deposits[id];
  return deposit?.status === 'hosting' ? pay(context, deposit) : [];
};
