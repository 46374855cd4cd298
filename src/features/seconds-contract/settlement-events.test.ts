import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { receiveEvent } from '@/api/live/receive-event';
import { settlementEvents } from './settlement-events';

const settle = (to?: number): void =>
  receiveEvent('closed_microorder', { type: 'closed_microorder', to, data: { id: 501 } });

it('refreshes orders and balances when an order of the user settles', () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const stops = settlementEvents.map((follow) => follow(client, 7));
  settle(8);
  expect(invalidate).not.toHaveBeenCalled();
  settle(7);
  const keys = invalidate.mock.calls.flatMap(([filters]) => filters?.queryKey ?? []);
  expect(keys).toEqual(expect.arrayContaining(['/microtrade/lists', '/wallet/list']));
  invalidate.mockClear();
  // Older servers name no user: the event goes to the user's room.
  settle();
  expect(invalidate).toHaveBeenCalled();
  for (const stop of stops) stop();
  invalidate.mockClear();
  settle(7);
  expect(invalidate).not.toHaveBeenCalled();
});
