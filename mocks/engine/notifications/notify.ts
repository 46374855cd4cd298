import type { Context } from '../context';
import { nextId, type WorldEvent } from '../state';
import type { NotificationCategory, NotificationText } from './notification';

/** Sends the user a notification. At most one per decision. */
export const notify = (
  { state, now }: Context,
  owner: number,
  category: NotificationCategory,
  text: NotificationText,
): WorldEvent => ({
  kind: 'recordPut',
  collection: 'notifications',
  record: {
    id: nextId(state, 'notifications'),
    owner,
    category,
    text,
    sentAt: now,
    readAt: undefined,
  },
});
