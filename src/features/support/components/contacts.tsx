import { useTranslation } from 'react-i18next';
import { Card, EmptyState, ListRow, LoadableView, SkeletonRows } from '@/ui';
import { ArrowSquareOutIcon, HeadsetIcon } from '@/ui/icons';
import type { SupportContact } from '../model';
import { useSupportContacts } from '../queries';

/** A contact with the host that it opens. One with a made-up address is no link. */
const ContactRow = ({ contact }: { readonly contact: SupportContact }) => {
  const { t } = useTranslation('service');
  const { name, url, host, isMadeUp } = contact;
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
      detail={<span className="wrap-anywhere">{host}</span>}
      trailing={<ArrowSquareOutIcon aria-hidden="true" size={20} className="text-ink-2" />}
      link={
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name}, ${host}. ${t('newWindow')}`}
        />
      }
    />
  );
};

/** All contacts of customer service. */
export const Contacts = () => {
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
              <ContactRow key={contact.id} contact={contact} />
            ))}
          </div>
        )}
      </LoadableView>
    </Card>
  );
};
