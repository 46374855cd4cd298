import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { useAskFirst } from '@/session/use-ask-first';
import { useDraft } from '@/session/use-draft';
import { AskFirst, EmptyState, ErrorState, SkeletonBars, type GateReason } from '@/ui';
import { mergeOrders, type Order, type SettledOrder } from '../order';
import type { PriceSource } from '../prices';
import { useOffer, useRecentOrders, useRunningOrders } from '../queries';
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
import { useOrderResults } from '../use-order-results';
import { usePlaceOrder } from '../use-place-order';
import { OrderSheet } from './order-sheet';
import { RunningList } from './running-list';
import { TicketForm } from './ticket-form';

/** Props of the seconds contract screen's trading part. */
export interface SecondsTradingProps {
  readonly pair: TradablePair;
  /** Newest orders of the pair's board. Required to submit: they distinguish older orders from one whose reply was lost. */
  readonly recent: Loadable<readonly Order[]>;
  readonly price: string | undefined;
  readonly prices: PriceSource;
  /** Why trading is not possible now. */
  readonly blocked: GateReason | undefined;
  /** Fills in the stake of a ticket that nobody has touched yet. */
  readonly firstStake: string | undefined;
}

const useTicketDraft = (firstStake = '') => {
  const initial = { ...EMPTY_TICKET, stake: firstStake };
  const { draft, setDraft, update } = useDraft('seconds-ticket', initial, parseTicket);
  return { draft, setDraft, update, ...useFieldRefusal<'stake'>(draft) };
};

const useTicketBody = (
  { pair, recent, blocked }: SecondsTradingProps,
  { draft, setDraft, refused }: ReturnType<typeof useTicketDraft>,
  isSending: boolean,
  placeOrder: (intent: OrderIntent) => void,
): ReactNode => {
  const { t } = useTranslation(['seconds', 'app']);
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
      refused={refused}
      blocked={blocked}
      isSending={isSending}
      onPlaceOrder={(choice) => placeOrder({ pair, source, ...choice })}
    />
  );
};

/** Gives the action that repeats an order; `undefined` while that is not possible. */
const useRepeatOrder = (
  { pair, blocked }: SecondsTradingProps,
  placeOrder: (intent: OrderIntent) => void,
): ((order: SettledOrder) => (() => void) | undefined) => {
  const offer = useOffer(true);
  return (order) => {
    if (offer.state !== 'ready' || offer.source === undefined || blocked !== undefined)
      return undefined;
    const { expiries, source } = offer;
    const next = repeatOrder(order, pair, { expiries, source });
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

/** The seconds contract screen below the price, for a signed-in user: ticket, running orders, order sheet. */
export const SecondsTrading = (props: SecondsTradingProps) => {
  const recent = props.recent.value;
  const other = useRecentOrders(props.pair.board === 'crypto' ? 'forex' : 'crypto', true).value;
  const orders = mergeOrders([recent ?? [], other ?? [], useRunningOrders()]);
  const { running, results, markRunning, dismiss } = useOrderResults(orders);
  const ticket = useTicketDraft(props.firstStake);
  const pending = usePlaceOrder({
    recent,
    stake: ticket.draft.stake,
    onConfirmed: (id, intent) => {
      markRunning(id);
      // A stake that was just ordered must not stay armed, nor turn red for the money that it has taken.
      if (intent !== undefined) ticket.update((draft) => withoutStake(draft, intent.preview.stake));
    },
    onRefused: ticket.setRefused,
  });
  const { confirmed } = pending;
  const { intent } = pending.view;
  const askFirst = useAskFirst('seconds');
  const placeOrder = (next: OrderIntent): void => {
    if (askFirst.asks || unusualOrderReason(next, recent ?? []) !== undefined) pending.stage(next);
    else pending.confirmAtOneTap(next);
  };
  const repeatOf = useRepeatOrder(props, placeOrder);
  const requoted = useRequote(intent);
  return (
    <>
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-4 pb-6">
        {useTicketBody(props, ticket, pending.isSending, placeOrder)}
        {!askFirst.asks && <AskFirst {...askFirst} />}
      </section>
      <RunningList
        running={running}
        results={results.filter(({ id }) => id !== confirmed?.id)}
        prices={props.prices}
        repeatOf={repeatOf}
        onDismiss={dismiss}
      />
      <OrderSheet
        pending={pending}
        confirmed={confirmed}
        price={intent?.pair.symbol === props.pair.symbol ? props.price : undefined}
        blocked={props.blocked}
        unusual={intent && unusualOrderReason(intent, recent ?? [])}
        onRefresh={requoted && (() => pending.stage(requoted))}
        onRepeat={confirmed?.status === 'settled' ? repeatOf(confirmed) : undefined}
        onClose={() => {
          // A running order shows its result in the list later.
          if (confirmed?.status === 'settled') dismiss(confirmed.id);
          pending.dismiss();
        }}
      />
    </>
  );
};
