import type { CoinOrderRow, LeverageOrderRow } from '@/api/rows';

/** 2 March 2026, 09:00 UTC, in epoch seconds. */
const CREATED_AT = 1_772_442_000;

/** An open long of three lots of BTC/USDT at 10x, with a stop loss. */
export const POSITION_ROW = {
  id: 802,
  symbol: 'BTC/USDT',
  type: 1,
  currency: 2,
  legal: 1,
  status: 1,
  order_mode: 'market',
  origin_price: '50000.00',
  price: '50001.00',
  update_price: '50100.50',
  target_profit_price: '0.00',
  stop_loss_price: '45000.00',
  share: 3,
  number: '0.03',
  multiple: 10,
  origin_caution_money: '150.01',
  caution_money: '150.01',
  trade_fee: '0.76',
  overnight_money: '0.31',
  profits: '2.98',
  fact_profits: '0',
  create_time: CREATED_AT,
} as const satisfies LeverageOrderRow;

/** An open limit order to buy 0.0123 BTC at 60,000 USDT. */
export const COIN_ORDER_ROW = {
  id: 301,
  currency_id: 2,
  legal_id: 1,
  symbol: 'BTC/USDT',
  type: 1,
  target_price: '60000.00',
  trade_price: '0',
  trade_amount: '0.0123',
  charge_fee: '0.002',
  status: 1,
  order_mode: 'limit',
  created_at: '2026-03-02 09:00:00',
  created_time: CREATED_AT,
} as const satisfies CoinOrderRow;
