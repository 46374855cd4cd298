import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TRENDS } from '@/domain/orders/trends';
import { DirectionChip } from '@/ui';
import type { Paged } from '@/ui/layout/paged-list';
import { RecordList, type RecordFrame } from '@/ui/layout/record-list';
import type { LeverageOrder } from '../order';
import { useOrderStages } from '../use-order-stages';

/** Symbol, side and leverage of an order. */
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

/** A paged list of order records. Each opens a sheet with its details. */
export const OrderRecords = <T extends { readonly id: number }>(props: {
  readonly list: Paged<T>;
  readonly orderOf: (item: T) => LeverageOrder;
  readonly renderRow: (item: T, onOpen: () => void) => ReactNode;
  readonly renderDetails: (item: T) => ReactNode;
  readonly emptyText: string;
  readonly timeOf: (item: T) => number | undefined;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation(['leverage', 'records']);
  const stagesOf = useOrderStages();
  return (
    <RecordList
      frame={props.frame}
      list={props.list}
      texts={{ failed: t('records:leverage.recordsFailed'), empty: props.emptyText }}
      timeOf={props.timeOf}
      renderRow={props.renderRow}
      sheet={(item) => {
        const order = props.orderOf(item);
        const { number, symbol, side } = order;
        return {
          title: t('records:leverage.orderTitle', { number }),
          description: symbol,
          aside: <DirectionChip direction={TRENDS[side]}>{t(side)}</DirectionChip>,
          number: `${number}`,
          stages: stagesOf(order),
          details: props.renderDetails(item),
        };
      }}
    />
  );
};
