import { useTranslation } from 'react-i18next';
import { Amount, Badge, IconButton } from '@/ui';
import { CaretUpIcon, XIcon } from '@/ui/icons';
import { isSettled } from '../order';
import type { OrderEventProps } from './order-event-props';
import { OrderLine } from './order-line';
import { ResultActions } from './result-actions';

const Others = ({ number }: { readonly number: number }) => {
  const { t } = useTranslation('seconds');
  return number === 0 ? null : (
    <Badge>
      <span aria-hidden="true">{`+${number}`}</span>
      <span className="sr-only">{t('event.others', { number })}</span>
    </Badge>
  );
};

/** The event of an order in one line, above the action buttons: countdown and result if it ended now, or the result. */
export const OrderStrip = (props: OrderEventProps & { readonly onOpen: () => void }) => {
  const { t } = useTranslation('seconds');
  const { order, others, prices, onOpen } = props;
  const open = <CaretUpIcon aria-hidden="true" size={20} />;
  return (
    <section aria-label={t('event.strip')} className="rounded-card bg-sunken px-3">
      {isSettled(order) ? (
        // In two low rows: the amount of the next order lies right above it.
        <div className="py-2">
          <p className="flex flex-wrap items-center gap-x-2 pb-1.5 text-label text-ink-2">
            <span className="flex flex-wrap items-baseline gap-x-1.5 text-body font-semibold text-ink">
              {t(`event.${order.outcome}`)}
              <Amount signed value={order.profit} currency={order.currency} />
            </span>
            {order.symbol}
            <Others number={others.length} />
          </p>
          <div className="-mr-2 flex items-center">
            <div className="mr-1 min-w-0 flex-1">
              <ResultActions onReceipt={props.onReceipt} onRepeat={props.onRepeat} />
            </div>
            <IconButton label={t('event.open')} icon={open} onClick={onOpen} />
            <IconButton
              label={t('result.dismiss')}
              icon={<XIcon size={20} />}
              onClick={props.onDismiss}
            />
          </div>
        </div>
      ) : (
        <OrderLine
          order={order}
          prices={prices}
          onClick={onOpen}
          trailing={
            <span className="flex items-center gap-2">
              <Others number={others.length} />
              {open}
              <span className="sr-only">{t('event.open')}</span>
            </span>
          }
        />
      )}
    </section>
  );
};
