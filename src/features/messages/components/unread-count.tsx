import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewestMessages, type MessageLanguage } from '../queries';

/** Above this the bell shows a plus: it has room for two digits. */
const MOST_SHOWN = 99;

/** The name of the bell and the number on it. */
export interface UnreadLabel {
  readonly label: string;
  readonly badge: ReactNode;
}

const Count = ({ count }: { readonly count: number }) => (
  <b className="absolute top-1 left-6 min-w-4.5 rounded-full bg-brand px-1 text-center text-micro text-on-fill">
    {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
  </b>
);

/** Reports the number of unread messages to a bell, which is there before this part is loaded. Renders nothing. */
export const UnreadCount = (props: {
  readonly language: MessageLanguage;
  /** Called with `undefined` if there are none. */
  readonly onChange: (label: UnreadLabel | undefined) => void;
}) => {
  const { t } = useTranslation('notifications');
  const count = useNewestMessages(props.language)?.unread ?? 0;
  const label = t('bell', { count });
  const report = useEffectEvent(props.onChange);
  // Synchronises the bell with the server.
  useEffect(() => {
    report(count > 0 ? { label, badge: <Count count={count} /> } : undefined);
  }, [count, label]);
  return null;
};
