import { recordEvent } from '@/api/live/record-events';
import { refreshOrders } from './queries';

/** The event that reports an order as settled. It does not name the board, so both are refreshed. */
export const settlementEvents = [
  recordEvent('closed_microorder', (client) =>
    Promise.all([refreshOrders(client, 'crypto'), refreshOrders(client, 'forex')]),
  ),
] as const;
