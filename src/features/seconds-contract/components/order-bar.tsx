import { clsx } from 'clsx';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { formatCountdown } from '@/domain/format/time';
import { useElementSize } from '@/lib/use-element-size';
import { Amount, Badge, IconButton, Link } from '@/ui';
import { ArrowDownRightBoldIcon, ArrowUpRightBoldIcon, CaretUpIcon, XIcon } from '@/ui/icons';
import { storeEventPutAway } from '../event-put-away';
import {
  isSettled,
  resultAtPrice,
  type Order,
  type RunningOrder,
  type SettledOrder,
} from '../order';
import { useLivePrices, type PriceSource } from '../prices';
import { OUTCOME_TRENDS, useTimeLeft } from '../use-time-left';
import type { OrderBarPlace } from './order-bar-place';

const LINK = 'press flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1 text-body';
const ARROWS = { up: ArrowUpRightBoldIcon, down: ArrowDownRightBoldIcon } as const;
const INK = { up: 'text-up', down: 'text-down' } as const;
const FILL = { up: 'bg-up', down: 'bg-down', flat: 'bg-ink' } as const;

const Others = ({ number }: { readonly number: number }) => {
  const { t } = useTranslation('seconds');
  return number === 0 ? null : (
    <Badge>
      <span aria-hidden="true">{`+${number}`}</span>
      <span className="sr-only">{t('event.others', { number })}</span>
    </Badge>
  );
};

interface ContentProps<T> {
  readonly order: T;
  readonly others: number;
  readonly place: OrderBarPlace;
}

const Running = ({
  order,
  others,
  prices,
  place,
}: ContentProps<RunningOrder> & { readonly prices: PriceSource }) => {
  const { t } = useTranslation('seconds');
  const left = useTimeLeft(order);
  useLivePrices(prices, [order.symbol]);
  // Only a screen that shows the pair has its price.
  const price = prices.readFresh(order.symbol);
  const now = price === undefined ? undefined : resultAtPrice(order, price);
  const Arrow = ARROWS[order.direction];
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-0 left-0 h-0.5',
          FILL[OUTCOME_TRENDS[now?.outcome ?? 'draw']],
        )}
        style={{ width: `${(left / order.seconds) * 0.1}%` }}
      />
      <Link
        className={LINK}
        to={place.tradePath(order.symbol)}
        onClick={() => storeEventPutAway(false)}
      >
        <span role="timer" aria-label={t('running.remaining', { symbol: order.symbol })}>
          {formatCountdown(left / 1000)}
        </span>
        <span className="flex items-center gap-1 font-semibold">
          {order.symbol}
          <Arrow aria-hidden="true" size={14} className={INK[order.direction]} />
          <span className="sr-only">{t(order.direction)}</span>
        </span>
        <span className="ml-auto flex items-center gap-2 text-right">
          {left === 0 ? (
            <span className="text-label text-ink-2">{t('event.waiting')}</span>
          ) : now === undefined ? (
            `${formatAmount(order.stake)} ${order.currency}`
          ) : (
            <>
              <span className="sr-only">{t('running.ifEnded')}</span>
              <Amount signed value={now.profit} currency={order.currency} />
            </>
          )}
          <Others number={others} />
          <CaretUpIcon aria-hidden="true" size={20} />
        </span>
      </Link>
    </>
  );
};

const Result = ({
  order,
  others,
  place,
  onDismiss,
}: ContentProps<SettledOrder> & { readonly onDismiss: () => void }) => {
  const { t } = useTranslation('seconds');
  return (
    <>
      <Link className={LINK} to={place.recordsPath} onClick={onDismiss}>
        <span className="text-label text-ink-2">{order.symbol}</span>
        <span className="flex flex-wrap items-baseline gap-x-1.5 font-semibold">
          {t(`event.${order.outcome}`)}
          <Amount signed value={order.profit} currency={order.currency} />
        </span>
        <span className="ml-auto flex items-center gap-2">
          <Others number={others} />
          <span className="sr-only">{t('orders')}</span>
        </span>
      </Link>
      <span className="-mr-3">
        <IconButton label={t('result.dismiss')} icon={<XIcon size={20} />} onClick={onDismiss} />
      </span>
    </>
  );
};

/** Keeps the page's end and its main action above the bar: CSS reads its height. */
const useRoom = (height: number | undefined): void => {
  // Synchronises with the document's style.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--order-bar', `${height ?? 0}px`);
    return () => void style.removeProperty('--order-bar');
  }, [height]);
};

/**
 * A running order in one line at the bottom of a screen other than Trade, which it opens; at the end the result, which opens
 * the records.
 */
export const OrderBar = ({
  order,
  others,
  prices,
  place,
  onDismiss,
}: ContentProps<Order> & {
  readonly prices: PriceSource;
  readonly onDismiss: () => void;
}): ReactNode => {
  const { t } = useTranslation('seconds');
  const [ref, size] = useElementSize<HTMLElement>();
  useRoom(size?.height);
  const shared = { others, place };
  return (
    <section
      ref={ref}
      aria-label={t('event.strip')}
      className={clsx(
        'fixed inset-x-0 z-20 bg-surface shadow-[0_-1px_0_var(--line)]',
        place.isAboveDock
          ? 'bottom-[calc(64px+env(safe-area-inset-bottom))]'
          : 'safe-bottom bottom-0',
      )}
    >
      <div className="page-column gutter relative flex items-center gap-2">
        {isSettled(order) ? (
          <Result order={order} onDismiss={onDismiss} {...shared} />
        ) : (
          <Running key={order.id} order={order} prices={prices} {...shared} />
        )}
      </div>
    </section>
  );
};
