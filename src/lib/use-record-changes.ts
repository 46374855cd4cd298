import { useEffect, useEffectEvent, useRef } from 'react';
import {
  diffRecords,
  hasChanges,
  noRecordsSeen,
  rememberRecords,
  type RecordChanges,
  type SeenRecords,
  type TrackedRecord,
} from './record-changes';

/** How long an outcome is shown, in milliseconds; long, because the user may be looking elsewhere. */
export const OUTCOME_MS = 8000;

/**
 * Calls back with all changes of a list since its previous version. The first version of a list changes nothing.
 */
export const useRecordChanges = <T extends TrackedRecord>(
  records: readonly T[] | undefined,
  onChanges: (changes: RecordChanges<T>) => void,
): void => {
  const seen = useRef<SeenRecords<T['status']>>(undefined);
  const notify = useEffectEvent(onChanges);
  // Synchronises with toasts and the query cache.
  useEffect(() => {
    if (records === undefined) return;
    const before = seen.current;
    seen.current = rememberRecords(before ?? noRecordsSeen(), records);
    const changes = before && diffRecords(before, records);
    if (changes !== undefined && hasChanges(changes)) notify(changes);
  }, [records]);
};
