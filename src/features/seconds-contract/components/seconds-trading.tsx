import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { useAskFirst } from '@/session/use-ask-first';
import { useDraft } from '@/session/use-draft';
import { AskFirst, EmptyState, ErrorState, SkeletonBars, type GateReason } from '@/ui';
import { mergeOrders, type Order, type SettledOrder } from '../order';
import type { Prices } from '../prices';
import { useOffer, useRecentOrders, useRunningOrders } from '../queries';
import {
  EMPTY_TICKET,
  orderAgain,
  parseTicket,
  requote,
  type OrderIntent,
  type TradablePair,
} from '../ticket';
import { unusualOrder } from '../unusual';
import { useFinished } from '../use-finished';
import { usePlacing } from '../use-placing';
import { OrderSheet } from './order-sheet';
import { RunningList } from './running-list';
import { TicketForm } from './ticket-form';

/** The ticket of a signed-in user with everything that follows from it. */
export interface SecondsTradingProps {
  readonly pair: TradablePair;
  /** The newest ones of the pair's board. They tell an older order from a new one: nothing can be placed without them. */
  readonly recent: Loadable<readonly Order[]>;
  readonly price: string | undefined;
  readonly prices: Prices;
  /** Why nothing can be traded now, in words. */
  readonly blocked: GateReason | undefined;
}

const useTicketDraft = () => {
  const { draft, setDraft } = useDraft('seconds-ticket', EMPTY_TICKET, parseTicket);
  return { draft, setDraft, ...useFieldRefusal<'stake'>(draft) };
};

const useTicketBody = (
  { pair, recent, blocked }: SecondsTradingProps,
  { draft, setDraft, refused }: ReturnType<typeof useTicketDraft>,
  isSending: boolean,
  choose: (intent: OrderIntent) => void,
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
      onChoose={(choice) => choose({ pair, source, ...choice })}
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
    const next = orderAgain(order, pair, { expiries, source });
    return next && (() => choose(next));
  };
};

/** The order in the sheet at the present payout and fee; `undefined` while they are those that it shows. */
const useRequote = (intent: OrderIntent | undefined): OrderIntent | undefined => {
  const offer = useOffer(true);
  if (intent === undefined || offer.state !== 'ready' || offer.source === undefined)
    return undefined;
  const { expiries, source } = offer;
  return requote(intent, { expiries, source });
};

export const SecondsTrading = (props: SecondsTradingProps) => {
  const recent = props.recent.value;
  const other = useRecentOrders(props.pair.board === 'crypto' ? 'forex' : 'crypto', true).value;
  const orders = mergeOrders([recent ?? [], other ?? [], useRunningOrders()]);
  const { running, results, watch, dismiss } = useFinished(orders);
  const ticket = useTicketDraft();
  const placing = usePlacing({
    recent,
    stake: ticket.draft.stake,
    onPlaced: watch,
    onRefused: ticket.setRefused,
  });
  const { placed } = placing;
  const { intent } = placing.view;
  const askFirst = useAskFirst('seconds');
  const choose = (next: OrderIntent): void => {
    if (askFirst.asks || unusualOrder(next, recent ?? []) !== undefined) placing.stage(next);
    else placing.confirmAtOneTap(next);
  };
  const again = useAgain(props, choose);
  const requoted = useRequote(intent);
  return (
    <>
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-4 pb-6">
        {useTicketBody(props, ticket, placing.isSending, choose)}
        {!askFirst.asks && <AskFirst {...askFirst} />}
      </section>
      <RunningList
        running={running}
        results={results.filter(({ id }) => id !== placed?.id)}
        prices={props.prices}
        again={again}
        onDismiss={dismiss}
      />
      <OrderSheet
        pending={placing}
        placed={placed}
        price={intent?.pair.symbol === props.pair.symbol ? props.price : undefined}
        blocked={props.blocked}
        unusual={intent && unusualOrder(intent, recent ?? [])}
        onRefresh={requoted && (() => placing.stage(requoted))}
        onAgain={placed?.status === 'settled' ? again(placed) : undefined}
        onClose={() => {
          // One that still runs is told about in the list when it ends.
          if (placed?.status === 'settled') dismiss(placed.id);
          placing.dismiss();
        }}
      />
    </>
  );
};
