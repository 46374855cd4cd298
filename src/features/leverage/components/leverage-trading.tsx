import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loadable } from '@/api/loadable';
import type { ServerRefusal } from '@/api/refusals';
import { useFieldRefusal } from '@/api/use-field-refusal';
import { decimal } from '@/domain/money/decimal';
import { hasPriceMoved } from '@/domain/orders/price-moved';
import { unusualReason } from '@/domain/orders/unusual-order';
import { useAskFirst } from '@/session/use-ask-first';
import { keepDraft, useDraft } from '@/session/use-draft';
import { AskFirst, ErrorState, SkeletonBars, type AmountProps, type GateReason } from '@/ui';
import type { OpenCommand, TradablePair } from '../command';
import { useContractAccount, useKnownIds, useOrders, useTerms } from '../queries';
import type { AccountState, Terms } from '../terms';
import {
  EMPTY_TICKET,
  parseTicket,
  previewOf,
  type Field,
  type Preview,
  type Ticket as TicketDraft,
  type TicketBasis,
} from '../ticket';
import { useChanging, useOpening } from '../use-commands';
import { AccountStrip } from './account-strip';
import { CommandSheet } from './command-sheet';
import { OrdersPanel } from './orders-panel';
import { TicketForm } from './ticket-form';

/** The leverage screen below the price, for a signed-in user. */
export interface LeverageTradingProps {
  readonly pair: TradablePair & { readonly base: string; readonly quote: string };
  /** The price of the pair without spread; `undefined` while there is none. */
  readonly price: string | undefined;
  /** Why nothing can be traded now, in words. */
  readonly blocked: GateReason | undefined;
  /** When the market of a pair opens, in words; `undefined` while it is not closed. */
  readonly closedOf: (symbol: string) => ReactNode;
  /** Shows an amount of the user's money, or hides it. */
  readonly figure: ComponentType<Pick<AmountProps, 'value' | 'size'>>;
  /** Shows another pair: that of a position whose other side is to be opened. */
  readonly onShowPair: (symbol: string) => void;
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
  readonly onChoose: (preview: Preview) => void;
}) => {
  const { t } = useTranslation(['leverage', 'app']);
  const askFirst = useAskFirst('leverage');
  const { draft, onChange, basis, failed, onRetry, blocked, isSending, onChoose } = props;
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
        onChoose={onChoose}
      />
      {!askFirst.asks && <AskFirst {...askFirst} />}
    </>
  );
};

/** Lots and prices of one pair mean nothing on another. */
const draftKey = (symbol: string): string => `leverage-ticket:${symbol}`;

const OTHER_SIDE = { long: 'short', short: 'long' } as const;

/** What the ticket is reckoned with; `undefined` until all of it is there. */
const basisOf = (
  terms: Terms | undefined,
  state: AccountState | undefined,
  price: string | undefined,
  decimals: number,
): TicketBasis | undefined =>
  terms === undefined || state === undefined || price === undefined
    ? undefined
    : { terms, account: state.account, last: decimal(price), decimals };

/** The ticket at the current price. */
const nowOf = (draft: TicketDraft, basis: TicketBasis | undefined): Preview | undefined =>
  basis && previewOf(draft, basis);

/** True while an order may be sent under the figures that it shows: a limit holds them, the market only for a moment. */
const isWithinGuard = ({ mode, preview }: OpenCommand, now: Preview | undefined): boolean =>
  mode === 'limit' || (now !== undefined && !hasPriceMoved(preview.openPrice, now.openPrice));

/** The order at the current price where it has moved away from the one shown. */
const priceOf = (intent: OpenCommand | undefined, now: Preview | undefined) => {
  const isOutside = intent !== undefined && !isWithinGuard(intent, now);
  return { moved: isOutside ? now : undefined, isPriceMissing: isOutside && now === undefined };
};

/** Whatever the ticket waits for. */
const retryAll = (...loadables: readonly Pick<Loadable<unknown>, 'retry'>[]): void => {
  for (const { retry } of loadables) retry();
};

export const LeverageTrading = (props: LeverageTradingProps) => {
  const { pair, price, blocked, onShowPair } = props;
  const { draft, setDraft } = useDraft(draftKey(pair.symbol), EMPTY_TICKET, parseTicket);
  const terms = useTerms(pair, true);
  const account = useContractAccount(pair);
  const open = useOrders('open', true);
  const pending = useOrders('pending', true);
  // An older order of the same terms must not be taken for one whose reply was lost.
  const known = useKnownIds(true);
  const listed = [...(open.value ?? []), ...(pending.value ?? [])].map(({ id }) => id);
  const { asks } = useAskFirst('leverage');
  const { refused, setRefused } = useFieldRefusal<Field>(draft);
  const idsBefore = [...listed, ...(known.value ?? [])];
  const changing = useChanging(idsBefore, (command) => {
    if (command.kind !== 'reverse') return;
    const { symbol, side, lots, leverage } = command.order;
    const draftOf = { ...EMPTY_TICKET, side: OTHER_SIDE[side], lots: `${lots}`, leverage };
    if (symbol === pair.symbol) setDraft(draftOf);
    else keepDraft(draftKey(symbol), draftOf);
    onShowPair(symbol);
  });
  const basis = known.value && basisOf(terms.value, account.value, price, pair.decimals);
  const currency = terms.value?.currency ?? account.value?.currency ?? pair.quote;
  const now = nowOf(draft, basis);
  const opening = useOpening({
    idsBefore,
    isWithinGuard: (command) => isWithinGuard(command, now),
    onRefused: setRefused,
  });
  const { intent } = opening.view;
  const { moved, isPriceMissing } = priceOf(intent, now);
  const margins = (open.value ?? []).map(({ margin }) => margin);
  const unusualFor = (preview: Preview) =>
    unusualReason(preview.cost, preview.before.available, margins);
  const openWith = (preview: Preview): OpenCommand => ({
    kind: 'open',
    pair,
    side: draft.side,
    mode: draft.mode,
    preview,
    currency,
  });
  return (
    <>
      <AccountStrip state={account.value} figure={props.figure} />
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-5 pb-6">
        <Ticket
          base={pair.base}
          draft={draft}
          onChange={setDraft}
          basis={basis}
          refused={refused}
          failed={terms.failed || account.failed || known.failed}
          onRetry={() => retryAll(terms, account, known)}
          blocked={blocked}
          isSending={opening.isSending}
          onChoose={(preview) => {
            if (asks || unusualFor(preview) !== undefined) opening.stage(openWith(preview));
            else opening.confirmAtOneTap(openWith(preview));
          }}
        />
      </section>
      <OrdersPanel
        open={open}
        pending={pending}
        currency={currency}
        account={account.value}
        closedOf={props.closedOf}
        onAsk={changing.stage}
        onDo={changing.confirmNow}
      />
      <CommandSheet
        pending={opening}
        unusual={intent && unusualFor(intent.preview)}
        blocked={blocked}
        isPriceMissing={isPriceMissing}
        onRefresh={moved && (() => opening.stage(openWith(moved)))}
      />
      <CommandSheet pending={changing} />
    </>
  );
};
