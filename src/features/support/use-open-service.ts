import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { useIsSignedIn } from '@/session/session';
import { showToast } from '@/ui';
import { useSupportContacts } from './queries';

/**
 * Opens the first customer-service contact in a new window (specification, section 1), or says in a toast why it cannot.
 * A made-up address, as the demo's, is explained on the screen of customer service.
 */
export const useOpenService = (): (() => void) => {
  const { t } = useTranslation('service');
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const [first] = useSupportContacts(isSignedIn).value ?? [];
  return () => {
    if (!isSignedIn) showToast({ text: t('needsLogin') });
    else if (first === undefined) showToast({ text: t('none') });
    else if (first.isMadeUp) void navigate(SCREENS.customerService);
    else window.open(first.url, '_blank', 'noopener,noreferrer');
  };
};
