import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { takeEvent } from '@/api/live/read-event';
import { settlementEvents } from './settlement-events';

const settle = (to?: number): void =>
  takeEvent('closed_microorder', { type: 'closed_microorder', to, data: { id: 501 } });

it('refreshes orders and balances when one of the user was settled', () => {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  const stops = settlementEvents.map((follow) => follow(client, 7));
  settle(8);
  expect(asked).not.toHaveBeenCalled();
  settle(7);
  const keys = asked.mock.calls.flatMap(([filters]) => filters?.queryKey ?? []);
  expect(keys).toEqual(expect.arrayContaining(['/microtrade/lists', '/wallet/list']));
  asked.mockClear();
  // An older server names nobody: it addresses the room alone.
  settle();
  expect(asked).toHaveBeenCalled();
  for (const stop of stops) stop();
  asked.mockClear();
  settle(7);
  expect(asked).not.toHaveBeenCalled();
});
