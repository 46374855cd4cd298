import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { showToast } from '@/ui';
import { useNewestOrders } from '../outcome-queries';

/** Shows a toast, on every screen, for each limit order that fills. */
export const SpotOutcomes = () => {
  const { t } = useTranslation('spot');
  useRecordChanges(useNewestOrders(), ({ changed }) => {
    for (const { record: order } of changed.filter(({ record }) => record.status === 'done'))
      showToast({
        text: `${order.symbol} · ${t(order.side)} · ${t('status.done')} · ${formatPrice(order.price)}`,
        duration: OUTCOME_MS,
      });
  });
  return null;
};
