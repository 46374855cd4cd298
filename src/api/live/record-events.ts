import type { QueryClient } from '@tanstack/react-query';
import {
  diffRecords,
  hasChanges,
  nothingSeen,
  rememberRecords,
  type TrackedRecord,
} from '@/lib/record-changes';
import { onEvent, type LiveEvent, type LiveEventName } from './events';

/** Events of one user's room. */
type OwnEventName = {
  [Name in LiveEventName]: LiveEvent<Name> extends { readonly to?: number | undefined }
    ? Name
    : never;
}['closed_microorder' | 'lever_closed' | 'lever_trade'];

/** Follows an event that reports changes of the user's records. Returns the way to stop. */
export type RecordEvent = (client: QueryClient, user: number) => () => void;

/**
 * An event that reports changes of the user's records, and which queries to refresh then. `recordsOf`: the records that an
 * event lists, where it is also sent while none has changed.
 */
export const recordEvent =
  <Name extends OwnEventName>(
    name: Name,
    refresh: (client: QueryClient) => unknown,
    recordsOf?: (event: LiveEvent<Name>) => readonly TrackedRecord[],
  ): RecordEvent =>
  (client, user) => {
    let seen = nothingSeen<string>();
    return onEvent(name, (event) => {
      // An older server names nobody: it addresses the room alone.
      if (event.to !== undefined && event.to !== user) return;
      const records = recordsOf?.(event);
      const isChange = records === undefined || hasChanges(diffRecords(seen, records));
      if (records !== undefined) seen = rememberRecords(seen, records);
      if (isChange) refresh(client);
    });
  };
