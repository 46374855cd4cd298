import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { formatPrice, UNKNOWN } from '@/domain/format/numbers';
import type { Side } from '@/domain/leverage/position';
import { useRecordChanges } from '@/lib/use-record-changes';
import { Button, EmptyState, LoadableView, showToast, SkeletonRows, Tabs } from '@/ui';
import type { ChangeCommand } from '../command';
import type { LeverageOrder } from '../order';
import { useTerms } from '../queries';
import { stopOutOf } from '../stop-out';
import type { AccountState } from '../terms';
import { CloseSheet, type CloseSheetProps } from './close-sheet';
import { PositionCard } from './position-card';
import { StopsSheet } from './stops-sheet';

type Orders = Loadable<readonly LeverageOrder[]>;

/** Positions and pending orders of all pairs, and what can be done with each. */
export interface OrdersPanelProps {
  readonly open: Orders;
  readonly pending: Orders;
  readonly currency: string | undefined;
  readonly account: AccountState | undefined;
  /** When the market of a pair opens, in words, while it is closed. */
  readonly closedOf: (symbol: string) => React.ReactNode;
  /** Shows a command for confirmation. */
  readonly onAsk: (command: ChangeCommand) => void;
  /** Carries out a command that was confirmed here. */
  readonly onDo: (command: ChangeCommand) => void;
}

const TABS = ['open', 'pending'] as const;

/** Take profit and stop loss of a position, with the terms of its pair. */
const Stops = (props: {
  readonly order: LeverageOrder;
  readonly onDo: (command: ChangeCommand) => void;
  readonly onDone: () => void;
}) => {
  const { order, onDo, onDone } = props;
  const { value: terms } = useTerms({ ...order, quote: order.symbol.split('/')[1] ?? '' }, true);
  return (
    <StopsSheet
      order={order}
      terms={terms}
      onSave={(stops) => {
        onDone();
        onDo({ kind: 'setStops', order, ...stops });
      }}
      onCancel={onDone}
    />
  );
};

/** The price of a pair at which the account is stopped out if this pair alone moves. */
const StopOut = (props: {
  readonly order: LeverageOrder;
  readonly positions: readonly LeverageOrder[];
  readonly account: AccountState | undefined;
}) => {
  const { t } = useTranslation('leverage');
  const { order, positions, account } = props;
  const { value: terms } = useTerms({ ...order, quote: order.symbol.split('/')[1] ?? '' }, true);
  if (terms === undefined || account === undefined) return UNKNOWN;
  const price = stopOutOf(positions, terms, account);
  return price === undefined ? t('cost.never') : formatPrice(price, order.decimals);
};

/** How much of a position is closed, in the lots of its pair. */
const Close = (props: Omit<CloseSheetProps, 'rules'>) => {
  const { order } = props;
  const { value: terms } = useTerms(
    {
      baseId: order?.baseId ?? 0,
      quoteId: order?.quoteId ?? 0,
      quote: order?.symbol.split('/')[1] ?? '',
    },
    order !== undefined,
  );
  return <CloseSheet {...props} rules={terms?.lots} />;
};

const List = (props: {
  readonly orders: Orders;
  readonly emptyText: string;
  readonly failedText: string;
  readonly render: (order: LeverageOrder) => React.ReactNode;
}) => {
  const { t } = useTranslation('app');
  return (
    <LoadableView
      of={props.orders}
      texts={{ failed: props.failedText, retry: t('retry') }}
      skeleton={<SkeletonRows rows={2} />}
      empty={{
        isEmpty: ({ length }) => length === 0,
        content: <EmptyState text={props.emptyText} />,
      }}
    >
      {(orders) => (
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <li key={order.id}>{props.render(order)}</li>
          ))}
        </ul>
      )}
    </LoadableView>
  );
};

/** Closes all positions, and where they are of both sides those of one. */
const CloseAll = ({
  orders,
  onAsk,
}: Pick<OrdersPanelProps, 'onAsk'> & { readonly orders: readonly LeverageOrder[] }) => {
  const { t } = useTranslation('leverage');
  if (orders.length < 2) return null;
  const sides = (['long', 'short'] as const).filter((side) =>
    orders.some((order) => order.side === side),
  );
  const ask = (side?: Side): void =>
    onAsk({
      kind: 'closeAll',
      side,
      orders: orders.filter((order) => side === undefined || order.side === side),
    });
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-2">
      <Button block size="medium" tone="secondary" onClick={() => ask()}>
        {t('do.closeAll')}
      </Button>
      {sides.length > 1 &&
        sides.map((side) => (
          <Button key={side} block size="medium" tone="secondary" onClick={() => ask(side)}>
            {`${t('do.close')}: ${t(side)}`}
          </Button>
        ))}
    </div>
  );
};

/** Calls back when the position `id` leaves the list: by a stop, by the stop-out, in another tab. */
const useEndedMeanwhile = (
  orders: readonly LeverageOrder[] | undefined,
  id: number | undefined,
  onEnded: () => void,
): void =>
  useRecordChanges(orders, ({ gone }) => {
    if (id !== undefined && gone.includes(id)) onEnded();
  });

export const OrdersPanel = ({
  open,
  pending,
  currency,
  account,
  closedOf,
  onAsk,
  onDo,
}: OrdersPanelProps) => {
  const { t } = useTranslation('leverage');
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  const [closing, setClosing] = useState<number>();
  const [stopping, setStopping] = useState<number>();
  const at = (id: number | undefined) => open.value?.find((order) => order.id === id);
  const stopped = at(stopping);
  useEndedMeanwhile(open.value, closing ?? stopping, () => {
    setClosing(undefined);
    setStopping(undefined);
    showToast({ text: t('endedMeanwhile'), tone: 'info' });
  });
  const orders = { open, pending };
  const closeActions = (order: LeverageOrder) => [
    { label: t('do.editStops'), onClick: () => setStopping(order.id) },
    {
      label: t('do.reverse'),
      onClick: () => onAsk({ kind: 'reverse', order }),
    },
    { label: t('do.close'), onClick: () => setClosing(order.id) },
  ];
  const cancelActions = (order: LeverageOrder) => [
    {
      label: t('do.cancel'),
      onClick: () => onAsk({ kind: 'cancel', order }),
    },
  ];
  return (
    <section className="gutter bg-surface pt-1 pb-6">
      <Tabs
        label={t('orders')}
        value={tab}
        onChange={setTab}
        items={TABS.map((value) => ({
          value,
          label: t(value),
          count: orders[value].value?.length,
        }))}
      >
        <List
          orders={orders[tab]}
          emptyText={t(`empty.${tab}`)}
          failedText={t('ordersFailed')}
          render={(order) => (
            <PositionCard
              order={order}
              currency={currency}
              actions={tab === 'open' ? closeActions(order) : cancelActions(order)}
              closed={tab === 'open' ? closedOf(order.symbol) : undefined}
              stopOut={
                tab === 'open' ? (
                  <StopOut
                    order={order}
                    positions={(open.value ?? []).filter(({ symbol }) => symbol === order.symbol)}
                    account={account}
                  />
                ) : undefined
              }
              onAddStop={() => setStopping(order.id)}
            />
          )}
        />
      </Tabs>
      {tab === 'open' && <CloseAll orders={open.value ?? []} onAsk={onAsk} />}
      <Close
        order={at(closing)}
        currency={currency}
        onClose={(lots) => {
          const order = at(closing);
          setClosing(undefined);
          if (order !== undefined) onDo({ kind: 'close', order, lots });
        }}
        onCancel={() => setClosing(undefined)}
      />
      {stopped !== undefined && (
        <Stops order={stopped} onDo={onDo} onDone={() => setStopping(undefined)} />
      )}
    </section>
  );
};
