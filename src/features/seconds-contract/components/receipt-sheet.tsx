import { useTranslation } from 'react-i18next';
import { late } from '@/lib/late';
import { LateContent, Sheet, Skeleton } from '@/ui';
import type { SettledOrder } from '../order';
import { useResultText } from './result-text';

const Receipt = late(async () => (await import('./order-receipt')).OrderReceipt);

/** The receipt of an order over the page; `undefined` closes it. */
export const ReceiptSheet = ({
  order,
  onClose,
}: {
  readonly order: SettledOrder | undefined;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['seconds', 'app']);
  const resultText = useResultText();
  return (
    <Sheet
      open={order !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('event.receipt')}
      description={order && `${order.symbol} · ${resultText(order)}`}
      closeLabel={t('app:close')}
    >
      {order !== undefined && (
        <LateContent
          failedText={t('app:pageTimedOut')}
          closeLabel={t('app:close')}
          onClose={onClose}
        >
          <Receipt order={order} fallback={<Skeleton className="mt-3 h-48 w-full" />} />
        </LateContent>
      )}
    </Sheet>
  );
};
