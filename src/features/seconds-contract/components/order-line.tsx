import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { formatCountdown } from '@/domain/format/time';
import { Amount, CountdownRing, ListRow } from '@/ui';
import { ArrowDownRightBoldIcon, ArrowUpRightBoldIcon } from '@/ui/icons';
import {
  isRunning,
  resultAtPrice,
  type Order,
  type RunningOrder,
  type SettledOrder,
} from '../order';
import { useLivePrices, type PriceSource } from '../prices';
import { OUTCOME_TRENDS, useTimeLeft } from '../use-time-left';
import { OutcomeIcon } from './outcome-icon';
import { usePriceMoveText, useResultText } from './result-text';

const RING = 44;
const ARROWS = { up: ArrowUpRightBoldIcon, down: ArrowDownRightBoldIcon } as const;
const INK = { up: 'text-up', down: 'text-down' } as const;

const Bet = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('seconds');
  const Arrow = ARROWS[order.direction];
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className={clsx('flex items-center gap-1 font-semibold', INK[order.direction])}>
        <Arrow aria-hidden="true" size={14} />
        {t(order.direction)}
      </span>
      {`${formatAmount(order.stake)} ${order.currency}`}
    </span>
  );
};

interface LineProps<T> {
  readonly order: T;
  readonly trailing: ReactNode;
  /** Makes the line a button. */
  readonly onClick?: (() => void) | undefined;
}

const RunningLine = ({
  order,
  prices,
  ...row
}: LineProps<RunningOrder> & { readonly prices: PriceSource }) => {
  const { t } = useTranslation('seconds');
  const left = useTimeLeft(order);
  const price = useLivePrices(prices, [order.symbol])(order.symbol);
  const now = price === undefined ? undefined : resultAtPrice(order, price);
  const isOver = left === 0;
  return (
    <ListRow
      {...row}
      leading={
        <CountdownRing
          size={RING}
          progress={left / (order.seconds * 1000)}
          label={t('running.remaining', { symbol: order.symbol })}
          trend={isOver ? undefined : now && OUTCOME_TRENDS[now.outcome]}
        >
          <span className="block text-micro font-semibold">{formatCountdown(left / 1000)}</span>
        </CountdownRing>
      }
      title={order.symbol}
      detail={isOver ? t('event.waiting') : <Bet order={order} />}
      value={isOver ? undefined : <Amount signed value={now?.profit} currency={order.currency} />}
      valueDetail={isOver ? undefined : t('running.ifEnded')}
    />
  );
};

const ResultLine = ({ order, ...row }: LineProps<SettledOrder>) => {
  const { t } = useTranslation('seconds');
  const moveText = usePriceMoveText();
  const resultText = useResultText();
  return (
    <ListRow
      {...row}
      leading={<OutcomeIcon outcome={order.outcome} />}
      title={
        <span className="flex flex-wrap items-baseline gap-x-1.5 text-row">
          {t(`event.${order.outcome}`)}
          <Amount signed value={order.profit} currency={order.currency} />
        </span>
      }
      // A price that has not moved needs no words; the fee that is lost does.
      detail={`${order.symbol} · ${order.outcome === 'draw' ? resultText(order) : moveText(order)}`}
    />
  );
};

/** An order in one line: countdown and result if it ended now, or its result. */
export const OrderLine = ({
  order,
  prices,
  ...row
}: LineProps<Order> & { readonly prices: PriceSource }) =>
  isRunning(order) ? (
    <RunningLine order={order} prices={prices} {...row} />
  ) : (
    <ResultLine order={order} {...row} />
  );
