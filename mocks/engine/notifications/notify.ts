import type { Context } from '../context';
import { nextId, type WorldEvent } from '../state';
import type { NotificationCategory, NotificationReference, NotificationText } from './notification';

/** Sends the user a notification about a record. At most one per decision. */
export const notify = (
  { state, now }: Context,
  owner: number,
  category: NotificationCategory,
  text: NotificationText,
  reference: NotificationReference,
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
    reference,
  },
});

/** Tells the user that how one gets into the account, or where its money can go, has changed. */
export const notifySecurity = (
  context: Context,
  owner: number,
  template:
    | 'passwordChanged'
    | 'tradePasswordSet'
    | 'tradePasswordChanged'
    | 'contactChanged'
    | 'authenticatorSet'
    | 'payoutMethodAdded',
  reference: NotificationReference = { kind: 'security' },
): WorldEvent =>
  notify(context, owner, 'system', { template, parameters: {}, reason: undefined }, reference);
