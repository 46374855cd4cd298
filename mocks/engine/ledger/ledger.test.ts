import { beforeEach, describe, expect, it } from 'vitest';
import { decimal, negate, ZERO } from '@/domain/money/decimal';
import {
  accountParts,
  balanceOf,
  emptyLedger,
  foldBalances,
  LedgerError,
  post,
  systemAccount,
  userAccount,
  type AccountKey,
  type Journal,
  type Ledger,
} from './ledger';

const OWNER = 10_001;
const available = userAccount(OWNER, 'demo', 'coin', 'USDT', 'available');
const frozen = userAccount(OWNER, 'demo', 'coin', 'USDT', 'frozen');
const outside = systemAccount('demo', 'ext:deposits', 'USDT');
const fees = systemAccount('demo', 'house:fee', 'USDT');

const journal = (
  id: string,
  at: number,
  ...moves: readonly (readonly [AccountKey, string])[]
): Journal => ({
  id,
  at,
  kind: 'test',
  postings: moves.map(([account, delta]) => ({ account, delta: decimal(delta) })),
});

/** 250.00 is paid in. */
const deposit = journal('deposit', 1000, [outside, '-250'], [available, '250']);

let ledger: Ledger;
beforeEach(() => {
  ledger = emptyLedger();
  post(ledger, deposit);
});

/** The journal is refused and the ledger is unchanged. */
const expectRefused = (wrong: Journal, reason: RegExp): void => {
  const before = structuredClone(ledger);
  expect(() => post(ledger, wrong)).toThrow(LedgerError);
  expect(() => post(ledger, wrong)).toThrow(reason);
  expect(ledger).toEqual(before);
};

describe('the ledger', () => {
  it('moves money between buckets, the fee to the house', () => {
    // Stake 100, fee 0.2 % of it = 0.20: 250 - 100 - 0.20 = 149.80 available.
    post(
      ledger,
      journal(
        'open',
        2000,
        [available, '-100'],
        [frozen, '100'],
        [available, '-0.2'],
        [fees, '0.2'],
      ),
    );
    expect(balanceOf(ledger, available)).toBe('149.8');
    expect(balanceOf(ledger, frozen)).toBe('100');
    expect(balanceOf(ledger, fees)).toBe('0.2');
    expect(balanceOf(ledger, outside)).toBe('-250');
  });

  it('adds decimals exactly: 0.1 + 0.2 is 0.3', () => {
    post(ledger, journal('a', 2000, [available, '-0.1'], [frozen, '0.1']));
    post(ledger, journal('b', 2000, [available, '-0.2'], [frozen, '0.2']));
    expect(balanceOf(ledger, frozen)).toBe('0.3');
  });

  it('reports zero for an account without journals', () => {
    expect(balanceOf(ledger, fees)).toBe(ZERO);
  });

  it('has balances equal to the fold of its journals', () => {
    post(ledger, journal('freeze', 2000, [available, '-250'], [frozen, '250']));
    expect(foldBalances(ledger.journals)).toEqual({
      [outside]: '-250',
      [available]: '0',
      [frozen]: '250',
    });
    expect(ledger.balances).toEqual(foldBalances(ledger.journals));
  });

  it('accepts several journals at one time', () => {
    post(ledger, journal('same moment', 1000, [available, '-1'], [frozen, '1']));
    expect(ledger.journals.map(({ id }) => id)).toEqual(['deposit', 'same moment']);
  });

  it('posts a repeated journal once', () => {
    const before = structuredClone(ledger);
    post(ledger, structuredClone(deposit));
    expect(ledger).toEqual(before);
  });

  it('ignores a repeat even after later journals', () => {
    post(ledger, journal('later', 5000, [available, '-1'], [frozen, '1']));
    const before = structuredClone(ledger);
    post(ledger, structuredClone(deposit));
    expect(ledger).toEqual(before);
  });
});

describe('the ledger refuses, without a change,', () => {
  it.each<[string, Journal, RegExp]>([
    [
      'a known id with another amount',
      journal('deposit', 1000, [outside, '-251'], [available, '251']),
      /other content/u,
    ],
    ['a known id at another time', { ...deposit, at: 1001 }, /other content/u],
    ['a known id of another kind', { ...deposit, kind: 'gift' }, /other content/u],
    [
      'a sum that is not zero',
      journal('leak', 2000, [available, '-100'], [frozen, '99.99']),
      /USDT does not sum to zero but to -0\.01/u,
    ],
    [
      'currencies that cancel out only together',
      journal(
        'mixed',
        2000,
        [available, '-1'],
        [userAccount(OWNER, 'demo', 'coin', 'BTC', 'available'), '1'],
      ),
      /does not sum to zero/u,
    ],
    [
      'more than the user has',
      journal('overdraft', 2000, [available, '-250.01'], [frozen, '250.01']),
      /would be -0\.01/u,
    ],
    [
      'a negative frozen bucket',
      journal('unfreeze', 2000, [frozen, '-1'], [available, '1']),
      /would be -1/u,
    ],
    [
      'live and demo money together',
      journal(
        'bridge',
        2000,
        [available, '-1'],
        [userAccount(OWNER, 'live', 'coin', 'USDT', 'available'), '1'],
      ),
      /live and demo/u,
    ],
    ['no postings at all', journal('nothing', 2000), /live and demo/u],
    [
      'a time before the last journal',
      journal('past', 999, [available, '-1'], [frozen, '1']),
      /earlier/u,
    ],
  ])('%s', (_what, wrong, reason) => {
    expectRefused(wrong, reason);
  });

  it('checks only the final balance of a bucket: it may be negative between two postings of one journal', () => {
    post(ledger, journal('net', 2000, [available, '-300'], [available, '300']));
    expect(balanceOf(ledger, available)).toBe('250');
  });
});

describe('account names', () => {
  it('contain mode and currency', () => {
    expect(accountParts(available)).toEqual({ mode: 'demo', currency: 'USDT' });
    expect(accountParts(systemAccount('live', 'house:pnl', 'BTC'))).toEqual({
      mode: 'live',
      currency: 'BTC',
    });
  });

  it('differ if any part differs', () => {
    const names = [
      available,
      frozen,
      userAccount(OWNER + 1, 'demo', 'coin', 'USDT', 'available'),
      userAccount(OWNER, 'live', 'coin', 'USDT', 'available'),
      userAccount(OWNER, 'demo', 'contract', 'USDT', 'available'),
      userAccount(OWNER, 'demo', 'coin', 'BTC', 'available'),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(negate(decimal('1'))).toBe('-1');
  });
});
