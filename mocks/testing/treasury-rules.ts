import { payoutsDue } from '@/domain/deposit/calendar';
import {
  add,
  compare,
  percentOf,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import type { Deposit } from '../engine/deposits/deposit';
import { systemAccount, type Mode } from '../engine/ledger/ledger';
import { LIFECYCLES } from '@/domain/status/lifecycles';
import type { Loan } from '../engine/loans/loan';
import type { WorldState } from '../engine/state';

const sum = (amounts: readonly Decimal[]): Decimal => add(ZERO, ...amounts);

/** Checks for one payout per hosted night, the exact total interest rounded down once, and one journal each. */
const depositProblems = (state: WorldState, deposit: Deposit): readonly string[] => {
  if (!('payouts' in deposit)) return [];
  const { id, startedAt, payouts, principal, scale, days, payoutHour } = deposit;
  const until = 'endedAt' in deposit ? deposit.endedAt : state.settledTo;
  const nights = payoutsDue(startedAt, until, payoutHour, days);
  const paid = sum(payouts.map(({ amount }) => amount));
  const exact = sum(payouts.map(({ ratePercent }) => percentOf(principal, ratePercent)));
  const journals = Object.keys(state.ledger.index).filter((key) => key.startsWith(`lh:${id}:day:`));
  const outside = payouts.some(
    ({ ratePercent }) =>
      compare(ratePercent, deposit.lowestRate) < 0 || compare(ratePercent, deposit.highestRate) > 0,
  );
  return [
    ...(payouts.length === nights
      ? []
      : [`deposit ${id}: ${payouts.length} payouts for ${nights}`]),
    ...(paid === toScale(exact, scale, 'down') ? [] : [`deposit ${id}: paid ${paid} of ${exact}`]),
    ...(journals.length === payouts.length ? [] : [`deposit ${id}: ${journals.length} journals`]),
    ...(outside ? [`deposit ${id}: a rate outside the published range`] : []),
  ];
};

/** Amount that a loan's journals repaid to one account of the house. */
const repaidTo = (
  { ledger }: WorldState,
  { id, mode, currency }: Loan,
  name: 'house:loan-principal' | 'house:fee' | 'house:interest',
): Decimal => {
  const account = systemAccount(mode, name, currency);
  return sum(
    ledger.journals
      .filter((journal) => journal.id.startsWith(`loan:${id}:repay:`))
      .flatMap(({ postings }) => postings)
      .flatMap((posting) => (posting.account === account ? [posting.delta] : [])),
  );
};

/**
 * Checks that lent principal equals repaid plus remaining principal, and that repayments are principal, interest and
 * fee.
 */
const loanProblems = (state: WorldState, loan: Loan): readonly string[] => {
  if (!('debt' in loan)) return [];
  const principal = repaidTo(state, loan, 'house:loan-principal');
  const interest = repaidTo(state, loan, 'house:interest');
  const left = subtract(loan.amount, add(principal, loan.debt.principal));
  const other = subtract(loan.repaid, add(principal, interest, repaidTo(state, loan, 'house:fee')));
  return [
    ...(left === ZERO ? [] : [`loan ${loan.id}: ${left} of the principal is nowhere`]),
    ...(other === ZERO ? [] : [`loan ${loan.id}: ${other} was repaid to nobody`]),
    ...(interest === loan.debt.interestPaid ? [] : [`loan ${loan.id}: interest ${interest}`]),
  ];
};

/** Checks that the house has lent exactly what is not repaid, in each account mode. */
const lendingProblems = (state: WorldState): readonly string[] =>
  (['live', 'demo'] as const satisfies readonly Mode[]).flatMap((mode) => {
    const owed = sum(
      Object.values(state.records.loans).flatMap((loan) =>
        'debt' in loan && loan.mode === mode ? [loan.debt.principal] : [],
      ),
    );
    const lent = state.ledger.balances[systemAccount(mode, 'house:loan-principal', 'USDT')] ?? ZERO;
    return add(lent, owed) === ZERO ? [] : [`${mode}: lent ${lent}, owed ${owed}`];
  });

/** The status that each topic requires: nothing may be due on a record past it. */
const AWAITED: Readonly<Partial<Record<string, (state: WorldState, id: number) => boolean>>> = {
  depositReview: ({ records }, id) => records.deposits[id]?.status === 'review',
  depositPayout: ({ records }, id) => records.deposits[id]?.status === 'hosting',
  loanReview: ({ records }, id) => records.loans[id]?.status === 'review',
  loanDue: ({ records }, id) => records.loans[id]?.status === 'repaying',
  projectDelivery: ({ records }, id) => records.subscriptions[id]?.status === 'applied',
};

const agendaProblems = (state: WorldState): readonly string[] =>
  state.agenda
    .filter(({ topic, id }) => AWAITED[topic]?.(state, id) === false)
    .map(({ topic, id }) => `${topic} of ${id} waits for nothing`);

/** Violations in the deposits and loans of a world, in words (mock-backend.md, part 2, properties 29 and 30). */
export const treasuryProblems = (state: WorldState): readonly string[] => [
  ...Object.values(state.records.deposits).flatMap((deposit) => depositProblems(state, deposit)),
  ...Object.values(state.records.loans).flatMap((loan) => loanProblems(state, loan)),
  ...lendingProblems(state),
  ...agendaProblems(state),
];

/** Every status reachable from one by the life cycle. */
const reachable = (collection: string, from: string): ReadonlySet<string> => {
  const reached = new Set([from]);
  const rows = LIFECYCLES[collection] ?? [];
  for (let round = 0; round < rows.length; round += 1)
    for (const row of rows) if (reached.has(row.from)) reached.add(row.to);
  return reached;
};

const isFinal = (collection: string, status: string): boolean =>
  !(LIFECYCLES[collection] ?? []).some(({ from }) => from === status);

/** The status of a record, if it has one. */
interface Living {
  readonly id: number;
  readonly status?: string;
}
type Records = Readonly<Record<number, Living>>;

const living = ({ records }: WorldState): readonly (readonly [string, Records])[] =>
  Object.entries(records).filter(([collection]) => collection in LIFECYCLES);

/** Changes between two states of a world that the life cycles forbid; final records never change. */
export const illegalChanges = (before: WorldState, after: WorldState): readonly string[] => {
  const known = new Map(living(before));
  return living(after).flatMap(([collection, records]) =>
    Object.values(records).flatMap((record) => {
      const old = known.get(collection)?.[record.id];
      const from = old?.status ?? 'none';
      const to = record.status ?? 'none';
      const name = `${collection} ${record.id}`;
      if (!reachable(collection, from).has(to)) return [`${name}: from ${from} to ${to}`];
      const changed = JSON.stringify(old) !== JSON.stringify(record);
      return changed && isFinal(collection, from) ? [`${name}: changed after its end`] : [];
    }),
  );
};
