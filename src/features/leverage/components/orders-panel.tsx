import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '@/api/reading';
import { createClientId } from '@/lib/client-id';
import { Button, EmptyState, ErrorState, showToast, SkeletonRows, Tabs } from '@/ui';
import type { Command } from '../command';
import type { LeverageOrder } from '../order';
import { useTerms } from '../queries';
import { CloseSheet } from './close-sheet';
import { PositionCard } from './position-card';
import { StopsSheet } from './stops-sheet';

type Orders = Reading<readonly LeverageOrder[]>;

/** Positions and pending orders of all pairs, and what can be done with each. */
export interface OrdersPanelProps {
  readonly open: Orders;
  readonly pending: Orders;
  readonly currency: string | undefined;
  /** Shows a command for confirmation. */
  readonly onAsk: (command: Command) => void;
  /** Carries out a command that was confirmed here. */
  readonly onDo: (command: Command) => void;
}

const TABS = ['open', 'pending'] as const;

/** Take profit and stop loss of a position, with the terms of its pair. */
const Stops = (props: {
  readonly order: LeverageOrder;
  readonly onDo: (command: Command) => void;
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
        onDo({ kind: 'setStops', clientId: createClientId(), order, ...stops });
      }}
      onCancel={onDone}
    />
  );
};

const List = (props: {
  readonly orders: Orders;
  readonly emptyText: string;
  readonly failedText: string;
  readonly render: (order: LeverageOrder) => React.ReactNode;
}) => {
  const { t } = useTranslation('app');
  const { value, failed, retry } = props.orders;
  if (value === undefined)
    return failed ? (
      <ErrorState text={props.failedText} retryLabel={t('retry')} onRetry={retry} />
    ) : (
      <SkeletonRows rows={2} />
    );
  if (value.length === 0) return <EmptyState text={props.emptyText} />;
  return (
    <ul className="divide-y divide-line">
      {value.map((order) => (
        <li key={order.id}>{props.render(order)}</li>
      ))}
    </ul>
  );
};

/** Calls back when a position that somebody looks at has ended meanwhile: by a stop, by the stop-out, in another tab. */
const useGone = (
  orders: readonly LeverageOrder[] | undefined,
  id: number | undefined,
  onGone: () => void,
): void => {
  const isGone =
    id !== undefined && orders !== undefined && orders.every((order) => order.id !== id);
  const tell = useEffectEvent(onGone);
  // The outside system: the toasts, which are read out.
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
};

export const OrdersPanel = ({ open, pending, currency, onAsk, onDo }: OrdersPanelProps) => {
  const { t } = useTranslation('leverage');
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  const [closing, setClosing] = useState<number>();
  const [stopping, setStopping] = useState<number>();
  const at = (id: number | undefined) => open.value?.find((order) => order.id === id);
  const stopped = at(stopping);
  useGone(open.value, closing ?? stopping, () => {
    setClosing(undefined);
    setStopping(undefined);
    showToast({ text: t('endedMeanwhile'), tone: 'info' });
  });
  const orders = { open, pending };
  const closeActions = (order: LeverageOrder) => [
    { label: t('do.editStops'), onClick: () => setStopping(order.id) },
    {
      label: t('do.reverse'),
      onClick: () => onAsk({ kind: 'reverse', clientId: createClientId(), order }),
    },
    { label: t('do.close'), onClick: () => setClosing(order.id) },
  ];
  const cancelActions = (order: LeverageOrder) => [
    {
      label: t('do.cancel'),
      onClick: () => onAsk({ kind: 'cancel', clientId: createClientId(), order }),
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
              onAddStop={() => setStopping(order.id)}
            />
          )}
        />
      </Tabs>
      {tab === 'open' && (open.value?.length ?? 0) > 1 && (
        <Button
          block
          size="medium"
          tone="secondary"
          onClick={() =>
            onAsk({ kind: 'closeAll', clientId: createClientId(), orders: open.value ?? [] })
          }
        >
          {t('do.closeAll')}
        </Button>
      )}
      <CloseSheet
        order={at(closing)}
        currency={currency}
        onClose={(lots) => {
          const order = at(closing);
          setClosing(undefined);
          if (order !== undefined) onDo({ kind: 'close', clientId: createClientId(), order, lots });
        }}
        onCancel={() => setClosing(undefined)}
      />
      {stopped !== undefined && (
        <Stops order={stopped} onDo={onDo} onDone={() => setStopping(undefined)} />
      )}
    </section>
  );
};
