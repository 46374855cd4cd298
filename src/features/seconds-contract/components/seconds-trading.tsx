import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { useAskFirst } from '@/session/use-ask-first';
import { useDraft } from '@/session/use-draft';
import { AskFirst, EmptyState, ErrorState, InSight, SkeletonBars, type GateReason } from '@/ui';
import { mergeOrders, type Order, type SettledOrder } from '../order';
import type { PriceSource } from '../prices';
import { useOffer } from '../offer-queries';
import { useRecentOrders, useRunningOrders } from '../queries';
import {
  EMPTY_TICKET,
  parseTicket,
  repeatOrder,
  requote,
  withoutStake,
  type OrderIntent,
  type TradablePair,
} from '../ticket';
import { unusualOrderReason } from '../unusual-order';
import { useLongestInTime } from '../use-longest-in-time';
import { useOrderEvent } from '../use-order-event';
import { usePlaceOrder } from '../use-place-order';
import { useEventViews } from './event-views';
import { OrderSheet } from './order-sheet';
import { TicketForm } from './ticket-form';
import { TrailRecorder } from './trail-recorder';

/** Props of the seconds contract screen's trading part. */
export interface SecondsTradingProps {
  readonly pair: TradablePair;
  /** Newest orders of the pair's board. Required to submit: they distinguish older orders from one whose reply was lost. */
  readonly recent: Loadable<readonly Order[]>;
  readonly price: string | undefined;
  readonly prices: PriceSource;
  /** Where the running order is shown. Shown as a strip above the buttons while that is out of sight. */
  readonly eventPlace: Element | null;
  /** Why trading is not possible now. */
  readonly blocked: GateReason | undefined;
  /** When the market closes, epoch seconds; `undefined` if it does not, or is closed. */
  readonly closesAt: number | undefined;
  /** Fills in the stake of a ticket that nobody has touched yet. */
  readonly firstStake: string | undefined;
}

const useTicketDraft = (firstStake = '') => {
  const initial = { ...EMPTY_TICKET, stake: firstStake };
  const { draft, setDraft, update } = useDraft('seconds-ticket', initial, parseTicket);
  return { draft, setDraft, update, ...useFieldRefusal<'stake'>(draft) };
};

/** The ticket, or the reason why it is missing; the strip stays in sight either way. */
const Ticket = ({
  trading,
  ticket,
  isSending,
  strip,
  onPlaceOrder,
}: {
  readonly trading: SecondsTradingProps;
  readonly ticket: ReturnType<typeof useTicketDraft>;
  readonly isSending: boolean;
  readonly strip: ReactNode;
  readonly onPlaceOrder: (intent: OrderIntent) => void;
}) => {
  const { t } = useTranslation(['seconds', 'app']);
  const { pair, recent, blocked } = trading;
  const offer = useOffer(true);
  const instead = (reason: ReactNode): ReactNode => (
    <>
      {reason}
      {strip !== undefined && <InSight>{strip}</InSight>}
    </>
  );
  const failure = (text: string, retry: () => void): ReactNode =>
    instead(<ErrorState text={text} retryLabel={t('app:retry')} onRetry={retry} />);
  if (offer.state === 'failed') return failure(t('offerFailed'), offer.retry);
  if (recent.failed) return failure(t('history.failed'), recent.retry);
  if (offer.state === 'loading' || recent.value === undefined)
    return instead(<SkeletonBars heights={['h-20', 'h-28', 'h-16']} />);
  const [first, ...others] = offer.expiries;
  const { source, presets } = offer;
  if (first === undefined || source === undefined)
    return instead(<EmptyState text={t('noOffer')} />);
  return (
    <TicketForm
      ticket={ticket.draft}
      onChange={ticket.setDraft}
      expiries={[first, ...others]}
      source={source}
      presets={presets}
      refused={ticket.refused}
      blocked={blocked}
      closesAt={trading.closesAt}
      isSending={isSending}
      strip={strip}
      onPlaceOrder={(choice) => onPlaceOrder({ pair, source, ...choice })}
    />
  );
};

/** Gives the action that repeats an order; `undefined` while that is not possible. */
const useRepeatOrder = (
  { pair, blocked, closesAt }: SecondsTradingProps,
  placeOrder: (intent: OrderIntent) => void,
): ((order: SettledOrder) => (() => void) | undefined) => {
  const offer = useOffer(true);
  const all = offer.state === 'ready' ? offer.expiries : [];
  const longest = useLongestInTime(all, closesAt);
  const expiries = all.filter(({ seconds }) => seconds <= longest);
  return (order) => {
    if (offer.state !== 'ready' || offer.source === undefined || blocked !== undefined)
      return undefined;
    const next = repeatOrder(order, pair, { expiries, source: offer.source });
    return next && (() => placeOrder(next));
  };
};

/** The order in the sheet at the current payout and fee; `undefined` while these are unchanged. */
const useRequote = (intent: OrderIntent | undefined): OrderIntent | undefined => {
  const offer = useOffer(true);
  if (intent === undefined || offer.state !== 'ready' || offer.source === undefined)
    return undefined;
  const { expiries, source } = offer;
  return requote(intent, { expiries, source });
};

/** The orders of both boards; `undefined` until those of the board on screen are known. */
const useAllOrders = ({ pair, recent }: SecondsTradingProps) => {
  const other = useRecentOrders(pair.board === 'crypto' ? 'forex' : 'crypto', true).value;
  const running = useRunningOrders();
  // Shown at once, before the lists have it.
  const [placed, setPlaced] = useState<Order>();
  const orders =
    recent.value &&
    mergeOrders([recent.value, other ?? [], running, placed === undefined ? [] : [placed]]);
  return { orders, setPlaced };
};

/** The seconds contract screen below the price, for a signed-in user: ticket, running orders, order sheet. */
export const SecondsTrading = (props: SecondsTradingProps) => {
  const recent = props.recent.value;
  const { orders, setPlaced } = useAllOrders(props);
  const event = useOrderEvent(orders, props.pair.symbol);
  const ticket = useTicketDraft(props.firstStake);
  const pending = usePlaceOrder({
    recent,
    stake: ticket.draft.stake,
    onConfirmed: (order, intent) => {
      setPlaced(order);
      event.showPlaced(order.id);
      // A stake that was just ordered must not stay armed, nor turn red for the money that it has taken.
      if (intent !== undefined) ticket.update((draft) => withoutStake(draft, intent.preview.stake));
    },
    onRefused: ticket.setRefused,
  });
  const { intent } = pending.view;
  const askFirst = useAskFirst('seconds');
  const placeOrder = (next: OrderIntent): void => {
    if (askFirst.asks || unusualOrderReason(next, recent ?? []) !== undefined) pending.stage(next);
    else pending.confirmAtOneTap(next);
  };
  const repeatOf = useRepeatOrder(props, placeOrder);
  const requoted = useRequote(intent);
  const { prices, eventPlace } = props;
  const { strip, rest } = useEventViews({
    event,
    prices,
    repeatOf,
    place: eventPlace,
    isArmed: ticket.draft.stake !== '',
  });
  return (
    <>
      <TrailRecorder
        symbols={[props.pair.symbol, ...event.running.map(({ symbol }) => symbol)]}
        prices={prices}
      />
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-4 pb-6 sideways:pt-2">
        <Ticket
          trading={props}
          ticket={ticket}
          isSending={pending.isSending}
          strip={strip}
          onPlaceOrder={placeOrder}
        />
        {!askFirst.asks && <AskFirst {...askFirst} />}
      </section>
      {rest}
      <OrderSheet
        pending={pending}
        price={intent?.pair.symbol === props.pair.symbol ? props.price : undefined}
        blocked={props.blocked}
        closesAt={props.closesAt}
        unusual={intent && unusualOrderReason(intent, recent ?? [])}
        onRefresh={requoted && (() => pending.stage(requoted))}
      />
    </>
  );
};
