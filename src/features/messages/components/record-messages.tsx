import { useTranslation } from 'react-i18next';
import type { LinkedKind } from '@/domain/screens/record-path';
import { messagePath } from '@/domain/screens/notification-path';
import { Card, Link, ListRow } from '@/ui';
import type { Message } from '../model';
import { useMessagesAbout, type MessageLanguage } from '../queries';
import { useAgoText } from '../use-texts';
import { MessageIcon } from './message-icon';

/** How many messages a screen names that is about more than one record. */
const MOST_OF_A_SCREEN = 3;

const MessageLinks = ({ messages }: { readonly messages: readonly Message[] }) => {
  const agoText = useAgoText();
  return (
    <div className="divide-y divide-line">
      {messages.map((message) => (
        <ListRow
          key={message.id}
          leading={<MessageIcon message={message} />}
          title={message.title}
          detail={message.sentAt === undefined ? undefined : agoText(message.sentAt)}
          caret
          link={<Link to={messagePath(message.id)} />}
        />
      ))}
    </div>
  );
};

/** Links to the messages about a record; nothing where there are none. */
export const RecordMessages = (props: {
  readonly kind: LinkedKind;
  readonly id: number;
  readonly language: MessageLanguage;
}) => {
  const { t } = useTranslation('notifications');
  const messages = useMessagesAbout(props.kind, props.id, props.language);
  if (messages.length === 0) return null;
  return (
    <section>
      <h3 className="text-label text-ink-2">{t('about')}</h3>
      <MessageLinks messages={messages} />
    </section>
  );
};

/**
 * Links to the newest messages that lead to a screen: those about one of its records, or without `id` about any. Nothing
 * where there are none.
 */
export const ScreenMessages = (props: {
  readonly kind: LinkedKind;
  readonly id?: number;
  readonly language: MessageLanguage;
}) => {
  const { t } = useTranslation('notifications');
  const messages = useMessagesAbout(props.kind, props.id, props.language);
  if (messages.length === 0) return null;
  return (
    <Card title={t('about')}>
      <MessageLinks messages={messages.slice(0, MOST_OF_A_SCREEN)} />
    </Card>
  );
};
