import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { runs } from '@mocks/testing/runs';
import {
  compareRecords,
  isWithin,
  KINDS,
  listsToLoad,
  mergeLists,
  reachesFurther,
  startOf,
  unlistedKinds,
  withRanks,
  type Kind,
  type LoadedList,
  type UnrankedRecord,
} from './model';

const record = (kind: Kind, id: number, at: number | undefined): UnrankedRecord => ({
  kind,
  id,
  number: `${id}`,
  at,
  progress: 'done',
  currency: 'USDT',
  amount: decimal('1'),
  got: undefined,
  from: undefined,
});

/** A list of a kind, newest first, of few different times, so that ties are common; some without a time. */
const listOf = (kind: Kind) =>
  fc
    .array(fc.record({ at: fc.integer({ min: 0, max: 12 }), isTimed: fc.boolean() }), {
      maxLength: 15,
    })
    .map((rows) =>
      withRanks(
        rows
          .toSorted((a, b) => b.at - a.at)
          .map(({ at, isTimed }, index) =>
            record(kind, rows.length - index, isTimed || index === 0 ? at : undefined),
          ),
      ),
    );

const PAGE = 3;

describe('several paged lists in one', () => {
  it('only ever grows at its end, and ends complete', () => {
    let grown = 0;
    fc.assert(
      fc.property(fc.tuple(...KINDS.map((kind) => listOf(kind))), (all) => {
        const whole = all.flat().toSorted(compareRecords);
        let pages = all.map(() => 1);
        const load = (): readonly (LoadedList & { readonly index: number })[] =>
          all.map((list, index) => ({
            index,
            records: list.slice(0, (pages[index] ?? 0) * PAGE),
            hasMore: list.length > (pages[index] ?? 0) * PAGE,
          }));
        for (let turn = 0; turn < 40; turn += 1) {
          const lists = load();
          const shown = mergeLists(lists);
          const next = listsToLoad(lists);
          const isComplete = lists.every(({ hasMore }) => !hasMore);
          expect(shown).toEqual(whole.slice(0, isComplete ? whole.length : shown.length));
          expect(next.length === 0).toBe(isComplete);
          if (isComplete) break;
          grown += 1;
          pages = pages.map((count, index) =>
            next.some((list) => list.index === index) ? count + 1 : count,
          );
        }
        expect(load().every(({ hasMore }) => !hasMore)).toBe(true);
      }),
      runs(1000),
    );
    expect(grown).toBeGreaterThan(1000);
  });

  it('shows nothing before the first page of each list', () => {
    const [one] = [withRanks([record('topUp', 1, 50)])];
    expect(
      mergeLists([
        { records: one, hasMore: false },
        { records: [], hasMore: true },
      ]),
    ).toEqual([]);
  });
});

describe('a filter', () => {
  const [newer, older] = withRanks([record('topUp', 2, 1_000_000), record('topUp', 1, 100)]);
  const week = startOf('week', 1_000_100);

  it('goes by kind, currency and period', () => {
    if (newer === undefined || older === undefined) throw new Error('two records');
    const filter = { kind: 'all', currency: undefined, period: 'week' } as const;
    expect([newer, older].filter((one) => isWithin(one, filter, week))).toEqual([newer]);
    expect(isWithin(newer, { ...filter, kind: 'transfer' }, undefined)).toBe(false);
    expect(isWithin(newer, { ...filter, currency: 'BTC' }, undefined)).toBe(false);
    const exchange = { ...newer, got: { currency: 'BTC', amount: decimal('1') } };
    expect(isWithin(exchange, { ...filter, currency: 'BTC' }, undefined)).toBe(true);
  });

  it('needs no older page once the loaded ones reach back to its start', () => {
    if (newer === undefined || older === undefined) throw new Error('two records');
    expect(reachesFurther([{ records: [newer], hasMore: true }], week)).toBe(true);
    expect(reachesFurther([{ records: [newer, older], hasMore: true }], week)).toBe(false);
    expect(reachesFurther([{ records: [newer, older], hasMore: true }], undefined)).toBe(true);
    expect(reachesFurther([{ records: [newer], hasMore: false }], undefined)).toBe(false);
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
