import { useTranslation } from 'react-i18next';
import { decimal } from '@/domain/money/decimal';
import { createClientId } from '@/lib/client-id';
import { useDraft } from '@/lib/use-draft';
import { ErrorState, Skeleton } from '@/ui';
import type { TradablePair } from '../command';
import { useContractAccount, useOrders, useTerms } from '../queries';
import { EMPTY_TICKET, parseTicket, type Preview, type TicketBasis } from '../ticket';
import { useCommands } from '../use-commands';
import { AccountStrip } from './account-strip';
import { CommandSheet } from './command-sheet';
import { OrdersPanel } from './orders-panel';
import { TicketForm } from './ticket-form';

/** The leverage screen below the price, for a signed-in user. */
export interface LeverageTradingProps {
  readonly pair: TradablePair & { readonly quote: string };
  /** The price of the pair without spread; `undefined` while there is none. */
  readonly price: string | undefined;
  /** Why nothing can be traded now, in words. */
  readonly blocked: string | undefined;
}

const TicketSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-14 w-full" />
  </div>
);

const Ticket = (props: {
  readonly basis: TicketBasis | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly blocked: string | undefined;
  readonly onChoose: (
    preview: Preview,
    ticket: { readonly side: 'long' | 'short'; readonly mode: 'market' | 'limit' },
  ) => void;
}) => {
  const { t } = useTranslation(['leverage', 'app']);
  const { draft, setDraft } = useDraft('leverage-ticket', EMPTY_TICKET, parseTicket);
  const { basis, failed, onRetry, blocked, onChoose } = props;
  if (failed)
    return <ErrorState text={t('termsFailed')} retryLabel={t('app:retry')} onRetry={onRetry} />;
  if (basis === undefined) return <TicketSkeleton />;
  return (
    <TicketForm
      ticket={draft}
      onChange={setDraft}
      basis={basis}
      blocked={blocked}
      onChoose={(preview) => onChoose(preview, draft)}
    />
  );
};

export const LeverageTrading = ({ pair, price, blocked }: LeverageTradingProps) => {
  const terms = useTerms(pair, true);
  const account = useContractAccount(pair);
  const open = useOrders('open', true);
  const pending = useOrders('pending', true);
  const listed = [...(open.value ?? []), ...(pending.value ?? [])];
  const commands = useCommands(listed.map(({ id }) => id));
  const isReady = terms.value !== undefined && account.value !== undefined && price !== undefined;
  const basis = isReady && {
    terms: terms.value,
    account: account.value.account,
    last: decimal(price),
    decimals: pair.decimals,
  };
  const currency = terms.value?.currency ?? account.value?.currency;
  return (
    <>
      <AccountStrip state={account.value} />
      <section className="gutter rounded-t-sheet border-t border-line bg-surface pt-5 pb-6">
        <Ticket
          basis={basis === false ? undefined : basis}
          failed={terms.failed || account.failed}
          onRetry={() => {
            terms.retry();
            account.retry();
          }}
          blocked={blocked}
          onChoose={(preview, { side, mode }) =>
            commands.take({
              kind: 'open',
              clientId: createClientId(),
              pair,
              side,
              mode,
              preview,
              currency: currency ?? pair.quote,
            })
          }
        />
      </section>
      <OrdersPanel
        open={open}
        pending={pending}
        currency={currency}
        onAsk={commands.take}
        onDo={commands.takeAndPlace}
      />
      <CommandSheet
        command={commands.intent}
        placement={commands.placement}
        onPlace={commands.place}
        onCheckAgain={commands.checkAgain}
        onClose={commands.putAway}
      />
    </>
  );
};
