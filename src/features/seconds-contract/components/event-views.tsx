import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterFirstData } from '@/lib/after-first-data';
import { Extra } from '@/ui';
import { isSettled, type SettledOrder } from '../order';
import type { PriceSource } from '../prices';
import type { OrderEventState } from '../use-order-event';
import { OrderStrip } from './order-strip';
import { ReceiptSheet } from './receipt-sheet';
import { useResultText } from './result-text';

/** Loaded before it is needed: an order can be placed just before the network fails. Without it, the strip is enough. */
const Event = afterFirstData(async () => {
  const { OptionalEvent } = await import('./order-event');
  return { default: OptionalEvent };
});

/** Announces each result once. It exists before its content: only changes are announced. */
const Announcement = ({ results }: { readonly results: readonly SettledOrder[] }) => {
  const resultText = useResultText();
  return (
    <div role="status" className="sr-only">
      {results.map((order) => (
        <p key={order.id}>{`${order.symbol} · ${resultText(order)}`}</p>
      ))}
    </div>
  );
};

/** The event of the running orders and results: the whole of it in `place`, and the strip while that is out of sight. */
export const useEventViews = (options: {
  readonly event: OrderEventState;
  readonly prices: PriceSource;
  readonly repeatOf: (order: SettledOrder) => (() => void) | undefined;
  readonly place: Element | null;
}) => {
  const { event, prices, repeatOf, place } = options;
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
        {place && createPortal(whole, place)}
        <Announcement results={event.results} />
        <ReceiptSheet order={receipt} onClose={() => setReceipt(undefined)} />
      </>
    ),
  };
};
