import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getGetNotificationsQueryKey,
  useGetNotifications,
  useMarkNotificationRead,
} from '@/api/generated/hooks/account/account';
import { getNotificationsPages } from '@/api/generated/hooks/account/account.pages';
import { getGetUserInfoQueryKey } from '@/api/generated/hooks/session/session';
import type { NotificationPage } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import { refreshOnEvent } from '@/api/live/refresh-on-event';
import { isMissingCall } from '@/api/missing-call';
import { IDLE_POLL_MS } from '@/api/poll';
import type { LinkedKind } from '@/domain/screens/record-path';
import { isAbout, toMessage, type Message } from './model';

const PAGE_SIZE = 20;
const NEWEST_PAGE = { page: 1, limit: PAGE_SIZE } as const;
/** Poll interval of the newest messages on every screen. Where there is a socket, it tells of a new one at once. */
const NEWEST_MS = 60_000;
/** A record has a handful of messages. */
const MOST_OF_A_RECORD = 50;

/** Language code of messages. */
export type MessageLanguage = NonNullable<
  NonNullable<Parameters<typeof useGetNotifications>[0]>['lang']
>;

/** The newest messages, and how many are unread on all pages. */
export interface NewestMessages {
  readonly messages: readonly Message[];
  readonly unread: number;
}

const toNewest = ({ data, unread }: NotificationPage): NewestMessages => {
  const messages = data.map(toMessage);
  return { messages, unread: unread ?? messages.filter(({ isUnread }) => isUnread).length };
};

/** The newest messages of the signed-in user, polled; `undefined` until loaded, or where a server has none. */
export const useNewestMessages = (lang: MessageLanguage): NewestMessages | undefined =>
  useGetNotifications(
    { ...NEWEST_PAGE, lang },
    {
      query: {
        select: toNewest,
        // A server without messages is not asked again and again.
        refetchInterval: ({ state }) => (isMissingCall(state.error) ? false : NEWEST_MS),
      },
    },
  ).data;

/** All messages, newest first, as an infinite query. `isMissing` if the server has none. */
export const useMessages = (lang: MessageLanguage) => {
  const list = useInfiniteQuery({
    ...getNotificationsPages({ limit: PAGE_SIZE, lang }),
    refetchInterval: ({ state }) => (isMissingCall(state.error) ? false : IDLE_POLL_MS),
  });
  return {
    ...list,
    items: list.data?.pages.flatMap(({ data }) => data.map(toMessage)),
    isMissing: list.data === undefined && isMissingCall(list.error),
  };
};

/**
 * The messages about a record, or without `id` about any of its kind, newest first; none until loaded, and none after a
 * failure: the record works without.
 */
export const useMessagesAbout = (
  kind: LinkedKind,
  id: number | undefined,
  lang: MessageLanguage,
): readonly Message[] =>
  useGetNotifications(
    {
      page: 1,
      limit: MOST_OF_A_RECORD,
      reference_kind: kind,
      ...(id === undefined ? {} : { reference_id: id }),
      lang,
    },
    {
      // A server that does not know the filter sends all messages.
      query: {
        select: ({ data }) => data.map(toMessage).filter((message) => isAbout(message, kind, id)),
      },
    },
  ).data ?? [];

const refreshMessages = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, [getGetNotificationsQueryKey()]);

/** Reads the user again: a message may say that an identity was decided, or that the account was frozen. */
export const useRefreshUser = (): (() => void) => {
  const client = useQueryClient();
  return () => void invalidateQueries(client, [getGetUserInfoQueryKey()]);
};

/** The event that tells of a new message. */
export const messageEvents = [refreshOnEvent('user_notification', refreshMessages)] as const;

/** Every message, for `useMarkRead`. */
export const ALL_MESSAGES = -1;

/** Marks messages as read. A server that cannot is no failure to tell of when one was only opened. */
export const useMarkRead = (feedback: 'toast' | 'inline') => {
  const client = useQueryClient();
  const { mutate, isPending } = useMarkNotificationRead({
    // Also after a failure: the reply may have been lost, and not the command.
    mutation: { meta: { feedback }, onSettled: () => refreshMessages(client) },
  });
  return {
    isPending,
    mark: (id: number, onDone?: () => void): void =>
      mutate({ data: { id } }, { onSettled: () => onDone?.() }),
  };
};
