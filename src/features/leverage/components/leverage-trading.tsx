import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServerRefusal } from '@/api/refusals';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import { unusualReason } from '@/domain/orders/unusual-order';
import { afterFirstData } from '@/lib/after-first-data';
import { useAskFirst } from '@/session/use-ask-first';
import { storeDraft } from '@/session/use-draft';
import { AskFirst, ErrorState, SkeletonBars, type AmountProps, type GateReason } from '@/ui';
import type { OpenCommand, TradablePair } from '../command';
import { previewOf, type Field, type Preview, type TicketBasis } from '../ticket';
import type { StopChart } from '../stop-chart';
import { useLastOrder } from '../repeat';
import { afterOrder, EMPTY_TICKET, type Ticket as TicketDraft } from '../ticket-draft';
import { draftKey, useTicket } from '../ticket-state';
import { useChangeOrders, useOpenPosition } from '../use-commands';
import { useOpeningChecks } from '../use-opening-checks';
import { AccountStrip } from './account-strip';
import { BroughtIntoSight } from './brought-into-sight';
import { CommandSheet } from './command-sheet';
import { OrdersPanel } from './orders-panel';
import { TicketForm } from './ticket-form';

const ClosingNotice = afterFirstData(async () => (await import('./closing-notice')).ClosingNotice);

const ClosingSoon = (props: { readonly symbol: string; readonly closesAt: number | undefined }) => {
  const { symbol, closesAt } = props;
  return closesAt !== undefined && <ClosingNotice symbol={symbol} closesAt={closesAt} />;
};

/** Props of the leverage screen's trading part. */
export interface LeverageTradingProps {
  readonly pair: TradablePair & { readonly base: string; readonly quote: string };
  /** Why trading is not possible now. */
  readonly blocked: GateReason | undefined;
  /** When the market closes, epoch seconds, if that is soon. */
  readonly closesAt: number | undefined;
  /** Text of when the market of a pair opens; `undefined` while it is open. */
  readonly closedNoticeOf: (symbol: string) => ReactNode;
  /** Renders an amount, masked while balances are hidden. */
  readonly figure: ComponentType<Pick<AmountProps, 'value' | 'size'>>;
  /** Navigates to another pair, after a position on it was closed to be reversed. */
  readonly onShowPair: (symbol: string) => void;
  /** Renders the chart over the stops of a position. */
  readonly stopChart: StopChart;
  /** True to open at the list of positions. */
  readonly startsAtOrders: boolean;
}

const Ticket = (props: {
  readonly base: string;
  readonly draft: TicketDraft;
  readonly onChange: (draft: TicketDraft) => void;
  readonly basis: TicketBasis | undefined;
  readonly refused: ServerRefusal<Field> | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly blocked: GateReason | undefined;
  readonly isSending: boolean;
  readonly last: TicketDraft | undefined;
  readonly onPlaceOrder: (preview: Preview) => void;
}) => {
  const { t } = useTranslation(['leverage', 'app']);
  const askFirst = useAskFirst('leverage');
  const { draft, onChange, basis, failed, onRetry, blocked, isSending, onPlaceOrder } = props;
  if (failed)
    return <ErrorState text={t('termsFailed')} retryLabel={t('app:retry')} onRetry={onRetry} />;
  if (basis === undefined) return <SkeletonBars heights={['h-11', 'h-11', 'h-24', 'h-14']} />;
  return (
    <>
      <TicketForm
        base={props.base}
        ticket={draft}
        onChange={onChange}
        basis={basis}
        refused={props.refused}
        blocked={blocked}
        isSending={isSending}
        last={props.last}
        onPlaceOrder={onPlaceOrder}
      />
      {!askFirst.asks && <AskFirst {...askFirst} />}
    </>
  );
};

const OTHER_SIDE = { long: 'short', short: 'long' } as const;

/** Figures of the ticket at the current price. */
const currentPreviewOf = (
  draft: TicketDraft,
  basis: TicketBasis | undefined,
): Preview | undefined => basis && previewOf(draft, basis);

/** True if the order may be submitted with the figures shown: a limit order always, else while the price has not moved. */
const isWithinGuard = ({ mode, preview }: OpenCommand, now: Preview | undefined): boolean =>
  mode === 'limit' || (now !== undefined && !hasPriceMoved(preview.openPrice, now.openPrice));

/** `moved`: the current figures, if the price has moved from the one shown. */
const priceGuardOf = (intent: OpenCommand | undefined, now: Preview | undefined) => {
  const isOutside = intent !== undefined && !isWithinGuard(intent, now);
  return { moved: isOutside ? now : undefined, isPriceMissing: isOutside && now === undefined };
};

/** The leverage screen below the price, for a signed-in user: account, ticket and orders. Needs a `TicketProvider`. */
export const LeverageTrading = (props: LeverageTradingProps) => {
  const { pair, blocked, onShowPair } = props;
  const { draft, setDraft, update, data } = useTicket();
  const { terms, account, open, pending, idsBefore, basis, failed, retry } = data;
  const { asks } = useAskFirst('leverage');
  const { refused, setRefused } = useFieldRefusal<Field>(draft);
  const changing = useChangeOrders(idsBefore, (command) => {
    if (command.kind !== 'reverse') return;
    const { symbol, side, lots, leverage } = command.order;
    const draftOf = { ...EMPTY_TICKET, side: OTHER_SIDE[side], lots: `${lots}`, leverage };
    if (symbol === pair.symbol) setDraft(draftOf);
    else storeDraft(draftKey(symbol), draftOf);
    onShowPair(symbol);
  });
  const currency = terms.value?.currency ?? account?.currency;
  const now = currentPreviewOf(draft, basis);
  const { last, remember } = useLastOrder(pair.symbol);
  const checks = useOpeningChecks();
  const opening = useOpenPosition({
    idsBefore,
    onConfirmed: checks.start,
    isWithinGuard: (command) => isWithinGuard(command, now),
    onRefused: setRefused,
    // Lots that were just ordered must not stay armed, nor turn red for the money that they have taken.
    onPlaced: (command) => {
      update((ticket) => afterOrder(ticket, command.preview.lots));
      remember(command);
    },
  });
  const { intent } = opening.view;
  const { moved, isPriceMissing } = priceGuardOf(intent, now);
  const margins = (open.value ?? []).map(({ margin }) => margin);
  const unusualFor = ({ cost, before }: Preview) => unusualReason(cost, before.available, margins);
  const openWith = (preview: Preview): OpenCommand => ({
    kind: 'open',
    pair,
    side: draft.side,
    mode: draft.mode,
    preview,
    currency: currency ?? pair.quote,
  });
  return (
    <>
      <AccountStrip state={account} figure={props.figure} />
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-4 pb-4">
        <ClosingSoon symbol={pair.symbol} closesAt={props.closesAt} />
        <Ticket
          base={pair.base}
          draft={draft}
          onChange={setDraft}
          basis={basis}
          refused={refused}
          failed={failed}
          onRetry={retry}
          blocked={blocked}
          isSending={opening.isSending}
          last={last}
          onPlaceOrder={(preview) => {
            if (asks || unusualFor(preview) !== undefined) opening.stage(openWith(preview));
            else opening.confirmAtOneTap(openWith(preview));
          }}
        />
      </section>
      <BroughtIntoSight
        isDue={props.startsAtOrders && open.value !== undefined && (basis !== undefined || failed)}
      >
        <OrdersPanel
          open={open}
          pending={pending}
          currency={currency}
          account={account}
          closedNoticeOf={props.closedNoticeOf}
          stopChart={props.stopChart}
          checks={checks}
          onStage={changing.stage}
          onSubmit={changing.confirmNow}
        />
      </BroughtIntoSight>
      <CommandSheet
        pending={opening}
        unusual={intent && unusualFor(intent.preview)}
        blocked={blocked}
        isPriceMissing={isPriceMissing}
        notice={<ClosingSoon symbol={pair.symbol} closesAt={props.closesAt} />}
        onRefresh={moved && (() => opening.stage(openWith(moved)))}
      />
      <CommandSheet pending={changing} />
    </>
  );
};
