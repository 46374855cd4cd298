import {
  add,
  compare,
  fitsScale,
  isZero,
  decimal,
  percentOf,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { OPERATIONS } from '@/api/generated/operations';
import { CATALOGUE } from '../catalogue/products';
import { audit } from '../engine/audit';
import { accountParts, userAccount, type Journal } from '../engine/ledger/ledger';
import type { WorldState } from '../engine/state';
import { illegalChanges, treasuryProblems } from './treasury-rules';

const SCALES: Readonly<Record<string, number>> = Object.fromEntries(
  CATALOGUE.currencies.map(({ name, scale }) => [name, scale]),
);

/** Checks each journal: it sums to zero, has one mode, and no amount below its currency's unit. */
const journalProblems = ({ id, postings }: Journal): readonly string[] => {
  const sums: Record<string, Decimal> = {};
  const modes = new Set<string>();
  const problems: string[] = [];
  for (const { account, delta } of postings) {
    const { mode, currency } = accountParts(account);
    modes.add(mode);
    sums[currency] = add(sums[currency] ?? ZERO, delta);
    if (!fitsScale(delta, SCALES[currency] ?? 0)) problems.push(`${id}: ${delta} ${currency}`);
    // Every amount is rounded once, in favour of the user or the house; no rounding is booked.
    if (account.includes('house:rounding')) problems.push(`${id}: books a rounding`);
  }
  if (modes.size !== 1) problems.push(`${id}: live and demo meet`);
  for (const [currency, sum] of Object.entries(sums))
    if (!isZero(sum)) problems.push(`${id}: ${currency} sums to ${sum}`);
  return problems;
};

const orderProblems = ({ ledger, agenda, settledTo, clock }: WorldState): readonly string[] => {
  const { journals } = ledger;
  const problems: string[] = [];
  for (const [place, { id, at }] of journals.entries()) {
    if (at < (journals[place - 1]?.at ?? 0)) problems.push(`${id}: before the journal before it`);
    if (at > Math.max(settledTo, clock.worldMs)) problems.push(`${id}: in the future`);
    if (ledger.index[id] !== place) problems.push(`${id}: twice, or not in the index`);
  }
  const late = agenda.filter(({ at }) => at <= settledTo);
  return [...problems, ...late.map(({ topic, id }) => `${topic} ${id}: is overdue`)];
};

/** Checks that credits have one journal, failed and cancelled ones are returned in full, and at most one withdrawal is pending. */
const fundingProblems = ({ ledger, records }: WorldState): readonly string[] => {
  const credits = ledger.journals.filter(({ kind }) => kind === 'top-up');
  const paid = Object.values(records.topUps).filter(({ status }) => status === 'success');
  const returned = ledger.journals.filter(({ kind }) => kind === 'withdrawal-returned');
  const failed = Object.values(records.withdrawals).filter(
    ({ status }) => status === 'failed' || status === 'cancelled',
  );
  const pending = Object.values(records.withdrawals).filter(({ status }) =>
    status.startsWith('review'),
  );
  const owners = new Set(pending.map(({ owner }) => owner));
  const sizes = returned.map(({ postings }) =>
    postings.flatMap(({ account, delta }) => (account.endsWith(':available') ? [delta] : [])),
  );
  const lost = failed.filter(({ amount }) => !sizes.some(([size]) => size === amount));
  return [
    ...(credits.length === paid.length
      ? []
      : [`${credits.length} credits, ${paid.length} top-ups`]),
    ...(returned.length === failed.length && lost.length === 0
      ? []
      : [`${returned.length} returns, ${failed.length} failed or cancelled withdrawals`]),
    ...(owners.size === pending.length ? [] : ['two withdrawals of one user are under way']),
  ];
};

/** Violations of the invariants that hold after any step, in words (mock-backend.md, part 2). */
export const swarmProblems = (before: WorldState, after: WorldState): readonly string[] => [
  ...audit(after),
  ...after.ledger.journals.slice(before.ledger.journals.length).flatMap(journalProblems),
  ...orderProblems(after),
  ...fundingProblems(after),
  ...treasuryProblems(after),
  ...illegalChanges(before, after),
];

/** Violations in settled contracts: each pays stake and winnings, nothing, or the stake, as its two prices say. */
export const payoutProblems = ({ ledger, records }: WorldState): readonly string[] =>
  Object.values(records.secondsOrders).flatMap((order) => {
    if (order.status !== 'settled') return [];
    const { id, owner, mode, stake, payoutPercent, direction } = order;
    const journal = ledger.journals[ledger.index[`settle:seconds:${id}`] ?? -1];
    const account = userAccount(owner, mode, 'coin', 'USDT', 'available');
    const credits = (journal?.postings ?? []).filter((posting) => posting.account === account);
    const paid = add(ZERO, ...credits.map(({ delta }) => delta));
    const rise = order.settlementTicks - order.entryTicks;
    const gain = direction === 'up' ? rise : -rise;
    const won = add(stake, toScale(percentOf(stake, payoutPercent), 2, 'down'));
    const due = gain === 0 ? stake : gain > 0 ? won : ZERO;
    return paid === due ? [] : [`seconds ${id}: paid ${paid}, due are ${due}`];
  });

const money = (text: string | undefined): Decimal => decimal(text ?? 'NaN');
const same = (a: Decimal, b: Decimal): boolean => compare(a, b) === 0;

/** Contradictions between the account of a reply to `getPositions` and its list of open orders. */
export const accountProblems = (reply: unknown): readonly string[] => {
  const parsed = OPERATIONS.getPositions.reply.parse(reply);
  if (parsed.type !== 'ok') return [JSON.stringify(parsed)];
  const { message } = parsed;
  const { balance, equity, available_margin: free, frozen_money: held } = message;
  const margin = money(message.caution_money_total);
  const floating = money(message.profits_total);
  const rows = message.order.data;
  const rowMargin = add(ZERO, ...rows.map(({ caution_money }) => money(caution_money)));
  const rowFloating = add(ZERO, ...rows.map(({ profits }) => money(profits)));
  const whole = add(money(balance), margin, floating, money(held));
  return [
    ...(same(money(equity), whole) ? [] : [`equity ${equity} is not ${whole}`]),
    ...(same(money(free), subtract(money(equity), add(margin, money(held))))
      ? []
      : [`available margin ${free}, equity ${equity}, used ${margin}, held ${held}`]),
    // The rows cover one pair; the account covers all pairs.
    ...(same(rowMargin, money(message.caution_money)) ? [] : ['the margins do not add up']),
    ...(same(rowFloating, money(message.profits)) ? [] : ['the profits do not add up']),
  ];
};
