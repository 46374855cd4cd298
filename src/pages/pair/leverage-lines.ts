import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import type { OrderLine } from '@/features/kline';
import type { OrdersOnChart } from '@/features/leverage';

/** What the lines of a chart are called, in the language of the screen. */
interface LineNames {
  readonly long: string;
  readonly short: string;
  readonly takeProfit: string;
  readonly stopLoss: string;
  readonly stopOut: string;
  /** A pending order of each side. */
  readonly limit: { readonly long: string; readonly short: string };
}

/** Lines for a pair's open positions with their stops, its pending orders and its stop-out. `decimals`: those of its prices. */
export const leverageLines = (
  names: LineNames,
  { pending, open, stopOut }: Omit<OrdersOnChart, 'closed'>,
  decimals: number,
): readonly OrderLine[] => {
  const level = (
    id: string,
    price: string,
    name: string,
    trend: OrderLine['trend'],
  ): OrderLine => ({
    id,
    price,
    label: `${name} ${formatPrice(price, decimals)}`,
    trend,
    look: 'dashed',
  });
  return [
    ...open.flatMap(({ id, side, openPrice, takeProfit, stopLoss }) => [
      {
        ...level(`position ${id}`, openPrice, names[side], TRENDS[side]),
        look: 'solid' as const,
      },
      ...(takeProfit ? [level(`profit ${id}`, takeProfit, names.takeProfit, 'flat')] : []),
      ...(stopLoss ? [level(`loss ${id}`, stopLoss, names.stopLoss, 'flat')] : []),
    ]),
    ...(stopOut ? [level('stopOut', stopOut, names.stopOut, 'flat')] : []),
    ...pending.map(({ id, side, openPrice }) =>
      level(`limit ${id}`, openPrice, names.limit[side], TRENDS[side]),
    ),
  ];
};
