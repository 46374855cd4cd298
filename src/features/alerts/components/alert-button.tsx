import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Sheet } from '@/ui';
import { BellIcon } from '@/ui/icons';
import { useAlerts } from '../stored-alerts';
import { AlertForm, type AlertPair } from './alert-form';
import { AlertList } from './alert-list';

/** A bell that opens the alerts of a pair. `price` is the current price, `undefined` if it may be stale. */
export const AlertButton = (props: {
  readonly pair: AlertPair;
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation(['alerts', 'app']);
  const [isOpen, setIsOpen] = useState(false);
  const { pair, price } = props;
  const alerts = useAlerts().filter(({ symbol }) => symbol === pair.symbol);
  return (
    <>
      <IconButton
        label={t('open', { count: alerts.length })}
        icon={<BellIcon size={20} className={alerts.length > 0 ? 'text-ink' : 'text-ink-3'} />}
        dot={alerts.length > 0}
        onClick={() => setIsOpen(true)}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('title', { symbol: pair.symbol })}
        closeLabel={t('app:close')}
      >
        <AlertForm pair={pair} price={price} />
        <AlertList symbol={pair.symbol} />
      </Sheet>
    </>
  );
};
