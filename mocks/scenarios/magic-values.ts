import type { ErrorKey } from '@/api/generated/model';
import type { OperationId } from '@/api/generated/operations';
import type { FaultEffect } from './fault-rule';

/**
 * Amounts, prices and ids that force an outcome (mock-backend.md, part 5). Amounts are 7777 with certain cents, ids
 * start at 777701: no ordinary order, price or record has these values by accident. Each key has one value; a call is
 * refused with it if the contract announces that refusal.
 */
export const MAGIC_VALUES = [
  { value: '7777.01', key: 'wallet_insufficient' },
  { value: '7777.02', key: 'account_insufficient' },
  { value: '7777.03', key: 'balance_insufficient' },
  { value: '7777.04', key: 'order_below_minimum' },
  { value: '7777.05', key: 'order_above_maximum' },
  { value: '7777.06', key: 'quantity_below_minimum' },
  { value: '7777.07', key: 'withdrawal_pending' },
  { value: '7777.08', key: 'fee_deduction_failed' },
  { value: '7777.09', key: 'status_abnormal' },
  { value: '7777.10', key: 'turnover_insufficient' },
  { value: '7777.11', key: 'account_not_created' },
  { value: '7777.12', key: 'debit_failed' },
  // The cents .13 and .14 of any amount control the review of a deposit or loan.
  { value: '7777.15', key: 'configuration_wrong' },
  { value: '7777.16', key: 'direction_wrong' },
  { value: '7777.17', effect: { kind: 'timeout' } },
  { value: '7777.18', key: 'not_found', effect: { kind: 'http', status: 404 } },
  { value: '7777.19', key: 'session_expired', effect: { kind: 'session-lost' } },
  { value: '7777.20', key: 'cancel_failed' },
  { value: '7777.21', key: 'frozen_balance_zero' },
  { value: '7777.22', key: 'close_failed' },
  { value: '7777.23', key: 'order_cannot_be_cancelled' },
  { value: '7777.24', key: 'position_cannot_be_closed' },
  { value: '7777.25', key: 'trade_record_not_found' },
  { value: '7777.26', key: 'trading_closing' },
  { value: '7777.27', key: 'pair_not_found' },
  { value: '7777.28', key: 'pair_not_activated' },
  { value: '7777.29', key: 'trade_not_activated' },
  { value: '7777.30', key: 'limit_sell_below_price' },
  { value: '7777.31', key: 'take_profit_wrong' },
  { value: '7777.32', key: 'stop_loss_wrong' },
  { value: '7777.33', key: 'quantity_not_multiple' },
  { value: '7777.34', key: 'amount_wrong' },
  { value: '7777.35', key: 'wallet_not_found' },
  { value: '7777.36', key: 'real_name_required' },
  { value: '7777.37', key: 'account_frozen' },
  { value: '7777.38', key: 'account_locked' },
  { value: '7777.39', key: 'request_illegal' },
  { value: '7777.40', key: 'function_unavailable' },
  { value: '7777.41', key: 'parameter_wrong' },
  { value: '7777.42', key: 'parameters_missing' },
  { value: '7777.43', key: 'limit_reached' },
  { value: '777704', key: 'wallet_change_failed' },
  { value: '777705', key: 'request_failed', effect: { kind: 'http', status: 502 } },
] as const satisfies readonly {
  readonly value: string;
  readonly key?: ErrorKey;
  readonly effect?: FaultEffect;
}[];

const LATER_CENTS = 50;

/**
 * The price that forces the same outcome later: an order with it is accepted normally, and closing or cancelling it
 * then has that outcome. Requires cents below .50. `undefined` for an id.
 */
export const deferredValue = (value: string): string | undefined => {
  const [whole = '', cents] = value.split('.');
  return cents === undefined ? undefined : `${whole}.${Number(cents) + LATER_CENTS}`;
};

/** Calls that end an order without naming a price: the collection, and the status of the orders that each ends. */
export const ENDING = {
  closePosition: { collection: 'positions', status: 'open' },
  closeForexPosition: { collection: 'positions', status: 'open' },
  closePositions: { collection: 'positions', status: 'open' },
  cancelPendingPosition: { collection: 'positions', status: 'pending' },
  cancelCoinOrder: { collection: 'coinOrders', status: 'open' },
} as const satisfies {
  readonly [Id in OperationId]?: {
    readonly collection: 'positions' | 'coinOrders';
    readonly status: 'open' | 'pending';
  };
};
