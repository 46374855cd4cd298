import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diffRecords,
  hasChanges,
  noRecordsSeen,
  rememberRecords,
  type TrackedRecord,
} from './record-changes';

const of = (...rows: readonly (readonly [number, string])[]): readonly TrackedRecord[] =>
  rows.map(([id, status]) => ({ id, status }));

const after = (...looks: readonly (readonly TrackedRecord[])[]) => {
  const last = looks.at(-1) ?? [];
  let seen = noRecordsSeen<string>();
  for (const look of looks.slice(0, -1)) seen = rememberRecords(seen, look);
  return diffRecords(seen, last);
};

describe('changes of records', () => {
  it('are new records, changed statuses and removed records', () => {
    expect(
      after(of([1, 'open'], [2, 'open'], [3, 'open']), of([2, 'open'], [3, 'closed'], [4, 'open'])),
    ).toEqual({
      appeared: of([4, 'open']),
      changed: [{ record: { id: 3, status: 'closed' }, before: 'open' }],
      gone: [1],
    });
  });

  it('do not report a record as new that was listed before', () => {
    const changes = after(of([1, 'open']), of(), of([1, 'open']));
    expect(hasChanges(changes)).toBe(false);
  });

  it('report the new status of a record that was missing for a while', () => {
    const changes = after(of([1, 'open']), of([2, 'open']), of([1, 'closed']));
    expect(changes.changed).toEqual([{ record: { id: 1, status: 'closed' }, before: 'open' }]);
    expect(changes.gone).toEqual([2]);
  });

  it('report a removed record once', () => {
    expect(after(of([1, 'open']), of(), of()).gone).toEqual([]);
  });

  it('ignore the order of the list', () => {
    const row = fc.tuple(fc.nat(20), fc.constantFrom('open', 'closed'));
    fc.assert(
      fc.property(fc.uniqueArray(row, { selector: ([id]) => id }), (rows) => {
        expect(hasChanges(after(of(...rows), of(...rows.toReversed())))).toBe(false);
      }),
    );
  });

  it('applied to the remembered list, give the next list', () => {
    const row = fc.tuple(fc.nat(8), fc.constantFrom('pending', 'open', 'closed'));
    const list = fc.uniqueArray(row, { selector: ([id]) => id });
    fc.assert(
      fc.property(list, list, (before, now) => {
        const { appeared, changed, gone } = after(of(...before), of(...now));
        const known = new Map<number, string>(before);
        for (const id of gone) known.delete(id);
        for (const { id, status } of [...appeared, ...changed.map(({ record }) => record)])
          known.set(id, status);
        expect(Object.fromEntries(known)).toEqual(Object.fromEntries(now));
      }),
    );
  });
});
