import { add, isNegative, isZero, ZERO, type Decimal } from '@/domain/money/decimal';

/** Live and demo money never share a journal. */
export type Mode = 'live' | 'demo';
/** A user's account books: coin account, contract account, and money lent at interest. */
export type Book = 'coin' | 'contract' | 'treasury';
/** Available money, money frozen for an order, and margin of a position. */
export type Bucket = 'available' | 'frozen' | 'margin';

/** Names of the house and outside accounts in postings. They may be negative; user accounts may not. */
export type SystemName =
  | 'house:pnl'
  | 'house:fee'
  | 'house:interest'
  | 'house:loan-principal'
  | 'house:rounding'
  | 'house:bad-debt'
  | 'ext:deposits'
  | 'ext:withdrawals'
  | 'bridge:fx';

/** Names one balance: `user:10001:demo:coin:USDT:available` or `system:demo:house:pnl:USDT`. */
export type AccountKey =
  | `user:${number}:${Mode}:${Book}:${string}:${Bucket}`
  | `system:${Mode}:${SystemName}:${string}`;

export const userAccount = (
  owner: number,
  mode: Mode,
  book: Book,
  currency: string,
  bucket: Bucket,
): AccountKey => `user:${owner}:${mode}:${book}:${currency}:${bucket}`;
export const systemAccount = (mode: Mode, name: SystemName, currency: string): AccountKey =>
  `system:${mode}:${name}:${currency}`;

/** One side of a journal; the sign of `delta` is its direction. */
export interface Posting {
  readonly account: AccountKey;
  readonly delta: Decimal;
}

/**
 * One immutable movement of money. `at` in epoch milliseconds; `id` identifies the cause, so that it is posted once.
 */
export interface Journal {
  readonly id: string;
  readonly at: number;
  readonly kind: string;
  readonly postings: readonly Posting[];
}

/** All journals in order, and the balances as their sum. Plain data, saved as is. */
export interface Ledger {
  journals: Journal[];
  balances: Record<string, Decimal>;
  /** Journal id to its index in `journals`. */
  index: Record<string, number>;
}

export const emptyLedger = (): Ledger => ({ journals: [], balances: {}, index: {} });

/** A journal that breaks a ledger rule. Always a defect of the engine, never of a request. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

export const balanceOf = (ledger: Ledger, account: AccountKey): Decimal =>
  ledger.balances[account] ?? ZERO;

/** Mode and currency of an account, read from its key. */
export const accountParts = (account: string): { mode: string; currency: string } => {
  const words = account.split(':');
  return words[0] === 'user'
    ? { mode: words[2] ?? '', currency: words[4] ?? '' }
    : { mode: words[1] ?? '', currency: words.at(-1) ?? '' };
};

const sameContent = (a: Journal, b: Journal): boolean => JSON.stringify(a) === JSON.stringify(b);

const checkSums = (journal: Journal): void => {
  const sums: Record<string, Decimal> = {};
  const modes = new Set<string>();
  for (const { account, delta } of journal.postings) {
    const { mode, currency } = accountParts(account);
    modes.add(mode);
    sums[currency] = add(sums[currency] ?? ZERO, delta);
  }
  if (modes.size !== 1) throw new LedgerError(`${journal.id}: live and demo in one journal`);
  const open = Object.entries(sums).find(([, sum]) => !isZero(sum));
  if (open)
    throw new LedgerError(`${journal.id}: ${open[0]} does not sum to zero but to ${open[1]}`);
};

type Balances = Record<string, Decimal>;

/** Adds a journal's postings to `changed`, an overlay over the ledger's balances. */
const addBalances = (ledger: Ledger, changed: Balances, journal: Journal): void => {
  for (const { account, delta } of journal.postings) {
    changed[account] = add(changed[account] ?? balanceOf(ledger, account), delta);
  }
  for (const { account } of journal.postings) {
    const balance = changed[account] ?? ZERO;
    if (account.startsWith('user:') && isNegative(balance)) {
      throw new LedgerError(`${journal.id}: ${account} would be ${balance}`);
    }
  }
};

/** The journals not yet posted. Throws if an id is already used with other content, or occurs twice in the batch. */
const unknown = (ledger: Ledger, journals: readonly Journal[]): readonly Journal[] => {
  const ids = new Set<string>();
  return journals.filter((journal) => {
    if (ids.has(journal.id)) throw new LedgerError(`${journal.id}: twice in one decision`);
    ids.add(journal.id);
    const known = ledger.journals[ledger.index[journal.id] ?? -1];
    if (known === undefined) return true;
    if (sameContent(known, journal)) return false;
    throw new LedgerError(`${journal.id}: posted before with other content`);
  });
};

/**
 * Appends journals to the ledger in place, all or none. A repeated journal is ignored. Throws `LedgerError`, without a
 * change, for a known id with other content, a sum other than zero, a negative user balance, live and demo money
 * together, or a time before the last journal.
 */
export const post = (ledger: Ledger, ...journals: readonly Journal[]): void => {
  const changed: Balances = {};
  let last = ledger.journals.at(-1)?.at ?? 0;
  const fresh = unknown(ledger, journals);
  for (const journal of fresh) {
    checkSums(journal);
    if (journal.at < last) throw new LedgerError(`${journal.id}: earlier than the last journal`);
    last = journal.at;
    addBalances(ledger, changed, journal);
  }
  Object.assign(ledger.balances, changed);
  for (const journal of fresh) {
    ledger.index[journal.id] = ledger.journals.length;
    ledger.journals.push(journal);
  }
};

/** Balances folded from the first journal on; the cached balances must equal them. */
export const foldBalances = (journals: readonly Journal[]): Record<string, Decimal> => {
  const balances: Record<string, Decimal> = {};
  for (const { postings } of journals) {
    for (const { account, delta } of postings)
      balances[account] = add(balances[account] ?? ZERO, delta);
  }
  return balances;
};
