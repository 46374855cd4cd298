import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedKind } from '@/domain/screens/record-path';
import { showToast } from '@/ui';
import { isToldElsewhere, type Message } from '../model';
import { useNewestMessages, useRefreshUser, type MessageLanguage } from '../queries';

/** How long an arrival is shown, in milliseconds: long enough to reach for. The bell keeps it. */
const SHOWN_MS = 5000;

/**
 * Shows a toast for each message that arrives, which leads to it; one toast for several. What a message says of the user
 * holds on the screen that is open, too.
 */
export const MessageWatcher = (props: {
  readonly language: MessageLanguage;
  /** Epoch seconds: messages before are no arrivals. */
  readonly since: number;
  /** Opens a message, or the list if `undefined`. */
  readonly onOpen: (id: number | undefined) => void;
  /** True where the messages, or what they are about, are on the screen already. */
  readonly isQuiet: boolean;
  /** Kinds of records that the app tells of without messages. */
  readonly toldElsewhere: readonly LinkedKind[];
}) => {
  const { t } = useTranslation('notifications');
  const seen = useRef<ReadonlySet<number>>(new Set());
  const messages = useNewestMessages(props.language)?.messages;
  const refreshUser = useRefreshUser();
  const tell = useEffectEvent((listed: readonly Message[]) => {
    const arrived = listed.filter(
      ({ id, sentAt = 0 }) => sentAt >= props.since && !seen.current.has(id),
    );
    seen.current = new Set([...seen.current, ...arrived.map(({ id }) => id)]);
    if (arrived.length > 0) refreshUser();
    const told = arrived.filter(
      (message) => message.isUnread && !isToldElsewhere(message, props.toldElsewhere),
    );
    const [first] = told;
    if (first === undefined || props.isQuiet) return;
    const isOne = told.length === 1;
    showToast({
      text: isOne ? first.title : t('arrived', { count: told.length }),
      duration: SHOWN_MS,
      action: { label: t('open.message'), run: () => props.onOpen(isOne ? first.id : undefined) },
    });
  });
  // Synchronises with toasts.
  useEffect(() => {
    if (messages !== undefined) tell(messages);
  }, [messages]);
  return null;
};
