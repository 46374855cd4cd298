import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/session/session';
import { Button } from '@/ui';
import { useModeSwitch } from '../queries';

/**
 * Offers the demo account to a user who cannot trade live yet: not verified, in live mode. Otherwise, and on a
 * server without demo accounts, nothing.
 * `onSwitched` is called when the server has switched.
 */
export const PracticeOffer = ({ onSwitched }: { readonly onSwitched?: () => void }) => {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  const { switchTo, isPending } = useModeSwitch();
  if (user?.hasDemo !== true || user.mode === 'demo' || user.isVerified) return null;
  return (
    <Button
      block
      tone="secondary"
      size="medium"
      loading={isPending}
      onClick={() => switchTo('demo', onSwitched)}
    >
      {t('practice.member')}
    </Button>
  );
};
