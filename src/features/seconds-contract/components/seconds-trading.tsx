import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/session/session';
import type { Reading } from '@/api/reading';
import { useAskFirst } from '@/lib/ask-first';
import { createClientId } from '@/lib/client-id';
import { useDraft } from '@/lib/use-draft';
import { AskFirst, EmptyState, ErrorState, showToast, SkeletonBars } from '@/ui';
import { mergeOrders, type Order, type SettledOrder } from '../order';
import type { Prices } from '../prices';
import { orderInHand } from '../order-in-hand';
import { findPlaced, unusualOrder } from '../placement';
import {
  useFetchNewest,
  useOffer,
  useSendOrder,
  useRecentOrders,
  useRunningOrders,
} from '../queries';
import {
  EMPTY_TICKET,
  orderAgain,
  parseTicket,
  type OrderIntent,
  type TradablePair,
} from '../ticket';
import { useFinished } from '../use-finished';
import { OrderSheet } from './order-sheet';
import { RunningList } from './running-list';
import { TicketForm } from './ticket-form';

/** The ticket of a signed-in user with everything that follows from it. */
export interface SecondsTradingProps {
  readonly pair: TradablePair;
  /** The newest ones of the pair's board. They tell an older order from a new one: nothing can be placed without them. */
  readonly recent: Reading<readonly Order[]>;
  readonly price: string | undefined;
  readonly prices: Prices;
  /** Why nothing can be traded now, in words. */
  readonly blocked: string | undefined;
}

const useHand = (recent: readonly Order[] | undefined, watch: (id: number) => void) => {
  const { t } = useTranslation('confirm');
  const user = useSessionUser();
  const send = useSendOrder();
  const fetchNewest = useFetchNewest();
  const steps = {
    known: (recent ?? []).map(({ id }) => id),
    send,
    find: async (wanted: OrderIntent, known: ReadonlySet<number>) =>
      findPlaced(wanted, await fetchNewest(wanted.pair.board), known),
  };
  const inHand = orderInHand.useInHand(user?.id, steps, (_intent, end, isAtOneTap) => {
    if (end.state !== 'placed') return;
    watch(end.order.id);
    // In its sheet it goes on to its result.
    if (!isAtOneTap) return;
    orderInHand.putAway();
    showToast({ text: t('placed'), tone: 'success' });
  });
  const { placement } = inHand;
  const placedId = placement.state === 'placed' ? placement.order.id : undefined;
  return { ...inHand, placed: recent?.find(({ id }) => id === placedId) };
};

const useTicketBody = (
  { pair, recent, blocked }: SecondsTradingProps,
  isSending: boolean,
  choose: (intent: OrderIntent) => void,
): ReactNode => {
  const { t } = useTranslation(['seconds', 'app']);
  const { draft, setDraft } = useDraft('seconds-ticket', EMPTY_TICKET, parseTicket);
  const offer = useOffer(true);
  if (offer.state === 'failed')
    return <ErrorState text={t('offerFailed')} retryLabel={t('app:retry')} onRetry={offer.retry} />;
  if (recent.failed)
    return (
      <ErrorState text={t('history.failed')} retryLabel={t('app:retry')} onRetry={recent.retry} />
    );
  if (offer.state === 'loading' || recent.value === undefined)
    return <SkeletonBars heights={['h-20', 'h-28', 'h-16']} />;
  const [first, ...others] = offer.expiries;
  const { source, presets } = offer;
  if (first === undefined || source === undefined) return <EmptyState text={t('noOffer')} />;
  return (
    <TicketForm
      ticket={draft}
      onChange={setDraft}
      expiries={[first, ...others]}
      source={source}
      presets={presets}
      blocked={blocked}
      isSending={isSending}
      onChoose={(choice) => choose({ clientId: createClientId(), pair, source, ...choice })}
    />
  );
};

/** The way to place an order of the same terms once more; `undefined` while that is not possible. */
const useAgain = (
  { pair, blocked }: SecondsTradingProps,
  choose: (intent: OrderIntent) => void,
): ((order: SettledOrder) => (() => void) | undefined) => {
  const offer = useOffer(true);
  return (order) => {
    if (offer.state !== 'ready' || offer.source === undefined || blocked !== undefined)
      return undefined;
    const { expiries, source } = offer;
    const next = orderAgain(createClientId(), order, pair, { expiries, source });
    return next && (() => choose(next));
  };
};

export const SecondsTrading = (props: SecondsTradingProps) => {
  const recent = props.recent.value;
  const other = useRecentOrders(props.pair.board === 'crypto' ? 'forex' : 'crypto', true).value;
  const orders = mergeOrders([recent ?? [], other ?? [], useRunningOrders()]);
  const { running, results, watch, dismiss } = useFinished(orders);
  const hand = useHand(recent, watch);
  const { intent, placed } = hand;
  const askFirst = useAskFirst('seconds');
  const shown = intent === undefined ? undefined : placed?.id;
  const choose = (next: OrderIntent): void => {
    if (askFirst.asks || unusualOrder(next, recent ?? []) !== undefined) hand.take(next);
    else hand.placeAtOneTap(next);
  };
  const again = useAgain(props, choose);
  return (
    <>
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-4 pb-6">
        {useTicketBody(props, hand.isSending, choose)}
        {!askFirst.asks && <AskFirst {...askFirst} />}
      </section>
      <RunningList
        running={running}
        results={results.filter(({ id }) => id !== shown)}
        prices={props.prices}
        again={again}
        onDismiss={dismiss}
      />
      <OrderSheet
        intent={intent}
        placement={hand.placement}
        order={placed}
        price={intent?.pair.symbol === props.pair.symbol ? props.price : undefined}
        blocked={props.blocked}
        unusual={intent && unusualOrder(intent, recent ?? [])}
        onPlace={hand.place}
        onAgain={placed?.status === 'settled' ? again(placed) : undefined}
        onCheckAgain={hand.checkAgain}
        onClose={() => {
          // One that still runs is told about in the list when it ends.
          if (placed?.status === 'settled') dismiss(placed.id);
          hand.putAway();
        }}
      />
    </>
  );
};
