import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { rowTimeOf } from '@/domain/status/steps';
import { TRENDS } from '@/domain/orders/trends';
import { DetailList, DirectionChip, ListRow } from '@/ui';
import { RecordList, RecordTime, type RecordFrame } from '@/ui/layout/record-list';
import { endTimeOf, heldAmountOf, orderResultOf, type CoinOrder } from '../order';
import { formatCoinAmount, amountFormatters } from '../problem-text';
import { useOrderStages } from '../use-order-stages';
import { useOrderHistory, type HistoryFilter } from '../queries';
import { formatFeePercent } from './order-figures';

/** When an order was filled, else when it was placed. */
const RowTime = ({ order }: { readonly order: CoinOrder }) => {
  const { t } = useTranslation('spot');
  const { status, placedAt } = order;
  const endedAt = endTimeOf(order);
  const { of, at } = rowTimeOf({ hasResult: status === 'done', placedAt, endedAt });
  const label = of === 'end' ? t('doneAt') : t('placedAt');
  return <RecordTime label={status === 'open' ? undefined : label} at={at} />;
};

const RecordRow = (props: { readonly order: CoinOrder; readonly onOpen: () => void }) => {
  const { t } = useTranslation('spot');
  const { order, onOpen } = props;
  return (
    <ListRow
      onClick={onOpen}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {order.symbol}
          <DirectionChip direction={TRENDS[order.side]}>{t(order.side)}</DirectionChip>
        </span>
      }
      detail={<RowTime order={order} />}
      value={formatCoinAmount(order.amount, order.base)}
      valueDetail={
        order.status === 'done'
          ? formatPrice(order.price, order.decimals)
          : t(`status.${order.status}`)
      }
    />
  );
};

const useDetails = (order: CoinOrder) => {
  const { t } = useTranslation('spot');
  const price = (value: string | undefined): string =>
    `${formatPrice(value, order.decimals)} ${order.quote}`;
  const { paid, received } = amountFormatters(order)[order.side];
  const { pays, fee, receives } = orderResultOf(order);
  const isDone = order.status === 'done';
  return [
    order.isLimited && { label: t('cancelledBy'), value: t('byLimit') },
    order.mode !== undefined && { label: t('mode'), value: t(order.mode) },
    {
      label: t(order.mode === 'market' ? 'seenPrice' : 'limitPrice'),
      value: price(order.requestedPrice),
    },
    isDone && { label: t('donePrice'), value: price(order.price) },
    { label: t('amount'), value: formatCoinAmount(order.amount, order.base) },
    order.status === 'open' && { label: t('held'), value: paid(heldAmountOf(order)) },
    isDone && { label: t('paid'), value: paid(pays) },
    isDone && {
      label: t('feeOf', { rate: formatFeePercent(order.feeFraction) }),
      value: received(fee),
    },
    isDone && { label: t('received'), value: received(receives) },
  ];
};

const Details = ({ order }: { readonly order: CoinOrder }) => (
  <DetailList items={useDetails(order)} />
);

/** Paged records of the user's coin orders, each with a detail sheet. */
export const CoinRecords = (props: {
  readonly filter: HistoryFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation('spot');
  const stagesOf = useOrderStages();
  return (
    <RecordList
      list={useOrderHistory(props.filter)}
      frame={props.frame}
      texts={{ failed: t('recordsFailed'), empty: t(`empty.${props.filter}`) }}
      timeOf={({ placedAt }) => placedAt}
      renderRow={(order, onOpen) => <RecordRow order={order} onOpen={onOpen} />}
      sheet={(order) => ({
        title: t('orderTitle', { number: order.id }),
        description: order.symbol,
        aside: <DirectionChip direction={TRENDS[order.side]}>{t(order.side)}</DirectionChip>,
        number: `${order.id}`,
        stages: stagesOf(order),
        details: <Details order={order} />,
      })}
    />
  );
};
