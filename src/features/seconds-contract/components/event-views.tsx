import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterFirstData } from '@/lib/after-first-data';
import { Extra } from '@/ui';
import { isSettled, type SettledOrder } from '../order';
import type { PriceSource } from '../prices';
import type { OrderEventState } from '../use-order-event';
import { OrderStrip } from './order-strip';
import { ReceiptSheet } from './receipt-sheet';
import { ResultAnnouncement } from './result-announcement';

/** Loaded as soon as an amount is typed: an order can be placed just before the network fails. Without it, the strip is enough. */
const Event = afterFirstData(async () => (await import('./order-event')).OptionalEvent);

/** The event of the running orders and results: the whole of it in `place`, and the strip while that is out of sight. */
export const useEventViews = (options: {
  readonly event: OrderEventState;
  readonly prices: PriceSource;
  readonly repeatOf: (order: SettledOrder) => (() => void) | undefined;
  readonly place: Element | null;
  /** True if an order may follow soon. */
  readonly isArmed: boolean;
}) => {
  const { event, prices, repeatOf, place, isArmed } = options;
  const { order, others } = event;
  const [receipt, setReceipt] = useState<SettledOrder>();
  const settled = order !== undefined && isSettled(order) ? order : undefined;
  const shown = order && {
    order,
    others,
    prices,
    onReceipt: () => setReceipt(settled),
    onRepeat: settled && repeatOf(settled),
    onDismiss: () => event.dismiss(order.id),
  };
  const whole = (
    <Extra>
      <Event
        event={
          shown && event.isOpen
            ? {
                ...shown,
                asked: event.asked,
                onPutAway: event.putAway,
                onSelect: event.select,
                onSight: event.setInSight,
              }
            : undefined
        }
      />
    </Extra>
  );
  return {
    strip: shown && !event.isInSight ? <OrderStrip {...shown} onOpen={event.open} /> : undefined,
    rest: (
      <>
        {place && (shown !== undefined || isArmed) && createPortal(whole, place)}
        <ResultAnnouncement results={event.results} />
        <ReceiptSheet order={receipt} onClose={() => setReceipt(undefined)} />
      </>
    ),
  };
};
