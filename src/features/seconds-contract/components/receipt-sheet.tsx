import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary, ErrorState, Sheet, Skeleton } from '@/ui';
import type { SettledOrder } from '../order';
import { useResultText } from './result-text';

const load = async () => {
  const { OrderReceipt } = await import('./order-receipt');
  return { default: OrderReceipt };
};

/** Loads the code of the receipt each time, so that a failure does not last. */
const Content = ({ order }: { readonly order: SettledOrder }) => {
  const [Receipt] = useState(() => lazy(load));
  return (
    <Suspense fallback={<Skeleton className="mt-3 h-48 w-full" />}>
      <Receipt order={order} />
    </Suspense>
  );
};

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
        <ErrorBoundary
          renderFailure={() => (
            <ErrorState
              text={t('app:pageTimedOut')}
              retryLabel={t('app:close')}
              onRetry={onClose}
            />
          )}
        >
          <Content order={order} />
        </ErrorBoundary>
      )}
    </Sheet>
  );
};
