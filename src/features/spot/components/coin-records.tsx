import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { TRENDS } from '@/domain/orders/trends';
import { CopyField, DetailList, DirectionChip, ListRow } from '@/ui';
import { RecordList } from '@/ui/record-list';
import { holdOf, resultOf, type CoinOrder } from '../order';
import { coinText, moneyTexts } from '../problem-text';
import { useOrderHistory, type HistoryFilter } from '../queries';
import { feePercent } from './order-figures';

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
      detail={formatDateTime(order.endedAt ?? order.placedAt)}
      value={coinText(order.amount, order.base)}
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
  const { paid, received } = moneyTexts(order)[order.side];
  const { pays, fee, receives } = resultOf(order);
  const isDone = order.status === 'done';
  return [
    { label: t('status.label'), value: t(`status.${order.status}`) },
    { label: t('mode'), value: t(order.mode) },
    {
      label: t(order.mode === 'limit' ? 'limitPrice' : 'seenPrice'),
      value: price(order.asked),
    },
    isDone && { label: t('donePrice'), value: price(order.price) },
    { label: t('amount'), value: coinText(order.amount, order.base) },
    order.status === 'open' && { label: t('held'), value: paid(holdOf(order)) },
    isDone && { label: t('paid'), value: paid(pays) },
    isDone && {
      label: t('feeOf', { rate: feePercent(order.feeFraction) }),
      value: received(fee),
    },
    isDone && { label: t('received'), value: received(receives) },
    { label: t('placedAt'), value: formatDateTime(order.placedAt) },
    order.endedAt !== undefined && {
      label: t(isDone ? 'doneAt' : 'cancelledAt'),
      value: formatDateTime(order.endedAt),
    },
  ];
};

const Details = ({ order }: { readonly order: CoinOrder }) => {
  const { t } = useTranslation('spot');
  return (
    <>
      <DetailList items={useDetails(order)} />
      <div className="mt-3">
        <CopyField
          label={t('number')}
          value={`${order.id}`}
          copyLabel={t('copy')}
          copiedText={t('copied')}
          failedText={t('notCopied')}
        />
      </div>
    </>
  );
};

/** The user's coin orders, page after page, each with its details. */
export const CoinRecords = (props: {
  readonly filter: HistoryFilter;
  /** What to do next where there are no orders yet. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['spot', 'app']);
  return (
    <RecordList
      list={useOrderHistory(props.filter)}
      texts={{
        loading: t('app:loading'),
        failed: t('recordsFailed'),
        retry: t('app:retry'),
        end: t('recordsEnd'),
        close: t('app:close'),
        empty: t(`empty.${props.filter}`),
      }}
      emptyAction={props.emptyAction}
      renderRow={(order, onOpen) => <RecordRow order={order} onOpen={onOpen} />}
      sheet={(order) => ({
        title: t('orderTitle', { number: order.id }),
        description: order.symbol,
        aside: <DirectionChip direction={TRENDS[order.side]}>{t(order.side)}</DirectionChip>,
        details: <Details order={order} />,
      })}
    />
  );
};
