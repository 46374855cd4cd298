import { useTranslation } from 'react-i18next';
import { Button, Card, CopyField } from '@/ui';
import { ArrowClockwiseIcon } from '@/ui/icons';

/** What to do without a wallet in this browser. On a phone the page must be opened by the wallet app itself. */
export const NoWallet = () => {
  const { t } = useTranslation('walletLogin');
  return (
    <Card title={t('none.title')}>
      <ul className="-mt-1 mb-4 flex list-disc flex-col gap-2 pl-5 text-body text-ink-2 marker:text-ink-3">
        <li>{t('none.phone')}</li>
        <li>{t('none.extension')}</li>
      </ul>
      <CopyField
        label={t('none.link')}
        value={window.location.href}
        copyLabel={t('none.copy')}
        copiedText={t('none.copied')}
        failedText={t('none.copyFailed')}
      />
      <Button
        block
        tone="secondary"
        size="medium"
        icon={<ArrowClockwiseIcon aria-hidden="true" size={18} />}
        onClick={() => window.location.reload()}
      >
        {t('none.reload')}
      </Button>
    </Card>
  );
};
