import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import type { OrderLine, OrderMark } from '@/features/kline';
import { useOrdersOnChart } from '@/features/leverage';
import type { MarketPair } from '@/features/market';
import { isRunning, isSettled, useRecentOrders } from '@/features/seconds-contract';
import { useOrdersOnChart as useSpotOrders } from '@/features/spot';
import { useIsSignedIn } from '@/session/session';
import { leverageLines } from '../pair/leverage-lines';

type Words = TFunction<'kline'>;

/** The lines and marks of one kind of orders. */
interface OnChart {
  readonly lines: readonly OrderLine[];
  readonly marks: readonly OrderMark[];
}

/** The mark where an order started or ended; `undefined` while its time or price is unknown. */
const markOf = (
  t: Words,
  kind: OrderMark['kind'],
  order: { readonly id: string; readonly trend: 'up' | 'down'; readonly name: string },
  at: { readonly time: number | undefined; readonly price: string | undefined },
  decimals: number,
): readonly OrderMark[] =>
  at.time === undefined || at.price === undefined
    ? []
    : [
        {
          id: `${order.id} ${kind}`,
          time: at.time,
          price: at.price,
          kind,
          trend: order.trend,
          label: t(`own.${kind}`, { order: order.name, price: formatPrice(at.price, decimals) }),
        },
      ];

const secondsOnChart = (
  t: Words,
  { symbol, decimals }: MarketPair,
  recent: ReturnType<typeof useRecentOrders>['value'],
): OnChart => {
  const orders = (recent ?? []).filter((order) => order.symbol === symbol);
  return {
    lines: orders.filter(isRunning).map(({ id, entry, direction }) => ({
      id: `seconds ${id}`,
      price: entry,
      label: `${t(`own.${direction}`)} ${formatPrice(entry, decimals)}`,
      trend: direction,
      look: 'solid',
    })),
    marks: orders.filter(isSettled).flatMap((order) => {
      const about = {
        id: `seconds ${order.id}`,
        trend: order.direction,
        name: t(`own.${order.direction}`),
      };
      const { openedAt, entry, settledAt, settlement } = order;
      return [
        ...markOf(t, 'entry', about, { time: openedAt, price: entry }, decimals),
        ...markOf(t, 'exit', about, { time: settledAt, price: settlement }, decimals),
      ];
    }),
  };
};

const leverageOnChart = (
  t: Words,
  { decimals }: MarketPair,
  { pending, open, closed, stopOut }: ReturnType<typeof useOrdersOnChart>,
): OnChart => {
  const { long, short } = { long: t('own.long'), short: t('own.short') };
  const names = {
    long,
    short,
    takeProfit: t('own.takeProfit'),
    stopLoss: t('own.stopLoss'),
    stopOut: t('own.stopOut'),
    limit: { long: t('own.limit', { side: long }), short: t('own.limit', { side: short }) },
  };
  return {
    lines: leverageLines(names, { pending, open, stopOut }, decimals),
    marks: closed.flatMap(({ id, side, openPrice, price, openedAt, closedAt }) => {
      const about = { id: `position ${id}`, trend: TRENDS[side], name: t(`own.${side}`) };
      return [
        ...markOf(t, 'entry', about, { time: openedAt, price: openPrice }, decimals),
        ...markOf(t, 'exit', about, { time: closedAt, price }, decimals),
      ];
    }),
  };
};

const spotOnChart = (
  t: Words,
  { decimals }: MarketPair,
  { open, done }: ReturnType<typeof useSpotOrders>,
): OnChart => {
  const text = (name: string, price: string): string => `${name} ${formatPrice(price, decimals)}`;
  return {
    lines: open.map(({ id, side, requestedPrice }) => ({
      id: `coin ${id}`,
      price: requestedPrice,
      label: text(t('own.limit', { side: t(`trades.${side}`) }), requestedPrice),
      trend: TRENDS[side],
      look: 'dashed',
    })),
    marks: done.flatMap(({ id, side, price, endedAt }) =>
      price === undefined || endedAt === undefined
        ? []
        : [
            {
              id: `coin ${id}`,
              time: endedAt,
              price,
              label: text(t(`trades.${side}`), price),
              kind: 'entry' as const,
              trend: TRENDS[side],
            },
          ],
    ),
  };
};

/** The user's orders on a pair for its chart: lines for running and pending orders, marks for ended ones. */
export const useOwnOrders = (pair: MarketPair): OnChart => {
  const { t } = useTranslation('kline');
  const isSignedIn = useIsSignedIn();
  const parts = [
    secondsOnChart(t, pair, useRecentOrders(pair.board, isSignedIn).value),
    leverageOnChart(t, pair, useOrdersOnChart(pair, isSignedIn)),
    spotOnChart(t, pair, useSpotOrders(pair.symbol, isSignedIn && pair.spot !== undefined)),
  ];
  return {
    lines: parts.flatMap(({ lines }) => lines),
    marks: parts.flatMap(({ marks }) => marks),
  };
};
