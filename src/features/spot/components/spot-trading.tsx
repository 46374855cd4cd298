import { useTranslation } from 'react-i18next';
import { useLeftToday } from '@/api/left-today';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import { useDraft } from '@/session/use-draft';
import { ErrorState, SkeletonBars, type GateReason } from '@/ui';
import { toTicketBasis, type CoinQuote } from '../basis';
import type { PlaceCommand, SpotPair } from '../command';
import { useLastOrder } from '../repeat';
import { useBalances, useOpenOrders, useRecentOrderIds } from '../queries';
import {
  EMPTY_TICKET,
  parseTicket,
  previewOf,
  afterOrder,
  type Field,
  type Preview,
} from '../ticket';
import { useCancelOrder, usePlaceOrder } from '../use-commands';
import { CommandSheet } from './command-sheet';
import { OpenOrders } from './open-orders';
import { TicketForm } from './ticket-form';

/** Props of the spot screen's trading part. */
export interface SpotTradingProps {
  readonly pair: SpotPair;
  /** Current quote; `undefined` while there is none. */
  readonly quote: CoinQuote | undefined;
  /** Why trading is not possible now. */
  readonly blocked: GateReason | undefined;
  /** Why only buying is not possible now. */
  readonly buyBlocked: GateReason | undefined;
}

/** Data for the ticket's figures; `undefined` until price and balances are loaded. */
const useBasis = ({ pair, quote }: SpotTradingProps) => {
  const { base, quote: money, failed, retry } = useBalances(pair);
  const { stake: leftToStake } = useLeftToday(pair.quote);
  const isReady = base !== undefined && money !== undefined && quote !== undefined;
  return {
    basis: isReady
      ? { ...toTicketBasis(pair, quote, { base, quote: money }), leftToStake }
      : undefined,
    failed,
    retry,
  };
};

/** True if the order may be submitted with the figures shown: a limit order always, else while the price has not moved. */
const isWithinGuard = ({ mode, preview }: PlaceCommand, now: Preview | undefined): boolean =>
  mode === 'limit' || (now !== undefined && !hasPriceMoved(preview.price, now.price));

/** `moved`: the current figures, if the price has moved from the one shown. */
const priceGuardOf = (intent: PlaceCommand | undefined, now: Preview | undefined) => {
  const isOutside = intent !== undefined && !isWithinGuard(intent, now);
  return { moved: isOutside ? now : undefined, isPriceMissing: isOutside && now === undefined };
};

/** The spot screen below the price, for a signed-in user: ticket and open orders. */
export const SpotTrading = (props: SpotTradingProps) => {
  const { t } = useTranslation(['spot', 'app']);
  const { pair } = props;
  const { draft, setDraft, update } = useDraft(
    `spot-ticket:${pair.symbol}`,
    EMPTY_TICKET,
    parseTicket,
  );
  const blocked = props.blocked ?? (draft.side === 'buy' ? props.buyBlocked : undefined);
  const { basis, ...balances } = useBasis(props);
  const open = useOpenOrders();
  const recentIds = useRecentOrderIds();
  const { refused, setRefused } = useFieldRefusal<Field>(draft);
  const idsBefore = recentIds.value ?? [];
  const now = basis && previewOf(draft, basis);
  const { last, remember } = useLastOrder(pair.symbol);
  const placement = usePlaceOrder({
    idsBefore,
    isWithinGuard: (command) => isWithinGuard(command, now),
    onRefused: setRefused,
    // An amount that was just ordered must not stay armed, nor turn red for the money that it has taken.
    onPlaced: (command) => {
      update((ticket) => afterOrder(ticket, command.typed));
      remember(command);
    },
  });
  const cancellation = useCancelOrder(idsBefore);
  const failed = balances.failed || recentIds.failed;
  const isReady = basis !== undefined && recentIds.value !== undefined;
  const { symbol, base, quote, baseId, quoteId, decimals } = pair;
  const placeWith = (preview: Preview): PlaceCommand => ({
    kind: 'place',
    pair: { symbol, base, quote, baseId, quoteId, decimals },
    side: draft.side,
    mode: draft.mode,
    typed: { amount: draft.amount, amountIn: draft.amountIn },
    preview,
  });
  const { moved, isPriceMissing } = priceGuardOf(placement.view.intent, now);
  return (
    <>
      <section className="gutter mt-4 rounded-t-sheet border-t border-line bg-surface pt-4 pb-4">
        {failed && (
          <ErrorState
            text={t(balances.failed ? 'balancesFailed' : 'recordsFailed')}
            retryLabel={t('app:retry')}
            onRetry={() => {
              balances.retry();
              recentIds.retry();
            }}
          />
        )}
        {/* Submission needs the ids of existing orders, to tell them from one whose reply was lost. */}
        {!failed && !isReady && <SkeletonBars heights={['h-11', 'h-11', 'h-24', 'h-14']} />}
        {!failed && isReady && (
          <TicketForm
            ticket={draft}
            onChange={setDraft}
            basis={basis}
            pair={pair}
            refused={refused}
            blocked={blocked}
            isSending={placement.isSending}
            last={last}
            onStage={(preview) => placement.stage(placeWith(preview))}
          />
        )}
      </section>
      <OpenOrders
        orders={open}
        onCancel={(order) => cancellation.stage({ kind: 'cancel', order })}
      />
      <CommandSheet
        pending={placement}
        blocked={blocked}
        isPriceMissing={isPriceMissing}
        onRefresh={moved && (() => placement.stage(placeWith(moved)))}
      />
      <CommandSheet pending={cancellation} />
    </>
  );
};
