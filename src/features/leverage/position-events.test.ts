import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { receiveEvent } from '@/api/live/receive-event';
import { positionEvents } from './position-events';

const account = (
  to: number,
  open: readonly number[],
  { profits = '0', pending = [] as readonly number[] } = {},
) => ({
  type: 'lever_trade',
  to,
  profits_all: profits,
  trades_all: [...open, ...pending].map((id) => ({ id })),
  trades_cur: open.map((id) => ({ id })),
  trades_entrust: pending.map((id) => ({ id })),
});

it('refreshes when a position appears, disappears or fills, not when its profit changes', () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const since = (): boolean => {
    const was = invalidate.mock.calls.length > 0;
    invalidate.mockClear();
    return was;
  };
  const stops = positionEvents.map((follow) => follow(client, 7));
  const pushed = [
    account(7, [1]),
    account(7, [1], { profits: '5' }),
    account(8, [2]),
    account(7, [1, 3]),
    account(7, [1, 3], { pending: [4] }),
    account(7, [1, 3, 4]),
    account(7, [1, 4]),
  ];
  const outcome = pushed.map((event) => {
    receiveEvent('lever_trade', event);
    return since();
  });
  expect(outcome).toEqual([true, false, false, true, true, true, true]);
  receiveEvent('lever_closed', { type: 'lever_closed', to: 8, id: [2] });
  expect(since()).toBe(false);
  receiveEvent('lever_closed', { type: 'lever_closed', to: 7, id: [3] });
  expect(since()).toBe(true);
  for (const stop of stops) stop();
  receiveEvent('lever_closed', { type: 'lever_closed', to: 7, id: [1] });
  expect(since()).toBe(false);
});
