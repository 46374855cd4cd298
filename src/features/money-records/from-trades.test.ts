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
    at: 1_772_442_000,
    progress: 'done',
    currency: 'USDT',
    amount: '-102',
    fee: { currency: 'USDT', amount: '2' },
  });
  // Won: 85 % of 100, less the fee of 2.
  const won = { ...LOST_CONTRACT_ROW, profit_result: 1, fact_profits: '85.00' } as const;
  expect(fromSeconds('crypto')(won)).toMatchObject({ progress: 'done', amount: '83' });
  const running = { ...won, status: 1 } as const;
  expect(fromSeconds('crypto')(running)).toMatchObject({ progress: 'pending', amount: '-102' });
});

it('a trade is at the time that all servers send as text', () => {
  const { created_time: _seconds, ...contract } = LOST_CONTRACT_ROW;
  const { created_time: _spot, ...coins } = COIN_ORDER_ROW;
  expect(fromSeconds('crypto')(contract).at).toBe(1_772_442_000);
  expect(fromSpot(coins)).toMatchObject([{ at: 1_772_442_000 }]);
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
      trade: { pair: 'XAU/USD', board: 'forex' },
      progress: 'done',
      currency: 'USDT',
      amount: '87.5',
      fee: { currency: 'USDT', amount: '11.5' },
    },
  ]);
  const open = { ...CLOSED_POSITION_ROW, status: 1 } as const;
  expect(fromPosition('forex', 'USDT')(open)).toMatchObject([
    { progress: 'pending', amount: '-11.5' },
  ]);
});

it('a loss that the house has paid in part has moved only the rest', () => {
  // -1200 - 11.50 + 211.50
  expect(fromPosition('forex', 'USDT')(COVERED_POSITION_ROW)).toMatchObject([{ amount: '-1000' }]);
});

it.each([0, 4] as const)('an order of status %i has moved nothing', (status) => {
  expect(fromPosition('crypto', 'USDT')({ ...POSITION_ROW, status })).toEqual([]);
});
