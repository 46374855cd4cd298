import { useTranslation } from 'react-i18next';
import type { Board } from '@/domain/codes/board';
import { formatPrice } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { Amount, DetailList, ListRow } from '@/ui';
import { RecordTime, type RecordFrame } from '@/ui/layout/record-list';
import { newestDeals, type Deal, type DealFilter } from '../deals';
import { useOrderHistory } from '../queries';
import { useMarginCurrency } from '../terms-queries';
import { OrderTitle, OrderRecords } from './order-records';
import { useMoneyItems } from './use-money-items';

const KINDS = {
  opened: 'records:leverage.openedAt',
  closed: 'records:leverage.closedAt',
  cancelled: 'status.cancelled',
} as const satisfies Record<Deal['kind'], string>;

/** The largest page: orders are sorted by id, so an old one that closed just now is on a late page. */
const PAGE_SIZE = 100;

const DealRow = (props: { readonly deal: Deal; readonly onOpen: () => void }) => {
  const { t } = useTranslation(['leverage', 'records']);
  const { kind, at, price, money, order } = props.deal;
  return (
    <ListRow
      onClick={props.onOpen}
      title={<OrderTitle order={order} />}
      detail={<RecordTime label={t(KINDS[kind])} at={at} />}
      value={`${order.lots} × ${formatPrice(price, order.decimals)}`}
      valueDetail={money && <Amount signed={kind === 'closed'} value={money} />}
    />
  );
};

const useFigures = ({ kind, order, money }: Deal) => {
  const { t } = useTranslation(['leverage', 'records']);
  const currency = useMarginCurrency(order);
  const price = (value: string): string => formatPrice(value, order.decimals);
  const moneyItems = useMoneyItems(order);
  const openPrice = { label: t('position.openPrice'), value: price(order.openPrice) };
  switch (kind) {
    case 'opened':
      return [
        openPrice,
        order.mode !== undefined && { label: t('mode'), value: t(order.mode) },
        { label: t('cost.margin'), value: <Amount value={order.margin} currency={currency} /> },
        { label: t('cost.fee'), value: <Amount value={order.fee} currency={currency} /> },
      ];
    case 'closed':
      return [
        order.reason !== undefined && {
          label: t('records:leverage.reason'),
          value: t(`reason.${order.reason}`),
        },
        openPrice,
        { label: t('records:leverage.closePrice'), value: price(order.price) },
        ...moneyItems,
      ];
    case 'cancelled':
      return [
        order.isLimited && {
          label: t('records:leverage.cancelledBy'),
          value: t('records:leverage.limit'),
        },
        { label: t('limitPrice'), value: price(order.openPrice) },
        { label: t('position.freed'), value: <Amount value={money} currency={currency} /> },
      ];
  }
};

const Details = ({ deal }: { readonly deal: Deal }) => {
  const { t } = useTranslation(['leverage', 'records']);
  const { kind, at, order } = deal;
  return (
    <DetailList
      items={[
        { label: t(KINDS[kind]), value: formatDateTime(at) },
        { label: t('lots.label'), value: `${order.lots}` },
        { label: t('leverage'), value: t('times', { value: order.leverage }) },
        ...useFigures(deal),
      ]}
    />
  );
};

/** The user's leveraged deals on a board, newest first. */
export const DealRecords = (props: {
  readonly board: Board;
  readonly filter: DealFilter;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation(['leverage', 'records']);
  const { board, filter, frame } = props;
  const list = useOrderHistory(board, filter === 'closed' ? 'closed' : 'all', PAGE_SIZE);
  return (
    <OrderRecords
      list={{ ...list, items: list.items && newestDeals(list.items, filter) }}
      orderOf={({ order }) => order}
      renderRow={(deal, onOpen) => <DealRow deal={deal} onOpen={onOpen} />}
      renderDetails={(deal) => <Details deal={deal} />}
      emptyText={t('records:leverage.empty.deals')}
      timeOf={({ at }) => at}
      frame={frame}
    />
  );
};
