import { refreshOnEvent } from '@/api/live/refresh-on-event';
import { refreshOrders } from './queries';

/** The event that reports an order as settled. It does not name the board, so both are refreshed. */
export const settlementEvents = [
  refreshOnEvent('closed_microorder', (client) =>
    Promise.all([refreshOrders(client, 'crypto'), refreshOrders(client, 'forex')]),
  ),
] as const;
