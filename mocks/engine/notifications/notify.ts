import type { Context } from '../context';
import { nextId, type WorldEvent } from '../state';
import type { NotificationCategory, NotificationText } from './notification';

/** Tells a user something. One a decision. */
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
