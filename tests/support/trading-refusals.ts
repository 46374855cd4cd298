import type { ErrorKey } from '../../src/api/generated/model';
import { FORCED, laterValue } from '../../mocks/scenarios/forced';

/** Heard in the sheet where the command was confirmed: what is typed has no part in it, or was held back before. */
const SHEET = 'sheet';

/** What is common to all that is asked of an account. */
const ALWAYS = {
  parameters_missing: SHEET,
  account_frozen: SHEET,
  account_locked: SHEET,
} as const;

/** What is common to all that begins something. */
const BEGINNING = {
  ...ALWAYS,
  pair_not_found: SHEET,
  pair_not_activated: SHEET,
  trade_not_activated: SHEET,
  trading_closing: SHEET,
  wallet_not_found: SHEET,
  real_name_required: SHEET,
  request_illegal: SHEET,
} as const;

const STAKING = {
  ...BEGINNING,
  parameter_wrong: SHEET,
  amount_wrong: 'stake',
  order_below_minimum: 'stake',
  order_above_maximum: 'stake',
  balance_insufficient: 'stake',
} as const;

const OPENING = {
  ...BEGINNING,
  parameter_wrong: SHEET,
  direction_wrong: SHEET,
  quantity_not_multiple: 'lots',
  order_below_minimum: 'lots',
  order_above_maximum: 'lots',
  limit_sell_below_price: 'limit',
  take_profit_wrong: 'takeProfit',
  stop_loss_wrong: 'stopLoss',
  account_insufficient: 'lots',
  debit_failed: SHEET,
  fee_deduction_failed: SHEET,
  status_abnormal: SHEET,
  function_unavailable: SHEET,
} as const;

const PLACING = {
  ...BEGINNING,
  // The one part of the request that was typed and has no words of its own.
  parameter_wrong: 'limit',
  direction_wrong: SHEET,
  amount_wrong: 'amount',
  quantity_not_multiple: 'amount',
  order_below_minimum: 'amount',
  order_above_maximum: 'amount',
  limit_sell_below_price: 'limit',
  wallet_insufficient: 'amount',
  debit_failed: SHEET,
  fee_deduction_failed: SHEET,
  function_unavailable: SHEET,
} as const;

/** What is common to all that is done with an order that is there. */
const CHANGING = {
  ...ALWAYS,
  parameter_wrong: SHEET,
  trade_record_not_found: SHEET,
  function_unavailable: SHEET,
} as const;

const CLOSING = {
  ...CHANGING,
  position_cannot_be_closed: SHEET,
  close_failed: SHEET,
  status_abnormal: SHEET,
  trading_closing: SHEET,
  order_above_maximum: 'lots',
  quantity_not_multiple: 'lots',
  debit_failed: SHEET,
  request_illegal: SHEET,
} as const;

const CANCELLING = {
  ...CHANGING,
  order_cannot_be_cancelled: SHEET,
  cancel_failed: SHEET,
  frozen_balance_zero: SHEET,
  status_abnormal: SHEET,
  request_illegal: SHEET,
} as const;

/** Where each refusal that the contract announces for a command is shown: at a field of its form, or in the sheet. */
export const PLACES = {
  submitOrder: STAKING,
  submitForexOrder: STAKING,
  openPosition: OPENING,
  openForexPosition: OPENING,
  setStops: {
    ...CHANGING,
    take_profit_wrong: 'takeProfit',
    stop_loss_wrong: 'stopLoss',
    status_abnormal: SHEET,
    trading_closing: SHEET,
  },
  closePosition: CLOSING,
  closeForexPosition: CLOSING,
  closePositions: {
    ...CHANGING,
    pair_not_found: SHEET,
    position_cannot_be_closed: SHEET,
    close_failed: SHEET,
    request_illegal: SHEET,
  },
  cancelPendingPosition: CANCELLING,
  placeCoinOrder: PLACING,
  cancelCoinOrder: CANCELLING,
} as const satisfies Record<string, { readonly [Key in ErrorKey]?: string }>;

export type TradingCall = keyof typeof PLACES;

/**
 * The field of the form whose magic value the call answers. Where it is `isLater`, the value was given to the order before: the
 * call names no price itself.
 */
export const CARRIERS = {
  submitOrder: { field: 'number', label: 'Amount', isLater: false },
  submitForexOrder: { field: 'number', label: 'Amount', isLater: false },
  openPosition: { field: 'target_price', label: 'Limit price', isLater: false },
  openForexPosition: { field: 'target_profit_price', label: 'Take profit', isLater: false },
  setStops: { field: 'stop_loss_price', label: 'Stop loss', isLater: false },
  closePosition: { field: 'stop_loss_price', label: 'Stop loss', isLater: true },
  closeForexPosition: { field: 'target_profit_price', label: 'Take profit', isLater: true },
  closePositions: { field: 'stop_loss_price', label: 'Stop loss', isLater: true },
  cancelPendingPosition: { field: 'target_price', label: 'Limit price', isLater: true },
  placeCoinOrder: { field: 'target_price', label: 'Limit price in USDT', isLater: false },
  cancelCoinOrder: { field: 'target_price', label: 'Limit price in USDT', isLater: true },
} as const satisfies Record<
  TradingCall,
  { readonly field: string; readonly label: string; readonly isLater: boolean }
>;

const valueOf = (key: string, isLater: boolean): string | undefined => {
  const value = FORCED.find((row) => 'key' in row && row.key === key)?.value;
  return value === undefined || !isLater ? value : laterValue(value);
};

/** A refusal of a call: where it is shown, and what is typed for it; `undefined` where nothing is. */
export interface RefusalRow {
  readonly key: string;
  readonly place: string;
  readonly value: string | undefined;
}

/** The refusals of a call. */
export const rowsOf = (call: TradingCall): readonly RefusalRow[] =>
  Object.entries(PLACES[call]).map(([key, place]) => ({
    key,
    place,
    value: valueOf(key, CARRIERS[call].isLater),
  }));

/**
 * What journeys hear of each call in the sheet besides the keys that no call before it has: all commands are confirmed in one
 * sheet (src/ui), which says a key in the same words whoever sent it.
 */
const HEARD_AGAIN: Readonly<Record<TradingCall, readonly ErrorKey[]>> = {
  submitOrder: [],
  submitForexOrder: ['trading_closing'],
  openPosition: ['account_frozen', 'trading_closing'],
  openForexPosition: ['trading_closing'],
  setStops: ['status_abnormal'],
  closePosition: [],
  closeForexPosition: ['position_cannot_be_closed'],
  closePositions: ['position_cannot_be_closed'],
  cancelPendingPosition: ['function_unavailable'],
  placeCoinOrder: ['account_frozen', 'fee_deduction_failed'],
  cancelCoinOrder: ['cancel_failed', 'frozen_balance_zero'],
};

/** The trading calls, in the order in which journeys hear of them. */
export const CALLS = Object.keys(PLACES).filter((id): id is TradingCall =>
  Object.hasOwn(CARRIERS, id),
);

const inSheet = (call: TradingCall): readonly RefusalRow[] =>
  rowsOf(call).filter(({ place }) => place === SHEET);

/** What a journey hears of a call in its sheet. */
export const heardInSheet = (call: TradingCall): readonly RefusalRow[] => {
  const before = CALLS.slice(0, CALLS.indexOf(call)).flatMap(inSheet);
  const again: readonly string[] = HEARD_AGAIN[call];
  return inSheet(call).filter(
    ({ key }) => again.includes(key) || before.every((row) => row.key !== key),
  );
};
