import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { showToast } from '@/ui';
import { parseAlert, serializeAlert, type PriceAlert } from '../alert';
import { removeAlert, useAlerts } from '../stored-alerts';
import { showNotification } from '../notify';
import { watchAlerts, type FreshPrices } from '../watch';

/** Long enough to notice: an alert fires once, and the user may be looking elsewhere. */
const SHOWN_MS = 8000;

/** Shows a toast for each stored alert that fires, and a browser notification if requested. */
export const AlertWatcher = ({ prices }: { readonly prices: FreshPrices }) => {
  const { t } = useTranslation('alerts');
  const tell = useEffectEvent((alert: PriceAlert): void => {
    const text = t('reached', { symbol: alert.symbol, price: formatPrice(alert.level) });
    removeAlert(alert);
    showToast({ text, duration: SHOWN_MS });
    if (alert.notifies) showNotification(text, serializeAlert(alert));
  });
  const lines = useAlerts().map(serializeAlert).join('\n');
  // Subscribes to the tick store; a changed set of alerts subscribes again.
  useEffect(
    () => watchAlerts(lines.split('\n').flatMap(parseAlert), prices, (alert) => tell(alert)),
    [lines, prices],
  );
  return null;
};
