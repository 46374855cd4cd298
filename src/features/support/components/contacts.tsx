import { useTranslation } from 'react-i18next';
import { Card, EmptyState, ListRow, LoadableView, showToast, SkeletonRows } from '@/ui';
import { ArrowSquareOutIcon, HeadsetIcon } from '@/ui/icons';
import { copyText } from '@/lib/copy-text';
import { urlWithMessage, type SupportContact } from '../model';
import { useSupportContacts } from '../queries';

interface ContactsProps {
  /** The message that a contact opens with; where its address takes none, it is copied. */
  readonly message: string | undefined;
}

/** A contact with the host that it opens. One with a made-up address is no link. */
const ContactRow = ({ contact, message }: ContactsProps & { readonly contact: SupportContact }) => {
  const { t } = useTranslation('service');
  const { name, url, host, isMadeUp } = contact;
  const full = message === undefined ? undefined : urlWithMessage(contact, message);
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text);
    showToast({ text: t(isCopied ? 'case.copied' : 'notCopied') });
  };
  const hint =
    message === undefined ? undefined : t(full === undefined ? 'case.pasted' : 'case.carried');
  const row = {
    leading: <HeadsetIcon aria-hidden="true" size={22} className="text-ink-2" />,
    title: name,
  };
  if (isMadeUp)
    return (
      <ListRow
        {...row}
        detail={
          <>
            <span className="block wrap-anywhere">{host}</span>
            <span className="block text-warn">{t('example')}</span>
          </>
        }
      />
    );
  return (
    <ListRow
      {...row}
      detail={
        <>
          <span className="block wrap-anywhere">{host}</span>
          {hint !== undefined && <span className="block">{hint}</span>}
        </>
      }
      trailing={<ArrowSquareOutIcon aria-hidden="true" size={20} className="text-ink-2" />}
      link={
        <a
          href={full ?? url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={[`${name}, ${host}.`, hint, t('newWindow')].filter(Boolean).join(' ')}
          onClick={() => {
            if (message !== undefined && full === undefined) void copy(message);
          }}
        />
      }
    />
  );
};

/** All contacts of customer service. */
export const Contacts = ({ message }: ContactsProps) => {
  const { t } = useTranslation(['service', 'app']);
  return (
    <Card title={t('contacts')}>
      <LoadableView
        of={useSupportContacts()}
        texts={{ failed: t('failed'), retry: t('app:retry') }}
        skeleton={<SkeletonRows rows={1} />}
        empty={{
          isEmpty: ({ length }) => length === 0,
          content: <EmptyState icon={<HeadsetIcon size={40} />} text={t('none')} />,
        }}
      >
        {(contacts) => (
          <div className="-my-2 divide-y divide-line">
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} message={message} />
            ))}
          </div>
        )}
      </LoadableView>
    </Card>
  );
};
