import { useEffect, useEffectEvent, useRef } from 'react';
import {
  diffRecords,
  hasChanges,
  nothingSeen,
  rememberRecords,
  type RecordChanges,
  type SeenRecords,
  type TrackedRecord,
} from './record-changes';

/** How long an outcome is shown, in milliseconds: long enough for somebody who looks elsewhere. */
export const OUTCOME_MS = 8000;

/**
 * Calls back with what changed in a list since it was last seen, all of one look together. The first look changes nothing:
 * its records are old.
 */
export const useRecordChanges = <T extends TrackedRecord>(
  records: readonly T[] | undefined,
  onChanges: (changes: RecordChanges<T>) => void,
): void => {
  const seen = useRef<SeenRecords<T['status']>>(undefined);
  const notify = useEffectEvent(onChanges);
  // The outside system: toasts and the query cache.
  useEffect(() => {
    if (records === undefined) return;
    const before = seen.current;
    seen.current = rememberRecords(before ?? nothingSeen(), records);
    const changes = before && diffRecords(before, records);
    if (changes !== undefined && hasChanges(changes)) notify(changes);
  }, [records]);
};
