import { useDraft } from '@/session/use-draft';
import type { PlaceCommand } from './command';
import { EMPTY_TICKET, parseTicket, type Ticket } from './ticket';

/** The terms of an order as a ticket: its amount as it was typed, in either currency. */
export const termsToRepeat = ({
  side,
  mode,
  typed,
  preview,
}: Pick<PlaceCommand, 'side' | 'mode' | 'typed' | 'preview'>): Ticket => ({
  ...EMPTY_TICKET,
  ...typed,
  side,
  mode,
  unit: typed.amountIn,
  limit: mode === 'limit' ? preview.requestedPrice : '',
});

/** The ticket filled in with the side, type and amount of an order. */
export const withTerms = (ticket: Ticket, terms: Ticket): Ticket => ({
  ...terms,
  limit: terms.mode === 'limit' ? terms.limit : ticket.limit,
});

/** The last order on a pair in this tab, for the same user and account mode only. */
export const useLastOrder = (symbol: string) => {
  const { draft, setDraft } = useDraft<Ticket | undefined>(
    `spot-last:${symbol}`,
    undefined,
    parseTicket,
  );
  return {
    last: draft,
    remember: (command: PlaceCommand): void => setDraft(termsToRepeat(command)),
  };
};
