import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '@/domain/money/decimal';
import { hasMoved } from '@/domain/orders/moved';
import { unusualOf } from '@/domain/orders/unusual';
import { useAskFirst } from '@/lib/ask-first';
import { createClientId } from '@/lib/client-id';
import { keepDraft, useDraft } from '@/lib/use-draft';
import { AskFirst, ErrorState, SkeletonBars, type AmountProps } from '@/ui';
import type { Command, TradablePair } from '../command';
import { useContractAccount, useKnownIds, useOrders, useTerms } from '../queries';
import type { AccountState, Terms } from '../terms';
import {
  EMPTY_TICKET,
  parseTicket,
  previewOf,
  type Preview,
  type Ticket as TicketDraft,
  type TicketBasis,
} from '../ticket';
import { useCommands } from '../use-commands';
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
  readonly blocked: string | undefined;
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
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly blocked: string | undefined;
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

/** The order in hand as it would be at the price of now, where that is another one. */
const movedOf = (
  intent: Command | undefined,
  draft: TicketDraft,
  basis: TicketBasis | undefined,
): Preview | undefined => {
  if (intent?.kind !== 'open' || intent.mode !== 'market' || basis === undefined) return undefined;
  const now = previewOf(draft, basis);
  return now !== undefined && hasMoved(intent.preview.openPrice, now.openPrice) ? now : undefined;
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
  const commands = useCommands([...listed, ...(known.value ?? [])], (command) => {
    if (command.kind !== 'reverse') return;
    const { symbol, side, lots, leverage } = command.order;
    const draftOf = { ...EMPTY_TICKET, side: OTHER_SIDE[side], lots: `${lots}`, leverage };
    if (symbol === pair.symbol) setDraft(draftOf);
    else keepDraft(draftKey(symbol), draftOf);
    onShowPair(symbol);
  });
  const basis = known.value && basisOf(terms.value, account.value, price, pair.decimals);
  const currency = terms.value?.currency ?? account.value?.currency ?? pair.quote;
  const { intent } = commands;
  const moved = movedOf(intent, draft, basis);
  const margins = (open.value ?? []).map(({ margin }) => margin);
  const unusualFor = (preview: Preview) =>
    unusualOf(preview.cost, preview.before.available, margins);
  const openWith = (preview: Preview): Command => ({
    kind: 'open',
    clientId: createClientId(),
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
          failed={terms.failed || account.failed || known.failed}
          onRetry={() => {
            terms.retry();
            account.retry();
            known.retry();
          }}
          blocked={blocked}
          isSending={commands.isSending}
          onChoose={(preview) => {
            if (asks || unusualFor(preview) !== undefined) commands.take(openWith(preview));
            else commands.placeAtOneTap(openWith(preview));
          }}
        />
      </section>
      <OrdersPanel
        open={open}
        pending={pending}
        currency={currency}
        account={account.value}
        closedOf={props.closedOf}
        onAsk={commands.take}
        onDo={commands.takeAndPlace}
      />
      <CommandSheet
        command={intent}
        placement={commands.placement}
        unusual={intent?.kind === 'open' ? unusualFor(intent.preview) : undefined}
        blocked={blocked}
        onRefresh={moved && (() => commands.take(openWith(moved)))}
        onPlace={commands.place}
        onCheckAgain={commands.checkAgain}
        onClose={commands.putAway}
      />
    </>
  );
};
