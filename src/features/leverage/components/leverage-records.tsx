import { useTranslation } from 'react-i18next';
import type { Board } from '@/domain/codes/board';
import { formatPrice } from '@/domain/format/numbers';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { rowTimeOf } from '@/domain/status/steps';
import { Amount, DetailList, ListRow } from '@/ui';
import { RecordTime, type RecordFrame } from '@/ui/layout/record-list';
import { isOver, wasOpened, type LeverageOrder } from '../order';
import { useOrderHistory, type HistoryFilter } from '../queries';
import { useMarginCurrency } from '../terms-queries';
import { OrderTitle, OrderRecords } from './order-records';
import { useMoneyItems } from './use-money-items';

/** When a position was closed, else when its order was placed. */
const RowTime = ({ order }: { readonly order: LeverageOrder }) => {
  const { t } = useTranslation('records');
  const { status, placedAt, closedAt } = order;
  const { of, at } = rowTimeOf({ hasResult: status === 'closed', placedAt, endedAt: closedAt });
  const label = of === 'end' ? t('leverage.closedAt') : t('leverage.placedAt');
  return <RecordTime label={isOver(order) ? label : undefined} at={at} />;
};

const RecordRow = (props: { readonly order: LeverageOrder; readonly onOpen: () => void }) => {
  const { t } = useTranslation('leverage');
  const { order, onOpen } = props;
  return (
    <ListRow
      onClick={onOpen}
      title={<OrderTitle order={order} />}
      detail={<RowTime order={order} />}
      value={
        order.status === 'closed' ? (
          <Amount signed value={netPositionProfitOf(order)} />
        ) : (
          t(`status.${order.status}`)
        )
      }
      valueDetail={order.reason && t(`reason.${order.reason}`)}
    />
  );
};

const useDetails = (order: LeverageOrder) => {
  const { t } = useTranslation(['leverage', 'records']);
  const currency = useMarginCurrency(order);
  const price = (value: string | undefined): string =>
    value === undefined ? t('none') : formatPrice(value, order.decimals);
  const isClosed = order.status === 'closed';
  return [
    order.mode !== undefined && { label: t('mode'), value: t(order.mode) },
    { label: t('lots.label'), value: `${order.lots}` },
    { label: t('leverage'), value: t('times', { value: order.leverage }) },
    {
      label: t(wasOpened(order) ? 'position.openPrice' : 'limitPrice'),
      value: price(order.openPrice),
    },
    isClosed && { label: t('records:leverage.closePrice'), value: price(order.price) },
    { label: t('takeProfit'), value: price(order.takeProfit) },
    { label: t('stopLoss'), value: price(order.stopLoss) },
    { label: t('cost.margin'), value: <Amount value={order.margin} currency={currency} /> },
    ...useMoneyItems(order),
    order.reason !== undefined && {
      label: t('records:leverage.reason'),
      value: t(`reason.${order.reason}`),
    },
  ];
};

const Details = ({ order }: { readonly order: LeverageOrder }) => (
  <DetailList items={useDetails(order)} />
);

/** Paged records of the user's leveraged orders on a board, each with a detail sheet. */
export const LeverageRecords = (props: {
  readonly board: Board;
  readonly filter: HistoryFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation(['leverage', 'records']);
  return (
    <OrderRecords
      list={useOrderHistory(props.board, props.filter)}
      orderOf={(order) => order}
      renderRow={(order, onOpen) => <RecordRow order={order} onOpen={onOpen} />}
      renderDetails={(order) => <Details order={order} />}
      emptyText={t(`records:leverage.empty.${props.filter}`)}
      timeOf={({ placedAt }) => placedAt}
      frame={props.frame}
    />
  );
};
