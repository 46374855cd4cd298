import { useTranslation } from 'react-i18next';
import { SignedText } from '@/features/wallet-login';
import { Badge, Button, Sheet } from '@/ui';
import { InfoIcon } from '@/ui/icons';
import type { Asked } from './demo-wallet';

/** What the simulated wallet is asked, to approve or decline. Closing it declines. */
export const ApprovalSheet = ({
  asked,
  isOpen,
  onDecided,
}: {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onDecided: (yes: boolean) => void;
}) => {
  const { t } = useTranslation(['walletLogin', 'app']);
  const { host } = window.location;
  const isSign = asked.kind === 'sign';
  return (
    <Sheet
      open={isOpen}
      onOpenChange={() => onDecided(false)}
      title={t(isSign ? 'demo.signTitle' : 'demo.connectTitle')}
      description={t(isSign ? 'demo.signText' : 'demo.connectText', { host })}
      aside={<Badge look="warn">{t('demo.label')}</Badge>}
      closeLabel={t('app:close')}
      footer={
        <div className="flex flex-wrap-reverse gap-3">
          <span className="min-w-32 flex-1">
            <Button block tone="secondary" onClick={() => onDecided(false)}>
              {t('demo.decline')}
            </Button>
          </span>
          <span className="min-w-32 flex-1">
            <Button block onClick={() => onDecided(true)}>
              {t(isSign ? 'demo.sign' : 'demo.connect')}
            </Button>
          </span>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <SignedText text={isSign ? asked.message : asked.address} />
        <p className="flex items-start gap-2 text-label text-ink-2">
          <InfoIcon aria-hidden="true" size={18} className="shrink-0" />
          <span>{t('demo.note')}</span>
        </p>
      </div>
    </Sheet>
  );
};
