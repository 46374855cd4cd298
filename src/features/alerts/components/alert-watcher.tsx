import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { showToast } from '@/ui';
import { fromLine, toLine, type PriceAlert } from '../alert';
import { removeAlert, useAlerts } from '../kept';
import { showNotification } from '../notify';
import { watchAlerts, type FreshPrices } from '../watch';

/** An alert is heard once: it may not be missed while one looks elsewhere. */
const SHOWN_MS = 8000;

/** Tells of the kept alerts that are reached, in the app and, where wished, by the browser. */
export const AlertWatcher = ({ prices }: { readonly prices: FreshPrices }) => {
  const { t } = useTranslation('alerts');
  const tell = useEffectEvent((alert: PriceAlert): void => {
    const text = t('reached', { symbol: alert.symbol, price: formatPrice(alert.level) });
    removeAlert(alert);
    showToast({ text, duration: SHOWN_MS });
    if (alert.notifies) showNotification(text, toLine(alert));
  });
  const lines = useAlerts().map(toLine).join('\n');
  // The outside system: the store of ticks. Another set of alerts is another watch.
  useEffect(
    () => watchAlerts(lines.split('\n').flatMap(fromLine), prices, (alert) => tell(alert)),
    [lines, prices],
  );
  return null;
};
