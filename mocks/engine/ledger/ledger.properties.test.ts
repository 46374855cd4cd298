import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  add,
  compare,
  decimal,
  fromTicks,
  isNegative,
  isZero,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { runs } from '../../testing/runs';
import {
  accountParts,
  emptyLedger,
  foldBalances,
  LedgerError,
  post,
  systemAccount,
  userAccount,
  type AccountKey,
  type Journal,
  type Ledger,
  type Posting,
} from './ledger';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const MODES = ['live', 'demo'] as const;
const CURRENCIES = ['USDT', 'BTC'] as const;

type Purse = readonly AccountKey[];

/** The accounts of one mode and currency: money can move only among them. The first is the outside world. */
const PURSES: readonly Purse[] = MODES.flatMap((mode) =>
  CURRENCIES.map((currency) => [
    systemAccount(mode, 'ext:deposits', currency),
    ...[1, 2].flatMap((owner): AccountKey[] => [
      userAccount(owner, mode, 'coin', currency, 'available'),
      userAccount(owner, mode, 'coin', currency, 'frozen'),
    ]),
  ]),
);

const cents = (amount: number): Decimal => decimal(fromTicks(amount, 2));
const anyId = fc.integer({ min: 0, max: 60 }).map((number) => `journal:${number}`);

/** Within one purse: valid unless the balance is too low. */
const movement = fc
  .constantFrom(...PURSES)
  .chain((purse) =>
    fc.tuple(
      // Every second journal brings money in, so that there is some to move.
      fc
        .oneof(fc.constant(purse.slice(0, 1)), fc.constant(purse))
        .chain((from) => fc.constantFrom(...from)),
      fc.constantFrom(...purse),
      fc.integer({ min: 1, max: 100_000 }),
    ),
  )
  .map(([from, to, amount]): readonly Posting[] => [
    { account: from, delta: cents(-amount) },
    { account: to, delta: cents(amount) },
  ]);

/** Across all accounts; it rarely sums to zero. */
const chaos = fc
  .array(fc.tuple(fc.constantFrom(...PURSES.flat()), fc.integer({ min: -5, max: 5 })), {
    maxLength: 4,
  })
  .map((moves): readonly Posting[] =>
    moves.map(([account, delta]) => ({ account, delta: cents(delta) })),
  );

/** From one purse to another: from live to demo, or between currencies. */
const crossing = fc
  .tuple(fc.constantFrom(...PURSES), fc.constantFrom(...PURSES))
  .map(([from, to]): readonly Posting[] => [
    ...from.slice(0, 1).map((account) => ({ account, delta: cents(-100) })),
    ...to.slice(1, 2).map((account) => ({ account, delta: cents(100) })),
  ]);

const journals = fc
  .array(
    fc.tuple(
      anyId,
      fc.integer({ min: -2, max: 9 }),
      fc.oneof({ weight: 5, arbitrary: movement }, crossing, chaos),
    ),
    { size: 'large', maxLength: 60 },
  )
  .map((all): readonly Journal[] =>
    // In time order, with an occasional step back.
    all.map(([id, jitter, postings], index) => ({
      id,
      at: 100 + index + (jitter < 0 ? jitter : 0),
      kind: 'test',
      postings,
    })),
  );

/** Posts all journals, including invalid ones; returns those that were accepted. */
const postAll = (all: readonly Journal[]): { ledger: Ledger; taken: readonly Journal[] } => {
  const ledger = emptyLedger();
  const taken = all.filter((journal) => {
    const before = JSON.stringify(ledger);
    try {
      post(ledger, journal);
      return true;
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      expect(JSON.stringify(ledger)).toBe(before);
      return false;
    }
  });
  return { ledger, taken };
};

const totals = (journal: Journal): readonly Decimal[] => {
  const sums: Record<string, Decimal> = {};
  for (const { account, delta } of journal.postings) {
    const { currency } = accountParts(account);
    sums[currency] = add(sums[currency] ?? ZERO, delta);
  }
  return Object.values(sums);
};

const check = (property: (ledger: Ledger, taken: readonly Journal[]) => void): void => {
  fc.assert(
    fc.property(journals, (all) => {
      const { ledger, taken } = postAll(all);
      property(ledger, taken);
    }),
    runs(100),
  );
};

it('every journal and the whole ledger sum to zero per currency', () => {
  check((ledger) => {
    expect(ledger.journals.flatMap(totals).filter((sum) => !isZero(sum))).toEqual([]);
    const all = { id: '', at: 0, kind: '', postings: ledger.journals.flatMap((j) => j.postings) };
    expect(totals(all).filter((sum) => !isZero(sum))).toEqual([]);
  });
});

it('no user bucket is negative after any journal', () => {
  check((ledger) => {
    for (let length = 1; length <= ledger.journals.length; length += 1) {
      const balances = Object.entries(foldBalances(ledger.journals.slice(0, length)));
      const negative = balances.filter(
        ([account, balance]) => account.startsWith('user:') && isNegative(balance),
      );
      expect(negative).toEqual([]);
    }
  });
});

it('balances equal the fold of the journals', () => {
  check((ledger) => {
    const folded = foldBalances(ledger.journals);
    expect(Object.keys(ledger.balances).toSorted()).toEqual(Object.keys(folded).toSorted());
    for (const [account, balance] of Object.entries(folded)) {
      expect(compare(balance, ledger.balances[account] ?? ZERO)).toBe(0);
    }
  });
});

it('live and demo money never share a journal', () => {
  check((ledger) => {
    for (const { postings } of ledger.journals) {
      expect(new Set(postings.map(({ account }) => accountParts(account).mode)).size).toBe(1);
    }
  });
});

it('times never decrease and ids are unique', () => {
  check((ledger) => {
    const times = ledger.journals.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(ledger.journals.map(({ id }) => id)).size).toBe(ledger.journals.length);
  });
});

it('posting every accepted journal a second time changes nothing', () => {
  check((ledger, taken) => {
    const before = JSON.stringify(ledger);
    for (const journal of taken) post(ledger, structuredClone(journal));
    expect(JSON.stringify(ledger)).toBe(before);
  });
});

it('the generator covers journals of every kind, and many are accepted', () => {
  const tried = fc.sample(journals, { numRuns: 100, seed: 1 });
  const taken = tried.map((all) => postAll(all).ledger.journals.length);
  const total = taken.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(500);
  expect(tried.flat().length - total).toBeGreaterThan(500);
});
