import { add, compare, isNegative, isZero, ZERO, type Decimal } from '@/domain/money/decimal';
import { holdsOf } from './holds';
import { accountParts, foldBalances } from './ledger/ledger';
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

/** Checks that frozen money and margin equal the holds of open records. */
const holdProblems = (folded: Balances, state: Readonly<WorldState>): readonly string[] => {
  const held: Balances = {};
  for (const { account, amount } of holdsOf(state)) addTo(held, account, amount);
  const buckets = Object.keys(folded).filter((account) =>
    /^user:.*:(?:frozen|margin)$/u.test(account),
  );
  return [...new Set([...buckets, ...Object.keys(held)])]
    .filter((account) => compare(folded[account] ?? ZERO, held[account] ?? ZERO) !== 0)
    .map(
      (account) =>
        `${account} is ${folded[account] ?? ZERO}, open orders hold ${held[account] ?? ZERO}`,
    );
};

/**
 * Checks the books from the first journal on. Returns a description of every violated invariant, or an empty list
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
