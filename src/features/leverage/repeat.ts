import { useDraft } from '@/session/use-draft';
import type { OpenCommand } from './command';
import { EMPTY_TICKET, parseTicket, type Ticket } from './ticket-draft';

/** The terms of an order as a ticket. Without stops: those of the ticket on screen stay as they are. */
export const termsToRepeat = ({
  side,
  mode,
  preview,
}: Pick<OpenCommand, 'side' | 'mode' | 'preview'>): Ticket => ({
  ...EMPTY_TICKET,
  side,
  mode,
  leverage: preview.leverage,
  lots: `${preview.lots}`,
  limit: mode === 'limit' ? preview.openPrice : '',
});

/** The ticket filled in with the side, type, lots and leverage of an order. Sets and removes no stop. */
export const withTerms = (ticket: Ticket, terms: Ticket): Ticket => ({
  ...terms,
  limit: terms.mode === 'limit' ? terms.limit : ticket.limit,
  hasStops: ticket.hasStops,
  stops: ticket.stops,
});

/** The last order on a pair in this tab, for the same user and account mode only. */
export const useLastOrder = (symbol: string) => {
  const { draft, setDraft } = useDraft<Ticket | undefined>(
    `leverage-last:${symbol}`,
    undefined,
    parseTicket,
  );
  return {
    last: draft,
    remember: (command: OpenCommand): void => setDraft(termsToRepeat(command)),
  };
};
