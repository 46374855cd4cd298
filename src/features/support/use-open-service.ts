import { useTranslation } from 'react-i18next';
import { useIsSignedIn } from '@/session/session';
import { showToast } from '@/ui';
import { useSupportContacts } from './queries';

/**
 * Opens the first customer-service contact in a new window (specification, section 1), or says in a toast why it cannot.
 */
export const useOpenService = (): (() => void) => {
  const { t } = useTranslation('service');
  const isSignedIn = useIsSignedIn();
  const [first] = useSupportContacts(isSignedIn);
  return () => {
    if (!isSignedIn) showToast({ text: t('needsLogin') });
    else if (first === undefined) showToast({ text: t('none') });
    else window.open(first.url, '_blank', 'noopener,noreferrer');
  };
};
