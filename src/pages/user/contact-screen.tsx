import { useTranslation } from 'react-i18next';
import { ContactForm } from '@/features/auth';
import { Card } from '@/ui';
import { SecurityScreen } from './security-screen';
import { useReturn } from './use-return';

/** The phone or the e-mail address that codes go to. */
export const ContactScreen = ({ kind }: { readonly kind: 'phone' | 'email' }) => {
  const { t } = useTranslation('settings');
  const leave = useReturn();
  return (
    <SecurityScreen>
      {(security) => (
        <div className="flex flex-col gap-5">
          {security[kind] !== null && (
            <Card>
              <p className="text-label text-ink-2">{t('now')}</p>
              <p className="mt-1 text-row wrap-anywhere">{security[kind]}</p>
            </Card>
          )}
          <ContactForm kind={kind} onDone={leave} />
        </div>
      )}
    </SecurityScreen>
  );
};
