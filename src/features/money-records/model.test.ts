import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { moneyRecord as record } from '../../../tests/support/money-record';
import { withRanks } from './merge-lists';
import { isWithin, startOf, unlistedKinds, type Kind } from './model';

describe('a filter', () => {
  const [newer, older] = withRanks([
    [record('topUp', 2, 1_000_000), record('topUp', 1, 100)],
  ]).records;
  const week = startOf('week', 1_000_100);

  it('takes a trade at the time when it was settled', () => {
    const settled = { ...record('leverage', 1, 300), placedAt: 100 };
    const { records } = withRanks([[record('leverage', 2, 200)], [settled]]);
    const filter = { kind: 'all', currency: undefined, period: 'week' } as const;
    expect(records.filter((one) => isWithin(one, filter, 250)).map(({ id }) => id)).toEqual([1]);
  });

  it('goes by kind, currency and period', () => {
    if (newer === undefined || older === undefined) throw new Error('two records');
    const filter = { kind: 'all', currency: undefined, period: 'week' } as const;
    expect([newer, older].filter((one) => isWithin(one, filter, week))).toEqual([newer]);
    expect(isWithin(newer, { ...filter, kind: 'transfer' }, undefined)).toBe(false);
    expect(isWithin(newer, { ...filter, currency: 'BTC' }, undefined)).toBe(false);
    const exchange = { ...newer, got: { currency: 'BTC', amount: decimal('1') } };
    expect(isWithin(exchange, { ...filter, currency: 'BTC' }, undefined)).toBe(true);
  });
});

const list = (kind: Kind, isUnlisted: boolean) => ({ kind, isUnlisted });

describe('kinds that the server lists nowhere', () => {
  it('are those of which every list is missing, in the order of all kinds', () => {
    const lists = [list('transfer', true), list('topUp', true), list('spot', false)];
    expect(unlistedKinds(lists)).toEqual(['topUp', 'transfer']);
  });

  it('do not include one of which the list of one market is there', () => {
    expect(unlistedKinds([list('seconds', false), list('seconds', true)])).toEqual([]);
  });

  it('do not include kinds that were not asked for', () => {
    expect(unlistedKinds([])).toEqual([]);
  });
});
