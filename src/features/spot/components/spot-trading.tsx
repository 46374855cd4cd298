import { useTranslation } from 'react-i18next';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import { useDraft } from '@/session/use-draft';
import { ErrorState, SkeletonBars, type GateReason } from '@/ui';
import { toBasis, type CoinQuote } from '../basis';
import type { PlaceCommand, TradableCoin } from '../command';
import { useBalances, useKnownIds, useOpenOrders } from '../queries';
import { EMPTY_TICKET, parseTicket, previewOf, type Field, type Preview } from '../ticket';
import { useCancelling, usePlacing } from '../use-commands';
import { CommandSheet } from './command-sheet';
import { OpenOrders } from './open-orders';
import { TicketForm } from './ticket-form';

/** The spot screen below the price, for a signed-in user. */
export interface SpotTradingProps {
  readonly pair: TradableCoin;
  /** `undefined` while there is none. */
  readonly quote: CoinQuote | undefined;
  /** Why nothing can be traded now, in words. */
  readonly blocked: GateReason | undefined;
}

/** What the ticket is reckoned with, as soon as price and balances are there. */
const useBasis = ({ pair, quote }: SpotTradingProps) => {
  const { base, quote: money, failed, retry } = useBalances(pair);
  const isReady = base !== undefined && money !== undefined && quote !== undefined;
  return {
    basis: isReady ? toBasis(pair, quote, { base, quote: money }) : undefined,
    failed,
    retry,
  };
};

/** True while an order may be sent under the figures that it shows: a limit holds them, the market only for a moment. */
const isWithinGuard = ({ mode, preview }: PlaceCommand, now: Preview | undefined): boolean =>
  mode === 'limit' || (now !== undefined && !hasPriceMoved(preview.price, now.price));

/** The order at the current price where it has moved away from the one shown. */
const priceOf = (intent: PlaceCommand | undefined, now: Preview | undefined) => {
  const isOutside = intent !== undefined && !isWithinGuard(intent, now);
  return { moved: isOutside ? now : undefined, isPriceMissing: isOutside && now === undefined };
};

export const SpotTrading = (props: SpotTradingProps) => {
  const { t } = useTranslation(['spot', 'app']);
  const { pair, blocked } = props;
  const { draft, setDraft } = useDraft(`spot-ticket:${pair.symbol}`, EMPTY_TICKET, parseTicket);
  const { basis, ...balances } = useBasis(props);
  const open = useOpenOrders();
  const known = useKnownIds();
  const { refused, setRefused } = useFieldRefusal<Field>(draft);
  const idsBefore = known.value ?? [];
  const now = basis && previewOf(draft, basis);
  const placing = usePlacing({
    idsBefore,
    isWithinGuard: (command) => isWithinGuard(command, now),
    onRefused: setRefused,
  });
  const cancelling = useCancelling(idsBefore);
  const failed = balances.failed || known.failed;
  const isReady = basis !== undefined && known.value !== undefined;
  const { symbol, base, quote, baseId, quoteId, decimals } = pair;
  const placeWith = (preview: Preview): PlaceCommand => ({
    kind: 'place',
    pair: { symbol, base, quote, baseId, quoteId, decimals },
    side: draft.side,
    mode: draft.mode,
    preview,
  });
  const { moved, isPriceMissing } = priceOf(placing.view.intent, now);
  return (
    <>
      <section className="gutter mt-4 rounded-t-sheet border-t border-line bg-surface pt-5 pb-6">
        {failed && (
          <ErrorState
            text={t(balances.failed ? 'balancesFailed' : 'recordsFailed')}
            retryLabel={t('app:retry')}
            onRetry={() => {
              balances.retry();
              known.retry();
            }}
          />
        )}
        {/* The known orders tell an older order from a new one: nothing can be placed without them. */}
        {!failed && !isReady && <SkeletonBars heights={['h-11', 'h-11', 'h-24', 'h-14']} />}
        {!failed && isReady && (
          <TicketForm
            ticket={draft}
            onChange={setDraft}
            basis={basis}
            pair={pair}
            refused={refused}
            blocked={blocked}
            onChoose={(preview) => placing.stage(placeWith(preview))}
          />
        )}
      </section>
      <OpenOrders orders={open} onCancel={(order) => cancelling.stage({ kind: 'cancel', order })} />
      <CommandSheet
        pending={placing}
        blocked={blocked}
        isPriceMissing={isPriceMissing}
        onRefresh={moved && (() => placing.stage(placeWith(moved)))}
      />
      <CommandSheet pending={cancelling} />
    </>
  );
};
