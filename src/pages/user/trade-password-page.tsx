import { useTranslation } from 'react-i18next';
import { DemoCodeHint } from '@/features/auth';
import { TradePasswordForm } from '@/features/security';
import { showToast } from '@/ui';
import { SecurityScreen, ServiceLink } from './security-screen';
import { useReturn } from './use-return';

/** The password that withdrawals ask for. */
const TradePasswordPage = () => {
  const { t } = useTranslation('security');
  const leave = useReturn();
  return (
    <SecurityScreen needsTradePassword>
      {(security) => (
        <div className="flex flex-col gap-6">
          <TradePasswordForm
            security={security}
            codeHint={<DemoCodeHint />}
            onDone={() => {
              showToast({ text: t('tradePassword.saved'), tone: 'success' });
              leave();
            }}
          />
          {security.hasTradePassword === true && (
            <div className="flex flex-col gap-3">
              <p className="text-label text-ink-2">{t('tradePassword.forgot')}</p>
              <ServiceLink about="tradePassword" />
            </div>
          )}
        </div>
      )}
    </SecurityScreen>
  );
};

export default TradePasswordPage;
