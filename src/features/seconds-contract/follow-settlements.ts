import type { QueryClient } from '@tanstack/react-query';
import { onEvent } from '@/api/live/events';
import { refreshOrders } from './queries';

/** Asks for orders and balances as soon as the socket tells that an order of `user` was settled. Returns the way to stop. */
export const followSettlements = (client: QueryClient, user: number): (() => void) =>
  onEvent('closed_microorder', ({ to }) => {
    if (to !== undefined && to !== user) return;
    void refreshOrders(client, 'crypto');
    void refreshOrders(client, 'forex');
  });
