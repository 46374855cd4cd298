import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { takeEvent } from '@/api/live/read-event';
import { followPositions } from './follow-positions';

const account = (to: number, open: readonly number[], profits = '0') => ({
  type: 'lever_trade',
  to,
  profits_all: profits,
  trades_all: open.map((id) => ({ id })),
  trades_cur: open.map((id) => ({ id })),
  trades_entrust: [],
});

it('asks anew when positions of the user come or go, not when they gain or lose', () => {
  const client = new QueryClient();
  const asked = vi.spyOn(client, 'invalidateQueries');
  const since = (): boolean => {
    const was = asked.mock.calls.length > 0;
    asked.mockClear();
    return was;
  };
  const stop = followPositions(client, 7);
  const told = [account(7, [1]), account(7, [1], '5'), account(8, [2]), account(7, [1, 3])];
  const outcome = told.map((event) => {
    takeEvent('lever_trade', event);
    return since();
  });
  expect(outcome).toEqual([true, false, false, true]);
  takeEvent('lever_closed', { type: 'lever_closed', to: 8, id: [2] });
  expect(since()).toBe(false);
  takeEvent('lever_closed', { type: 'lever_closed', to: 7, id: [3] });
  expect(since()).toBe(true);
  stop();
  takeEvent('lever_closed', { type: 'lever_closed', to: 7, id: [1] });
  expect(since()).toBe(false);
});
