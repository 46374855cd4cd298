import type { ErrorKey } from '../../src/api/generated/model';
import { OPERATIONS } from '../../src/api/generated/operations';
import { LEVERAGE_TARGETS } from '../../src/features/leverage/refusals';
import { SECONDS_TARGETS } from '../../src/features/seconds-contract/refusals';
import { SPOT_TARGETS } from '../../src/features/spot/refusals';
import { MAGIC_VALUES, deferredValue } from '../../mocks/scenarios/magic-values';

const TICKETS = {
  submitOrder: SECONDS_TARGETS,
  submitForexOrder: SECONDS_TARGETS,
  openPosition: LEVERAGE_TARGETS,
  openForexPosition: LEVERAGE_TARGETS,
  placeCoinOrder: SPOT_TARGETS,
} as const;

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
} as const satisfies Partial<
  Record<
    keyof typeof OPERATIONS,
    { readonly field: string; readonly label: string; readonly isLater: boolean }
  >
>;

export type TradingCall = keyof typeof CARRIERS;

const valueOf = (key: string, isLater: boolean): string | undefined => {
  const value = MAGIC_VALUES.find((row) => 'key' in row && row.key === key)?.value;
  return value === undefined || !isLater ? value : deferredValue(value);
};

/** A refusal of a call: the field of its ticket that shows it, else `form`; and what is typed for it, `undefined` where nothing is. */
export interface RefusalRow {
  readonly key: string;
  readonly target: string;
  readonly value: string | undefined;
}

const targetsOf = (call: TradingCall): Readonly<Record<string, string>> =>
  new Map<string, Readonly<Record<string, string>>>(Object.entries(TICKETS)).get(call) ?? {};

/** The refusals that the contract announces for a call. A lost session is handled for the whole app. */
export const rowsOf = (call: TradingCall): readonly RefusalRow[] =>
  OPERATIONS[call].errors
    .filter((key) => key !== 'session_expired')
    .map((key) => ({
      key,
      target: targetsOf(call)[key] ?? 'form',
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
export const CALLS = Object.keys(CARRIERS).filter((id): id is TradingCall =>
  Object.hasOwn(CARRIERS, id),
);

/** What a journey hears of a call at the fields of its ticket. */
export const heardAtFields = (call: TradingCall): readonly RefusalRow[] =>
  rowsOf(call).filter(({ target }) => target !== 'form');

const inSheet = (call: TradingCall): readonly RefusalRow[] =>
  rowsOf(call).filter(({ target }) => target === 'form');

/** What a journey hears of a call in its sheet. */
export const heardInSheet = (call: TradingCall): readonly RefusalRow[] => {
  const before = CALLS.slice(0, CALLS.indexOf(call)).flatMap(inSheet);
  const again: readonly string[] = HEARD_AGAIN[call];
  return inSheet(call).filter(
    ({ key }) => again.includes(key) || before.every((row) => row.key !== key),
  );
};
