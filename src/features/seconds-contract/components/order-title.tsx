import { useTranslation } from 'react-i18next';
import { DirectionChip } from '@/ui';
import type { Order } from '../order';

/** Pair and direction of an order. */
export const OrderTitle = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('seconds');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {order.symbol}
      <DirectionChip direction={order.direction}>{t(order.direction)}</DirectionChip>
    </span>
  );
};
