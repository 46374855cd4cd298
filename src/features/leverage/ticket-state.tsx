import { createContext, use, type ReactNode } from 'react';
import { useDraft } from '@/session/use-draft';
import type { TradablePair } from './command';
import { ticketLines, type DraftLine } from './draft-lines';
import { EMPTY_TICKET, parseTicket } from './ticket-draft';
import { useTradingData } from './use-trading-data';

/** One draft per pair: lots and prices do not apply to another pair. */
export const draftKey = (symbol: string): string => `leverage-ticket:${symbol}`;

type TradedPair = TradablePair & { readonly quote: string };

const useTicketState = (pair: TradedPair, price: string | undefined) => ({
  ...useDraft(draftKey(pair.symbol), EMPTY_TICKET, parseTicket),
  data: useTradingData(pair, price),
});

const TicketContext = createContext<ReturnType<typeof useTicketState> | undefined>(undefined);

/** Holds a member's ticket on a pair for the order form and the chart. `price` is the last one, without spread. */
export const TicketProvider = (props: {
  readonly pair: TradedPair;
  readonly price: string | undefined;
  readonly children: ReactNode;
}) => (
  <TicketContext value={useTicketState(props.pair, props.price)}>{props.children}</TicketContext>
);

/** The ticket, and the data that its figures are computed from. */
export const useTicket = () => {
  const state = use(TicketContext);
  if (state === undefined) throw new Error('A ticket needs a TicketProvider around it.');
  return state;
};

/** The prices of the ticket that can be moved on the chart; none for visitors. */
export const useTicketLines = (): readonly DraftLine[] => {
  const state = use(TicketContext);
  if (state?.data.basis === undefined) return [];
  return ticketLines(state.draft, state.data.basis, state.setDraft);
};
