import { useTranslation } from 'react-i18next';
import type { LinkedKind } from '@/domain/screens/record-path';
import { messagePath } from '@/domain/screens/notification-path';
import { Link, ListRow } from '@/ui';
import { useRecordMessages, type MessageLanguage } from '../queries';
import { useAgoText } from '../use-texts';
import { MessageIcon } from './message-icon';

/** Links to the messages about a record; nothing where there are none. */
export const RecordMessages = (props: {
  readonly kind: LinkedKind;
  readonly id: number;
  readonly language: MessageLanguage;
}) => {
  const { t } = useTranslation('notifications');
  const agoText = useAgoText();
  const messages = useRecordMessages(props.kind, props.id, props.language);
  if (messages.length === 0) return null;
  return (
    <section>
      <h3 className="text-label text-ink-2">{t('about')}</h3>
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
    </section>
  );
};
