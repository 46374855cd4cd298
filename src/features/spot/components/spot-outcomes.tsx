import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { OUTCOME_MS, useStatusChanges } from '@/lib/use-status-changes';
import { showToast } from '@/ui';
import { useWatchedOrders } from '../outcome-queries';

/** Says of limit orders that they were done, wherever the user is. */
export const SpotOutcomes = () => {
  const { t } = useTranslation('spot');
  useStatusChanges(useWatchedOrders(), (changes) => {
    for (const { order } of changes.filter((change) => change.order.status === 'done'))
      showToast({
        text: `${order.symbol} · ${t(order.side)} · ${t('status.done')} · ${formatPrice(order.price)}`,
        duration: OUTCOME_MS,
      });
  });
  return null;
};
