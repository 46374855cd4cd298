import { expect, it } from 'vitest';
import { orderSteps } from './use-order-stages';

const step = (status: string, state: string, at?: number) => ({ status, state, at });

it('a market order fills at once', () => {
  expect(orderSteps({ mode: 'market', status: 'done', placedAt: 100, endedAt: undefined })).toEqual(
    [step('done', 'done', 100)],
  );
});

it('a limit order is open until it fills or is cancelled', () => {
  const order = { mode: 'limit', placedAt: 100, endedAt: undefined } as const;
  expect(orderSteps({ ...order, status: 'open' })).toEqual([
    step('open', 'current', 100),
    step('done', 'ahead'),
  ]);
  expect(orderSteps({ ...order, status: 'cancelled', endedAt: 130 })).toEqual([
    step('open', 'done', 100),
    step('cancelled', 'failed', 130),
  ]);
});

it('an order of an unknown type may have waited, and has no time of its end but that which the server sends', () => {
  const order = { mode: undefined, placedAt: 100, endedAt: undefined } as const;
  expect(orderSteps({ ...order, status: 'open' })).toEqual([
    step('open', 'current', 100),
    step('done', 'ahead'),
  ]);
  expect(orderSteps({ ...order, status: 'done' })).toEqual([
    step('open', 'done', 100),
    step('done', 'done'),
  ]);
});
