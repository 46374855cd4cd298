import { useTranslation } from 'react-i18next';
import { Button, Spinner } from '@/ui';
import type { Wallet } from '../provider';
import { StepHeading } from './step-heading';
import { WalletIcon } from './wallet-icon';

/** While the wallet asks whether this site may see the address. A wallet that never answers can be left. */
export const Connecting = ({
  wallet,
  onCancel,
}: {
  readonly wallet: Wallet;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation(['walletLogin', 'app']);
  return (
    <>
      <StepHeading>{t('connect.title', { wallet: wallet.name ?? t('legacy') })}</StepHeading>
      <div className="flex items-center gap-3 rounded-card bg-surface p-4">
        <WalletIcon icon={wallet.icon} />
        <p className="flex-1 text-body">{t('connect.text', { host: window.location.host })}</p>
        <Spinner />
      </div>
      <p className="text-label text-ink-2">{t('connect.hint')}</p>
      <Button block tone="secondary" onClick={onCancel}>
        {t('app:cancel')}
      </Button>
    </>
  );
};
