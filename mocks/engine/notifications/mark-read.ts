import type { Context, Decision } from '../context';
import { Refusal } from '../refusal';
import type { User, WorldEvent } from '../state';
import type { Notification } from './notification';

/** The wire's value for "all messages". */
const ALL = -1;

/** The messages of a user, newest first. */
export const notificationsOf = ({ state }: Context, user: User): readonly Notification[] =>
  Object.values(state.records.notifications)
    .filter(({ owner }) => owner === user.id)
    .toSorted((a, b) => b.sentAt - a.sentAt || b.id - a.id);

/** Marks one message as read, or all with -1. Idempotent. Throws `data_not_found`. */
export const markRead = (
  context: Context,
  user: User,
  id: number,
): Decision<'operation_success'> => {
  const own = notificationsOf(context, user);
  const chosen = id === ALL ? own : own.filter((message) => message.id === id);
  if (id !== ALL && chosen.length === 0) throw new Refusal('data_not_found');
  const events = chosen
    .filter(({ readAt }) => readAt === undefined)
    .map((message): WorldEvent => ({
      kind: 'recordPut',
      collection: 'notifications',
      record: { ...message, readAt: context.now },
    }));
  return { events, reply: 'operation_success' };
};
