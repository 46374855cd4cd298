import { expect, it } from 'vitest';
import { orderSteps } from './use-order-stages';

const TIMES = { placedAt: 100, openedAt: undefined, closedAt: undefined } as const;
const step = (status: string, state: string, at?: number) => ({ status, state, at });

it('a market order opens at once', () => {
  expect(orderSteps({ ...TIMES, mode: 'market', status: 'open', openedAt: 100 })).toEqual([
    step('open', 'current', 100),
    step('closed', 'ahead'),
  ]);
});

it('a limit order is pending, opens and closes', () => {
  expect(orderSteps({ ...TIMES, mode: 'limit', status: 'pending' })).toEqual([
    step('pending', 'current', 100),
    step('open', 'ahead'),
    step('closed', 'ahead'),
  ]);
  expect(
    orderSteps({ mode: 'limit', status: 'closed', placedAt: 100, openedAt: 150, closedAt: 170 }),
  ).toEqual([step('pending', 'done', 100), step('open', 'done', 150), step('closed', 'done', 170)]);
});

it('a cancelled order was never open', () => {
  expect(orderSteps({ ...TIMES, mode: 'limit', status: 'cancelled', closedAt: 120 })).toEqual([
    step('pending', 'done', 100),
    step('cancelled', 'failed', 120),
  ]);
});

it('a closing position is still open', () => {
  expect(orderSteps({ ...TIMES, mode: 'market', status: 'closing', openedAt: 100 })).toEqual([
    step('open', 'current', 100),
    step('closed', 'ahead'),
  ]);
});
