import type { UserNotificationRow } from '@/api/rows';
import { linkedKind, recordPath, type LinkedKind } from '@/domain/screens/record-path';

/** Categories that can be chosen; a server may send others, which are shown among all. */
export const MESSAGE_CATEGORIES = ['system', 'funds', 'trade', 'identity'] as const;

/** A category that the app has a word and an icon for. */
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/** What the list shows. */
export type MessageFilter = 'all' | MessageCategory;

/** All filters, in their order. */
export const MESSAGE_FILTERS: readonly MessageFilter[] = ['all', ...MESSAGE_CATEGORIES];

/** The record that a message is about. */
export interface MessageReference {
  readonly kind: LinkedKind;
  readonly id: number | undefined;
  /** The account that it belongs to; `undefined` for what belongs to no account alone. */
  readonly mode: 'live' | 'demo' | undefined;
}

/** A message to the user. */
export interface Message {
  readonly id: number;
  readonly title: string;
  /** Plain text; empty for none. */
  readonly text: string;
  /** `undefined` for a category that the app does not know. */
  readonly category: MessageCategory | undefined;
  readonly isUnread: boolean;
  /** A rejection, a loss of a position, or the security of the account. */
  readonly isImportant: boolean;
  /** Epoch seconds. */
  readonly sentAt: number | undefined;
  readonly reference: MessageReference | undefined;
}

const toReference = (reference: UserNotificationRow['reference']): MessageReference | undefined => {
  const kind = reference && linkedKind(reference.kind);
  return kind && { kind, id: reference.id, mode: reference.account_mode };
};

/** A row of the server as a message. */
export const toMessage = (row: UserNotificationRow): Message => ({
  id: row.id,
  title: row.title,
  text: row.content ?? row.abstract ?? '',
  category: MESSAGE_CATEGORIES.find((category) => category === row.category),
  isUnread: row.mark === 1,
  isImportant: row.important === 1,
  sentAt: row.create_time,
  reference: toReference(row.reference),
});

/** True if a filter shows the message. Rejections and security pass every filter. */
export const passes = ({ category, isImportant }: Message, filter: MessageFilter): boolean =>
  filter === 'all' || category === filter || isImportant;

/** True if the message is about this record, or without `id` about any of its kind. */
export const isAbout = (
  { reference }: Message,
  kind: LinkedKind,
  id: number | undefined,
): boolean => reference?.kind === kind && (id === undefined || reference.id === id);

/** The address of the record that a message is about; `undefined` without one. */
export const pathOf = ({ reference }: Message): string | undefined =>
  reference && recordPath(reference.kind, reference.id);

/**
 * True for a message that repeats what the app tells: of its orders it tells as they fill and close, of other `kinds` only
 * at times.
 */
export const isToldElsewhere = (
  { category, reference }: Message,
  kinds: readonly LinkedKind[],
): boolean => reference !== undefined && (category === 'trade' || kinds.includes(reference.kind));
