import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMoved } from '@/domain/orders/moved';
import { createClientId } from '@/lib/client-id';
import { useDraft } from '@/lib/use-draft';
import { ErrorState, SkeletonBars } from '@/ui';
import { toBasis, type CoinQuote } from '../basis';
import type { Command, TradableCoin } from '../command';
import { useBalances, useKnownIds, useOpenOrders } from '../queries';
import {
  EMPTY_TICKET,
  parseTicket,
  previewOf,
  type Preview,
  type Ticket,
  type TicketBasis,
} from '../ticket';
import { useCommands, type FieldRefusal } from '../use-commands';
import { CommandSheet } from './command-sheet';
import { OpenOrders } from './open-orders';
import { TicketForm } from './ticket-form';

/** The spot screen below the price, for a signed-in user. */
export interface SpotTradingProps {
  readonly pair: TradableCoin;
  /** `undefined` while there is none. */
  readonly quote: CoinQuote | undefined;
  /** Why nothing can be traded now, in words. */
  readonly blocked: string | undefined;
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

/** What the server refused of a field, for as long as the ticket is the one that it refused. */
const useRefusal = (ticket: Ticket) => {
  const [refusal, setRefusal] = useState<FieldRefusal & { readonly ticket: Ticket }>();
  const { field, failure } = refusal?.ticket === ticket ? refusal : {};
  return {
    refused:
      field !== undefined && failure?.kind === 'business'
        ? { field, code: failure.key }
        : undefined,
    setRefusal: (next: FieldRefusal) => setRefusal({ ...next, ticket }),
  };
};

/** The order in hand as it would be at the price of now, where that is another one. */
const movedOf = (
  intent: Command | undefined,
  draft: Ticket,
  basis: TicketBasis | undefined,
): Preview | undefined => {
  if (intent?.kind !== 'place' || intent.mode !== 'market' || basis === undefined) return undefined;
  const now = previewOf(draft, basis);
  return now !== undefined && hasMoved(intent.preview.price, now.price) ? now : undefined;
};

export const SpotTrading = (props: SpotTradingProps) => {
  const { t } = useTranslation(['spot', 'app']);
  const { pair, blocked } = props;
  const { draft, setDraft } = useDraft(`spot-ticket:${pair.symbol}`, EMPTY_TICKET, parseTicket);
  const { basis, ...balances } = useBasis(props);
  const open = useOpenOrders();
  const known = useKnownIds();
  const { refused, setRefusal } = useRefusal(draft);
  const commands = useCommands(known.value ?? [], setRefusal);
  const failed = balances.failed || known.failed;
  const isReady = basis !== undefined && known.value !== undefined;
  const { symbol, base, quote, baseId, quoteId, decimals } = pair;
  const placing = (preview: Preview): Command => ({
    kind: 'place',
    clientId: createClientId(),
    pair: { symbol, base, quote, baseId, quoteId, decimals },
    side: draft.side,
    mode: draft.mode,
    preview,
  });
  const moved = movedOf(commands.intent, draft, basis);
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
            onChoose={(preview) => commands.take(placing(preview))}
          />
        )}
      </section>
      <OpenOrders
        orders={open}
        onCancel={(order) => commands.take({ kind: 'cancel', clientId: createClientId(), order })}
      />
      <CommandSheet
        command={commands.intent}
        placement={commands.placement}
        blocked={blocked}
        onRefresh={moved && (() => commands.take(placing(moved)))}
        onPlace={commands.place}
        onCheckAgain={commands.checkAgain}
        onClose={commands.putAway}
      />
    </>
  );
};
