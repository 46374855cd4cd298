import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { playMoney } from '@/session/play-money';
import { Button, Dialog, showToast } from '@/ui';
import { useResetDemo } from '../running-queries';

/** Gives the demo account its opening balances again, after a question. Only where the host says what these are. */
export const ResetDemo = () => {
  const { t } = useTranslation('accountMode');
  const { reset, isPending } = useResetDemo();
  const [isAsking, setAsking] = useState(false);
  const money = playMoney();
  if (money === undefined) return null;
  return (
    <div className="mt-4">
      <Button block size="medium" tone="secondary" onClick={() => setAsking(true)}>
        {t('reset.action')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('reset.title')}
        confirmLabel={t('reset.confirm')}
        cancelLabel={t('reset.cancel')}
        loading={isPending}
        onConfirm={() =>
          reset(() => {
            setAsking(false);
            showToast({ text: t('reset.done'), tone: 'success' });
          })
        }
      >
        {t('reset.text', { amount: formatAmount(money.amount), currency: money.currency })}
      </Dialog>
    </div>
  );
};
