import { expect, it } from 'vitest';
import {
  CLOSED_POSITION_ROW,
  COIN_ORDER_ROW,
  COVERED_POSITION_ROW,
  LOST_CONTRACT_ROW,
  POSITION_ROW,
} from '../../../tests/support/order-rows';
import { fromPosition, fromSeconds, fromSpot } from './from-trades';

it('a seconds contract costs stake and fee until it has a result', () => {
  // Lost: the stake of 100 and the fee of 2.
  expect(fromSeconds('crypto')(LOST_CONTRACT_ROW)).toMatchObject({
    kind: 'seconds',
    of: 7,
    trade: { pair: 'BTC/USDT', board: 'crypto' },
    // Placed at 09:00:00, settled 30 seconds later.
    placedAt: 1_772_442_000,
    at: 1_772_442_030,
    progress: 'done',
    currency: 'USDT',
    amount: '-102',
    fee: { currency: 'USDT', amount: '2' },
  });
  // Won: 85 % of 100, less the fee of 2.
  const won = { ...LOST_CONTRACT_ROW, profit_result: 1, fact_profits: '85.00' } as const;
  expect(fromSeconds('crypto')(won)).toMatchObject({ progress: 'done', amount: '83' });
  const running = { ...won, status: 1 } as const;
  expect(fromSeconds('crypto')(running)).toMatchObject({
    at: 1_772_442_000,
    progress: 'pending',
    amount: '-102',
  });
});

it('the times of a trade may come as the texts that all servers send', () => {
  const { created_time: _ordered, handled_time: _settled, ...contract } = LOST_CONTRACT_ROW;
  const { created_time: _spot, ...coins } = COIN_ORDER_ROW;
  const bought = { ...coins, status: 2, updated_at: '2026-03-05 09:00:00' } as const;
  const times = { placedAt: 1_772_442_000, at: 1_772_442_030 };
  expect(fromSeconds('crypto')(contract)).toMatchObject(times);
  expect(fromSpot(coins)).toMatchObject([{ at: 1_772_442_000 }]);
  // Three days after the order.
  expect(fromSpot(bought)).toMatchObject([{ ...times, at: 1_772_442_000 + 3 * 86_400 }]);
});

it('orders of both markets with one number stay apart', () => {
  const ids = (['crypto', 'forex'] as const).map(
    (board) => fromSeconds(board)(LOST_CONTRACT_ROW).id,
  );
  expect(new Set(ids).size).toBe(2);
});

it('a spot order gives one currency for the other', () => {
  // 0.0123 x 60000 = 738 is held; nothing is received or charged yet.
  const [open] = fromSpot(COIN_ORDER_ROW);
  expect(open).toMatchObject({ progress: 'pending', currency: 'USDT', amount: '-738' });
  expect([open?.got, open?.fee]).toEqual([undefined, undefined]);
  // 0.2 % of 0.0123 is 0.0000246.
  const bought = { ...COIN_ORDER_ROW, status: 2, trade_price: '60000.00' } as const;
  expect(fromSpot(bought)).toMatchObject([
    {
      amount: '-738',
      got: { currency: 'BTC', amount: '0.0122754' },
      fee: { currency: 'BTC', amount: '0.0000246' },
    },
  ]);
  // 0.0123 x 59999.50 = 737.99385, down to 737.99, less the fee that the server charged.
  const sold = {
    ...COIN_ORDER_ROW,
    type: 2,
    status: 2,
    trade_price: '59999.50',
    fee_money: '1.00',
  } as const;
  expect(fromSpot(sold)).toMatchObject([
    {
      progress: 'done',
      currency: 'BTC',
      amount: '-0.0123',
      got: { currency: 'USDT', amount: '736.99' },
    },
  ]);
  // Cancelled: it has moved nothing.
  expect(fromSpot({ ...COIN_ORDER_ROW, status: 3 })).toEqual([]);
});

it('a position costs its fees until it is closed, then it has its result after them', () => {
  // 99 less the opening fee of 10 and 1.50 for the night.
  expect(fromPosition('forex', 'USDT')(CLOSED_POSITION_ROW)).toMatchObject([
    {
      kind: 'leverage',
      of: 9,
      number: '1009',
      // The order of a day before 09:00, closed at 09:00:20.
      placedAt: 1_772_355_600,
      at: 1_772_442_020,
      trade: { pair: 'XAU/USD', board: 'forex' },
      progress: 'done',
      currency: 'USDT',
      amount: '87.5',
      fee: { currency: 'USDT', amount: '11.5' },
    },
  ]);
  const open = { ...CLOSED_POSITION_ROW, status: 1 } as const;
  expect(fromPosition('forex', 'USDT')(open)).toMatchObject([
    { at: 1_772_355_600, progress: 'pending', amount: '-11.5' },
  ]);
});

it('a loss that the house has paid in part has moved only the rest', () => {
  // -1200 - 11.50 + 211.50
  expect(fromPosition('forex', 'USDT')(COVERED_POSITION_ROW)).toMatchObject([{ amount: '-1000' }]);
});

it.each([0, 4] as const)('an order of status %i has moved nothing', (status) => {
  expect(fromPosition('crypto', 'USDT')({ ...POSITION_ROW, status })).toEqual([]);
});
