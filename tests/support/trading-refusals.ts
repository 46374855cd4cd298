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
 * The field whose magic value triggers a refusal of each call. `isLater`: the value is set on an earlier order, because the
 * call itself has no price.
 */
export const REFUSAL_FIELDS = {
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

/** A call of the trading tickets and order lists. */
export type TradingCall = keyof typeof REFUSAL_FIELDS;

const valueOf = (key: string, isLater: boolean): string | undefined => {
  const value = MAGIC_VALUES.find((row) => 'key' in row && row.key === key)?.value;
  return value === undefined || !isLater ? value : deferredValue(value);
};

/** A refusal of a call: the field that shows it, or `form`, and the magic value that triggers it, if any. */
export interface RefusalRow {
  readonly key: string;
  readonly target: string;
  readonly value: string | undefined;
}

const targetsOf = (call: TradingCall): Readonly<Record<string, string>> =>
  new Map<string, Readonly<Record<string, string>>>(Object.entries(TICKETS)).get(call) ?? {};

/** The refusals that the contract lists for a call, without the lost session, which is handled for the whole app. */
export const refusalRowsOf = (call: TradingCall): readonly RefusalRow[] =>
  OPERATIONS[call].errors
    .filter((key) => key !== 'session_expired')
    .map((key) => ({
      key,
      target: targetsOf(call)[key] ?? 'form',
      value: valueOf(key, REFUSAL_FIELDS[call].isLater),
    }));

/**
 * Refusals that journeys check in the sheet of a call although an earlier call has them too. All commands share one sheet
 * (src/ui), which shows a key with the same text for every call.
 */
const REPEATED_IN_SHEET: Readonly<Record<TradingCall, readonly ErrorKey[]>> = {
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

/** The trading calls, in the order of the journeys. */
export const TRADING_CALLS = Object.keys(REFUSAL_FIELDS).filter((id): id is TradingCall =>
  Object.hasOwn(REFUSAL_FIELDS, id),
);

/** The refusals of a call that are shown at fields of its ticket. */
export const fieldRefusals = (call: TradingCall): readonly RefusalRow[] =>
  refusalRowsOf(call).filter(({ target }) => target !== 'form');

const inSheet = (call: TradingCall): readonly RefusalRow[] =>
  refusalRowsOf(call).filter(({ target }) => target === 'form');

/** The refusals of a call that journeys check in its sheet. */
export const sheetRefusals = (call: TradingCall): readonly RefusalRow[] => {
  const before = TRADING_CALLS.slice(0, TRADING_CALLS.indexOf(call)).flatMap(inSheet);
  const again: readonly string[] = REPEATED_IN_SHEET[call];
  return inSheet(call).filter(
    ({ key }) => again.includes(key) || before.every((row) => row.key !== key),
  );
};
