import { formatPrice } from '@/domain/format/numbers';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { withTexts } from '@/lib/with-texts';
import { showToast } from '@/ui';
import { useNewestOrders } from '../outcome-queries';

/** Shows a toast, on every screen, for each limit order that fills. */
export const SpotOutcomes = () => {
  useRecordChanges(useNewestOrders(), ({ changed }) => {
    for (const { record: order } of changed.filter(({ record }) => record.status === 'done'))
      void withTexts('spot', (t) =>
        showToast({
          text: `${order.symbol} · ${t(order.side)} · ${t('status.done')} · ${formatPrice(order.price, order.decimals)}`,
          duration: OUTCOME_MS,
        }),
      );
  });
  return null;
};
