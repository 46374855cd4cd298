import type { CoinOrderRow, LeverageOrderRow, OrderRow } from '@/api/rows';

/** 2 March 2026, 09:00 UTC, in epoch seconds. */
const CREATED_AT = 1_772_442_000;

/** An open long of three lots of BTC/USDT at 10x, with a stop loss. */
export const POSITION_ROW = {
  id: 802,
  symbol: 'BTC/USDT',
  type: 1,
  currency: 1,
  legal: 3,
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
  currency_id: 1,
  legal_id: 3,
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

/** A contract of 30 seconds for 100 USDT that lost. */
export const LOST_CONTRACT_ROW = {
  id: 7,
  match_id: 1,
  currency_id: 3,
  currency_name: 'USDT',
  symbol_name: 'BTC/USDT',
  type: 2,
  seconds: 30,
  number: '100.00',
  open_price: '60000.00',
  end_price: '60001.00',
  fee: '2.00',
  profit_ratio: '85.00',
  fact_profits: '-100.00',
  status: 3,
  profit_result: -1,
  created_at: '2026-03-02 09:00:00',
  created_time: 1_772_442_000,
  handled_at: '2026-03-02 09:00:30',
  handled_time: 1_772_442_030,
  remain_milli_seconds: 0,
} as const satisfies OrderRow;

/** A closed long of a lot of XAU/USD; the server sends its times as texts. */
export const CLOSED_POSITION_ROW = {
  id: 9,
  show_lever_id: 1009,
  symbol: 'XAU/USD',
  type: 1,
  currency: 11,
  legal: 2,
  status: 3,
  origin_price: '2000.00',
  price: '2000.10',
  update_price: '2010.00',
  target_profit_price: '0',
  stop_loss_price: '0',
  share: 1,
  number: '10',
  multiple: 20,
  origin_caution_money: '1000.00',
  caution_money: '0.00',
  trade_fee: '10.00',
  overnight_money: '1.50',
  profits: '0',
  fact_profits: '99.00',
  create_time: 1_772_355_600,
  transaction_time: '2026-03-01 09:00:00',
  complete_time: '2026-03-02 09:00:20',
} as const satisfies LeverageOrderRow;

/** The same, lost by a gap: the house has paid 211.50 of the loss. */
export const COVERED_POSITION_ROW = {
  ...CLOSED_POSITION_ROW,
  fact_profits: '-1200.00',
  covered_money: '211.50',
} as const satisfies LeverageOrderRow;
