import { useTranslation } from 'react-i18next';
import { Badge, IconButton } from '@/ui';
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
        <>
          <OrderLine
            order={order}
            prices={prices}
            trailing={
              <span className="-mr-2 flex items-center">
                <Others number={others.length} />
                <IconButton label={t('event.open')} icon={open} onClick={onOpen} />
                <IconButton
                  label={t('result.dismiss')}
                  icon={<XIcon size={20} />}
                  onClick={props.onDismiss}
                />
              </span>
            }
          />
          <div className="pb-3">
            <ResultActions onReceipt={props.onReceipt} onRepeat={props.onRepeat} />
          </div>
        </>
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
