import type { QueryClient } from '@tanstack/react-query';
import { onEvent, type LiveEvent } from '@/api/live/events';
import { refreshAll } from './queries';

/** What is open and what is pending, by id. */
const bookOf = ({
  trades_cur: open,
  trades_entrust: pending,
  trades_all: all,
}: LiveEvent<'lever_trade'>): string =>
  [open ?? [], pending ?? [], all].map((rows) => rows.map(({ id }) => id).join(' ')).join(',');

/**
 * Asks for positions and balances as soon as the socket tells that some of `user` were opened, filled or closed. Gains and
 * losses follow with the prices. Returns the way to stop.
 */
export const followPositions = (client: QueryClient, user: number): (() => void) => {
  let book: string | undefined;
  const isMine = (to: number | undefined): boolean => to === undefined || to === user;
  const stops = [
    onEvent('lever_closed', ({ to }) => {
      if (isMine(to)) void refreshAll(client);
    }),
    onEvent('lever_trade', (event) => {
      if (!isMine(event.to)) return;
      const known = book;
      book = bookOf(event);
      if (known !== book) void refreshAll(client);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
