import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '@/domain/format/numbers';
import { netPositionProfitOf } from '@/domain/leverage/net-profit';
import { add, ZERO } from '@/domain/money/decimal';
import { Amount, DetailList } from '@/ui';
import type { Command, OrderCommand } from '../command';
import type { LeverageOrder } from '../order';
import { useMarginCurrency } from '../terms-queries';
import { OpenDetails } from './open-details';

const Figures = (props: {
  readonly items: ComponentProps<typeof DetailList>['items'];
  readonly hint?: string | undefined;
}) => (
  <>
    <DetailList items={props.items} />
    {props.hint !== undefined && <p className="mt-3 text-label text-ink-2">{props.hint}</p>}
  </>
);

const CloseAllDetails = ({
  first,
  orders,
}: {
  /** One of them: all are of one account, and so in one currency. */
  readonly first: LeverageOrder;
  readonly orders: readonly LeverageOrder[];
}) => {
  const { t } = useTranslation('leverage');
  const currency = useMarginCurrency(first);
  const net = add(ZERO, ...orders.map(netPositionProfitOf));
  return (
    <Figures
      items={[
        { label: t('open'), value: `${orders.length}` },
        { label: t('position.net'), value: <Amount signed value={net} currency={currency} /> },
      ]}
      hint={t('closeAllHint')}
    />
  );
};

/** Figures and hints of a command on an existing order. */
const useOrderDetails = (command: OrderCommand) => {
  const { t } = useTranslation('leverage');
  const currency = useMarginCurrency(command.order);
  const { order } = command;
  const price = (value: string): string => formatPrice(value, order.decimals);
  switch (command.kind) {
    case 'close':
      return {
        items: [
          {
            label: t('lots.label'),
            value: t('lots.of', { lots: command.lots, all: order.lots }),
          },
          { label: t('position.openPrice'), value: price(order.openPrice) },
          { label: t('position.price'), value: price(order.price) },
        ],
      };
    case 'reverse':
      return {
        items: [
          { label: t('lots.label'), value: `${order.lots}` },
          { label: t('position.price'), value: price(order.price) },
          {
            label: t('position.net'),
            value: <Amount signed value={netPositionProfitOf(order)} currency={currency} />,
          },
        ],
        hint: t('reverseHint'),
      };
    case 'cancel':
      return {
        items: [
          { label: t('limitPrice'), value: price(order.openPrice) },
          { label: t('lots.label'), value: `${order.lots}` },
          {
            label: t('position.freed'),
            value: <Amount value={add(order.margin, order.fee)} currency={currency} />,
          },
        ],
      };
    case 'setStops':
      return {
        items: [
          {
            label: t('takeProfit'),
            value: command.takeProfit ? price(command.takeProfit) : t('none'),
          },
          { label: t('stopLoss'), value: command.stopLoss ? price(command.stopLoss) : t('none') },
        ],
      };
  }
};

const OrderDetails = ({ command }: { readonly command: OrderCommand }) => (
  <Figures {...useOrderDetails(command)} />
);

/** Figures of a command to confirm. An opening lists each of its costs. */
export const CommandDetails = ({ command }: { readonly command: Command }) => {
  if (command.kind === 'open') return <OpenDetails command={command} />;
  if (command.kind === 'closeAll') {
    const [first] = command.orders;
    return first && <CloseAllDetails first={first} orders={command.orders} />;
  }
  return <OrderDetails command={command} />;
};
