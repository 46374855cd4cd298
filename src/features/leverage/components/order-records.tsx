import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRENDS } from '@/domain/orders/trends';
import { DirectionChip } from '@/ui';
import type { Paged } from '@/ui/paged-list';
import { RecordList } from '@/ui/record-list';
import type { LeverageOrder } from '../order';

/** A symbol with the side and the leverage of an order on it. */
export const OrderTitle = ({ order }: { readonly order: LeverageOrder }) => {
  const { t } = useTranslation('leverage');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {order.symbol}
      <DirectionChip direction={TRENDS[order.side]}>
        {`${t(order.side)} ${t('times', { value: order.leverage })}`}
      </DirectionChip>
    </span>
  );
};

/** Records of orders, page after page; each opens its details in a sheet. */
export const OrderRecords = <T extends { readonly id: number }>(props: {
  readonly list: Paged<T>;
  readonly orderOf: (item: T) => LeverageOrder;
  readonly renderRow: (item: T, onOpen: () => void) => ReactNode;
  readonly renderDetails: (item: T) => ReactNode;
  readonly emptyText: string;
  /** What to do next where there are none yet. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['leverage', 'app']);
  return (
    <RecordList
      list={props.list}
      texts={{
        loading: t('app:loading'),
        failed: t('recordsFailed'),
        retry: t('app:retry'),
        end: t('recordsEnd'),
        close: t('app:close'),
        empty: props.emptyText,
      }}
      emptyAction={props.emptyAction}
      renderRow={props.renderRow}
      sheet={(item) => {
        const { number, symbol, side } = props.orderOf(item);
        return {
          title: t('orderTitle', { number }),
          description: symbol,
          aside: <DirectionChip direction={TRENDS[side]}>{t(side)}</DirectionChip>,
          details: props.renderDetails(item),
        };
      }}
    />
  );
};
