import { add, compare, isNegative, isZero, ZERO, type Decimal } from '@/domain/money/decimal';
import { accountParts, foldBalances, userAccount } from './ledger/ledger';
import type { WorldState } from './state';

type Balances = Record<string, Decimal>;

const addTo = (sums: Balances, key: string, amount: Decimal): void => {
  sums[key] = add(sums[key] ?? ZERO, amount);
};

const driftProblems = (folded: Balances, cached: Readonly<Balances>): readonly string[] =>
  Object.entries(folded)
    .filter(([account, balance]) => compare(balance, cached[account] ?? ZERO) !== 0)
    .map(([account]) => `${account} is not the sum of its journals`);

const negativeProblems = (folded: Balances): readonly string[] =>
  Object.entries(folded)
    .filter(([account, balance]) => account.startsWith('user:') && isNegative(balance))
    .map(([account, balance]) => `${account} is negative: ${balance}`);

const sumProblems = (folded: Balances): readonly string[] => {
  const totals: Balances = {};
  for (const [account, balance] of Object.entries(folded)) {
    const { mode, currency } = accountParts(account);
    addTo(totals, `${mode} ${currency}`, balance);
  }
  return Object.entries(totals)
    .filter(([, total]) => !isZero(total))
    .map(([name, total]) => `${name} sums to ${total}`);
};

/** Frozen money always has a reason: it equals the stakes of the open orders. */
const holdProblems = (folded: Balances, state: Readonly<WorldState>): readonly string[] => {
  const held: Balances = {};
  for (const order of Object.values(state.orders)) {
    if (order.status !== 'open') continue;
    addTo(
      held,
      userAccount(order.owner, order.mode, 'coin', order.currency, 'frozen'),
      order.stake,
    );
  }
  const frozen = Object.keys(folded).filter((account) => account.endsWith(':frozen'));
  return [...new Set([...frozen, ...Object.keys(held)])]
    .filter((account) => compare(folded[account] ?? ZERO, held[account] ?? ZERO) !== 0)
    .map(
      (account) =>
        `${account} is ${folded[account] ?? ZERO}, open orders hold ${held[account] ?? ZERO}`,
    );
};

/**
 * The books checked from the first journal on: every violated invariant in words, none if all is well
 * (mock-backend.md, part 2, properties 1 to 5).
 */
export const audit = (state: Readonly<WorldState>): readonly string[] => {
  const folded = foldBalances(state.ledger.journals);
  return [
    ...driftProblems(folded, state.ledger.balances),
    ...negativeProblems(folded),
    ...sumProblems(folded),
    ...holdProblems(folded, state),
  ];
};
