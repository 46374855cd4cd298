import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { useUnreadText } from '@/api/use-unreadable-rows';
import type { Side } from '@/domain/leverage/position';
import { leaveFocusToNext } from '@/lib/leave-focus';
import { useRecordChanges } from '@/lib/use-record-changes';
import { Button, EmptyState, LoadableView, showToast, SkeletonRows, Tabs } from '@/ui';
import { CLOSE_SIDE, type ChangeCommand } from '../command';
import type { LeverageOrder } from '../order';
import { useLeverageTerms } from '../terms-queries';
import type { StopChart } from '../stop-chart';
import { pairStopOut, type StopOut } from '../stop-out';
import type { LeverageTerms } from '../terms';
import type { AccountState } from '../account';
import type { useOpeningChecks } from '../use-opening-checks';
import { CloseSheet, type CloseSheetProps } from './close-sheet';
import { PositionCard } from './position-card';
import { OpeningChecks } from './opening-checks';
import { StopsSheet } from './stops-sheet';

type Orders = Loadable<readonly LeverageOrder[]>;

/** Props of the panel of open positions and pending orders. */
export interface OrdersPanelProps {
  readonly open: Orders;
  readonly pending: Orders;
  readonly currency: string | undefined;
  readonly account: AccountState | undefined;
  /** Text of when the market of a pair opens; `undefined` while it is open. */
  readonly closedNoticeOf: (symbol: string) => React.ReactNode;
  /** Stages a command: shows it for confirmation. */
  readonly onStage: (command: ChangeCommand) => void;
  readonly stopChart: StopChart;
  /** Confirmed openings to read back. */
  readonly checks: ReturnType<typeof useOpeningChecks>;
  /** Submits a command that was confirmed in this panel. */
  readonly onSubmit: (command: ChangeCommand) => void;
}

const TABS = ['open', 'pending'] as const;

/** The open positions of a pair, and the account. */
interface PairState {
  readonly positions: readonly LeverageOrder[];
  readonly account: AccountState | undefined;
}

/** The terms of an order's pair; `undefined` until loaded. */
const useTermsOf = (order: LeverageOrder): LeverageTerms | undefined =>
  useLeverageTerms(order, true).value;

const stopOutFor = (
  { positions, account }: PairState,
  terms: LeverageTerms | undefined,
): StopOut | undefined => terms && account && pairStopOut(positions, terms, account);

/** Loads the terms of the position's pair for `StopsSheet`. */
const Stops = (
  props: PairState & {
    readonly order: LeverageOrder;
    readonly stopChart: StopChart;
    readonly onSubmit: (command: ChangeCommand) => void;
    readonly onDone: () => void;
  },
) => {
  const { order, onSubmit, onDone } = props;
  const terms = useTermsOf(order);
  return (
    <StopsSheet
      order={order}
      terms={terms}
      chart={props.stopChart}
      stopOut={stopOutFor(props, terms)}
      onSave={(stops) => {
        onDone();
        onSubmit({ kind: 'setStops', order, ...stops });
      }}
      onCancel={onDone}
    />
  );
};

/** An open position with the stop-out of its pair. */
const OpenCard = ({
  positions,
  account,
  ...card
}: Omit<ComponentProps<typeof PositionCard>, 'stopOut'> & PairState) => {
  const terms = useTermsOf(card.order);
  return <PositionCard {...card} stopOut={stopOutFor({ positions, account }, terms)} />;
};

/** Loads the terms of the position's pair for `CloseSheet`. */
const Close = (props: Omit<CloseSheetProps, 'terms'>) => {
  const { order } = props;
  const { value: terms } = useLeverageTerms(
    order ?? { board: 'crypto', symbol: '', baseId: 0, quoteId: 0 },
    order !== undefined,
  );
  return <CloseSheet {...props} terms={terms} />;
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
            <li key={order.id} ref={leaveFocusToNext}>
              {props.render(order)}
            </li>
          ))}
        </ul>
      )}
    </LoadableView>
  );
};

/** Buttons that close all positions, or those of one side if there are both. */
const CloseAll = ({
  orders,
  onStage,
}: Pick<OrdersPanelProps, 'onStage'> & { readonly orders: readonly LeverageOrder[] }) => {
  const { t } = useTranslation('leverage');
  if (orders.length < 2) return null;
  const sides = (['long', 'short'] as const).filter((side) =>
    orders.some((order) => order.side === side),
  );
  const ask = (side?: Side): void =>
    onStage({
      kind: 'closeAll',
      side,
      orders: orders.filter((order) => side === undefined || order.side === side),
    });
  if (sides.length < 2)
    return (
      <Button block size="medium" tone="secondary" onClick={() => ask()}>
        {t('do.closeAll')}
      </Button>
    );
  // One shared verb and one word for each button: whole labels have no room beside each other on a phone.
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="pr-1 text-label text-ink-2">
        {t('do.close')}
      </span>
      <div className="flex flex-1 gap-2 *:flex-auto">
        {([undefined, ...sides] as const).map((side) => (
          <Button
            key={side ?? 'all'}
            size="medium"
            tone="secondary"
            aria-label={t(`do.${side === undefined ? 'closeAll' : CLOSE_SIDE[side]}`)}
            onClick={() => ask(side)}
          >
            {t(`which.${side ?? 'all'}`)}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** Calls back when position `id` leaves the list: by a stop, a stop-out, or another tab. */
const useEndedMeanwhile = (
  orders: readonly LeverageOrder[] | undefined,
  id: number | undefined,
  onEnded: () => void,
): void =>
  useRecordChanges(orders, ({ gone }) => {
    if (id !== undefined && gone.includes(id)) onEnded();
  });

/** Open positions and pending orders of all pairs, with their actions. */
export const OrdersPanel = (props: OrdersPanelProps) => {
  const { open, pending, currency, account, closedNoticeOf, onStage, onSubmit } = props;
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
  const unread = useUnreadText('/lever/my_trade', '/lever/my_wh_trade');
  const pairStateOf = ({ symbol }: LeverageOrder): PairState => ({
    positions: (open.value ?? []).filter((order) => order.symbol === symbol),
    account,
  });
  const closeActions = (order: LeverageOrder) => [
    { label: t('do.editStops'), onClick: () => setStopping(order.id) },
    {
      label: t('do.reverse'),
      onClick: () => onStage({ kind: 'reverse', order }),
    },
    { label: t('do.close'), onClick: () => setClosing(order.id) },
  ];
  const cancelActions = (order: LeverageOrder) => [
    {
      label: t('do.cancel'),
      onClick: () => onStage({ kind: 'cancel', order }),
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
          count: unread === undefined ? orders[value].value?.length : undefined,
        }))}
      >
        <List
          orders={orders[tab]}
          emptyText={unread ?? t(`empty.${tab}`)}
          failedText={t('ordersFailed')}
          render={(order) =>
            tab === 'open' ? (
              <OpenCard
                order={order}
                currency={currency}
                actions={closeActions(order)}
                closed={closedNoticeOf(order.symbol)}
                onAddStop={() => setStopping(order.id)}
                {...pairStateOf(order)}
              />
            ) : (
              <PositionCard order={order} currency={currency} actions={cancelActions(order)} />
            )
          }
        />
      </Tabs>
      {tab === 'open' && <CloseAll orders={open.value ?? []} onStage={onStage} />}
      <Close
        order={at(closing)}
        currency={currency}
        onClose={(lots) => {
          const order = at(closing);
          setClosing(undefined);
          if (order !== undefined) onSubmit({ kind: 'close', order, lots });
        }}
        onCancel={() => setClosing(undefined)}
      />
      <OpeningChecks checks={props.checks} onSetStops={setStopping} />
      {stopped !== undefined && (
        <Stops
          order={stopped}
          {...pairStateOf(stopped)}
          stopChart={props.stopChart}
          onSubmit={onSubmit}
          onDone={() => setStopping(undefined)}
        />
      )}
    </section>
  );
};
