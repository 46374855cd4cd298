import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { useIsInView } from '@/lib/use-is-in-view';
import { Amount, Disclosure, IconButton } from '@/ui';
import { CaretDownIcon, XIcon } from '@/ui/icons';
import { isRunning, isSettled, totalsAtCurrentPrices, type Order } from '../order';
import { useLivePrices, type PriceSource } from '../prices';
import { EventChart } from './event-chart';
import type { OrderEventProps } from './order-event-props';
import { OrderLine } from './order-line';
import { ResultActions } from './result-actions';

/** Height of the header with the slim price, in pixels: what lies behind it is not in sight. */
const HEADER_PX = 84;

const Prices = ({
  order,
  price,
}: {
  readonly order: Order;
  readonly price: string | undefined;
}) => {
  const { t } = useTranslation('seconds');
  const items = [
    { label: t('running.entry'), value: order.entry },
    { label: t('running.now'), value: price },
  ];
  return (
    <dl className="flex min-h-11 flex-wrap sideways:hidden items-center justify-between gap-x-4">
      {items.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-label text-ink-2">{label}</dt>
          <dd className="text-body font-semibold">{formatPrice(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Total result of all running orders at current prices. */
const Total = (props: { readonly orders: readonly Order[]; readonly prices: PriceSource }) => {
  const { t } = useTranslation('seconds');
  const running = props.orders.filter(isRunning);
  const priceOf = useLivePrices(
    props.prices,
    running.map(({ symbol }) => symbol),
  );
  return running.length < 2 ? null : (
    <p className="flex flex-wrap justify-between gap-x-3 py-2 text-label text-ink-2">
      {t('running.allEnded')}
      {totalsAtCurrentPrices(running, priceOf).map(({ currency, profit }) => (
        <Amount key={currency} signed value={profit} currency={currency} />
      ))}
    </p>
  );
};

const Others = ({
  order,
  others,
  prices,
  onSelect,
}: Pick<OrderEventProps, 'order' | 'others' | 'prices'> & {
  readonly onSelect: (id: number) => void;
}) => {
  const { t } = useTranslation('seconds');
  if (others.length === 0) return null;
  return (
    <Disclosure
      summary={
        <span className="text-label text-ink-2">
          {t('event.others', { number: others.length })}
        </span>
      }
    >
      <Total orders={[order, ...others]} prices={prices} />
      <div className="divide-y divide-line">
        {others.map((other) => (
          <OrderLine
            key={other.id}
            order={other}
            prices={prices}
            trailing={undefined}
            onClick={() => onSelect(other.id)}
          />
        ))}
      </div>
    </Disclosure>
  );
};

/** Props of the whole event. */
interface WholeEventProps extends OrderEventProps {
  readonly onPutAway: () => void;
  /** Shows another order. */
  readonly onSelect: (id: number) => void;
  /** Called with whether countdown or result are in sight. */
  readonly onSight: (isInSight: boolean) => void;
  /** Increased each time the user asks for the event, which is then scrolled into view. */
  readonly asked: number;
}

const useSight = ({ onSight, asked }: Pick<WholeEventProps, 'onSight' | 'asked'>) => {
  const { ref, isInView } = useIsInView<HTMLDivElement>(HEADER_PX);
  const report = useEffectEvent(onSight);
  const stripAt = useRef<number>(undefined);
  // Synchronises with the strip, which stands in for an event out of sight. It makes the page longer, which can bring the event
  // back into sight; it goes only once the user has scrolled back, so that the two do not alternate.
  useEffect(() => {
    const compare = (): void => {
      if (!isInView) stripAt.current ??= window.scrollY;
      else if (window.scrollY < (stripAt.current ?? 0)) stripAt.current = undefined;
      report(stripAt.current === undefined);
    };
    compare();
    window.addEventListener('scroll', compare, { passive: true });
    return () => window.removeEventListener('scroll', compare);
  }, [isInView]);
  useEffect(() => () => report(false), []);
  // Synchronises with the page's scroll position.
  useEffect(() => {
    if (asked > 0) ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [asked, ref]);
  return ref;
};

/** A running order as the event of the screen, and its result in the same place. */
const OrderEvent = (props: WholeEventProps) => {
  const { t } = useTranslation('seconds');
  const { order, prices } = props;
  const ref = useSight(props);
  const price = useLivePrices(prices, [order.symbol])(order.symbol);
  return (
    <section aria-label={t('running.title')} className="pb-2">
      <div ref={ref} className="gutter scroll-mt-24">
        <OrderLine
          order={order}
          prices={prices}
          trailing={
            <span className="-mr-2">
              {isSettled(order) ? (
                <IconButton
                  label={t('result.dismiss')}
                  icon={<XIcon size={20} />}
                  onClick={props.onDismiss}
                />
              ) : (
                <IconButton
                  label={t('event.putAway')}
                  icon={<CaretDownIcon size={20} />}
                  onClick={props.onPutAway}
                />
              )}
            </span>
          }
        />
        {isSettled(order) ? (
          <ResultActions onReceipt={props.onReceipt} onRepeat={props.onRepeat} />
        ) : (
          <Prices order={order} price={price} />
        )}
      </div>
      <div className="h-[clamp(96px,calc(100dvh-648px),240px)] sideways:h-24">
        <EventChart key={order.id} order={order} price={prices.readFresh(order.symbol)} />
      </div>
      <div className="gutter">
        <Others {...props} />
      </div>
    </section>
  );
};

/** The event while there is one. */
export const OptionalEvent = ({ event }: { readonly event: WholeEventProps | undefined }) =>
  event && <OrderEvent {...event} />;
