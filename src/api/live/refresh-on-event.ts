import type { QueryClient } from '@tanstack/react-query';
import {
  diffRecords,
  hasChanges,
  noRecordsSeen,
  rememberRecords,
  type TrackedRecord,
} from '@/lib/record-changes';
import { onLiveEvent, type LiveEvent, type LiveEventName } from './events';

/** Events addressed to one user. */
type OwnEventName = {
  [Name in LiveEventName]: LiveEvent<Name> extends { readonly to?: number | undefined }
    ? Name
    : never;
}['closed_microorder' | 'lever_closed' | 'lever_trade' | 'user_notification'];

/** Subscribes to an event about the user's records. Returns the unsubscribe function. */
export type EventSubscription = (client: QueryClient, user: number) => () => void;

/**
 * Creates a subscription that calls `refresh` when an event reports changed records of the user. `recordsOf` returns the
 * records that an event lists, for events that are also sent while nothing has changed.
 */
export const refreshOnEvent =
  <Name extends OwnEventName>(
    name: Name,
    refresh: (client: QueryClient) => unknown,
    recordsOf?: (event: LiveEvent<Name>) => readonly TrackedRecord[],
  ): EventSubscription =>
  (client, user) => {
    let seen = noRecordsSeen<string>();
    return onLiveEvent(name, (event) => {
      // Older servers send no user id and rely on the room alone.
      if (event.to !== undefined && event.to !== user) return;
      const records = recordsOf?.(event);
      const isChange = records === undefined || hasChanges(diffRecords(seen, records));
      if (records !== undefined) seen = rememberRecords(seen, records);
      if (isChange) refresh(client);
    });
  };
