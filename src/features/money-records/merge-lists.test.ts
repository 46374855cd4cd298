import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@mocks/testing/runs';
import { moneyRecord as record } from '../../../tests/support/money-record';
import {
  compareRecords,
  listsToLoad,
  mergeLists,
  reachesFurther,
  withRanks,
  type LoadedList,
} from './merge-lists';
import { KINDS, startOf, type Kind, type UnrankedRecord } from './model';

const PAGE = 3;

const inPages = (rows: readonly UnrankedRecord[]): readonly (readonly UnrankedRecord[])[] =>
  rows.flatMap((_, index) => (index % PAGE === 0 ? [rows.slice(index, index + PAGE)] : []));

/** The pages of a list of a kind: few different times, so that ties are common; some without a time, some settled later. */
const pagesOf = (kind: Kind) =>
  fc
    .array(
      fc.record({
        placedAt: fc.integer({ min: 0, max: 12 }),
        isTimed: fc.boolean(),
        delay: fc.constantFrom(undefined, 0, 1, 9),
        /** A part of a position has the time of the position's order, which may be older than those listed after it. */
        isPart: fc.boolean(),
      }),
      { maxLength: 15 },
    )
    .map((rows) =>
      inPages(
        rows
          .toSorted((a, b) => b.placedAt - a.placedAt)
          .map(({ placedAt, isTimed, delay, isPart }, index) => {
            const id = rows.length - index;
            if (delay !== undefined)
              return {
                ...record(kind, id, placedAt + delay),
                placedAt: isPart ? placedAt - 5 : placedAt,
              };
            return record(kind, id, isTimed || index === 0 ? placedAt : undefined);
          }),
      ),
    );

describe('several paged lists in one', () => {
  it('only ever grows at its end, and ends complete', () => {
    let grown = 0;
    fc.assert(
      fc.property(fc.tuple(...KINDS.map((kind) => pagesOf(kind))), (all) => {
        const whole = all.flatMap((list) => withRanks(list).records).toSorted(compareRecords);
        let pages = all.map(() => 1);
        const load = (): readonly (LoadedList & { readonly index: number })[] =>
          all.map((list, index) => ({
            index,
            ...withRanks(list.slice(0, pages[index])),
            hasMore: list.length > (pages[index] ?? 0),
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
    expect(
      mergeLists([
        { ...withRanks([[record('topUp', 1, 50)]]), hasMore: false },
        { ...withRanks([]), hasMore: true },
      ]),
    ).toEqual([]);
  });
});

describe('a trade that is settled', () => {
  const settled = { ...record('leverage', 1, 300), placedAt: 100 };

  it('has its place at that time among newer orders of its page', () => {
    const { records, edge } = withRanks([[record('leverage', 2, 200), settled]]);
    expect(records.toSorted(compareRecords).map(({ id }) => id)).toEqual([1, 2]);
    // What the server lists further on was ordered before 100.
    expect(edge?.rank).toBe(100);
  });

  it('does not move the edge to its order, if newer orders are listed after it', () => {
    const { edge } = withRanks([[{ ...settled, id: 3 }, record('leverage', 2, 200)]]);
    expect(edge?.rank).toBe(200);
  });

  it('comes after the pages before its own, with its time', () => {
    const { records } = withRanks([[record('leverage', 2, 200)], [settled]]);
    expect(records.map(({ id, at, rank }) => [id, at, rank])).toEqual([
      [2, 200, 200],
      [1, 300, 200],
    ]);
  });
});

describe('a period', () => {
  const week = startOf('week', 1_000_100);
  const newer = record('topUp', 2, 1_000_000);

  it('needs no older page once the loaded ones reach back to its start', () => {
    const [near, far] = [[newer], [newer, record('topUp', 1, 100)]].map((page) =>
      withRanks([page]),
    );
    if (near === undefined || far === undefined) throw new Error('two lists');
    expect(reachesFurther([{ ...near, hasMore: true }], week)).toBe(true);
    expect(reachesFurther([{ ...far, hasMore: true }], week)).toBe(false);
    expect(reachesFurther([{ ...far, hasMore: true }], undefined)).toBe(true);
    expect(reachesFurther([{ ...near, hasMore: false }], undefined)).toBe(false);
  });
});
