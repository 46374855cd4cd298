import { recordEvent } from '@/api/live/record-events';
import { refreshOrders } from './queries';

/** The event that reports an order as settled. It does not say of which board. */
export const settlementEvents = [
  recordEvent('closed_microorder', (client) =>
    Promise.all([refreshOrders(client, 'crypto'), refreshOrders(client, 'forex')]),
  ),
] as const;
