import type { ApiFailure } from '@/api/errors';
import type { Field, Ticket } from './ticket';

/** Where a refusal is shown: at a field of the ticket, or in the sheet. Its words say what to do next. */
export type Place = Field | 'sheet';

/** Where each refusal of `placeCoinOrder` belongs. A lost session is handled for the whole app. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['amount_wrong', 'amount'],
  ['quantity_not_multiple', 'amount'],
  ['order_below_minimum', 'amount'],
  ['order_above_maximum', 'amount'],
  ['wallet_insufficient', 'amount'],
  ['limit_sell_below_price', 'limit'],
  ['pair_not_found', 'sheet'],
  ['pair_not_activated', 'sheet'],
  ['trade_not_activated', 'sheet'],
  ['direction_wrong', 'sheet'],
  ['parameters_missing', 'sheet'],
  ['wallet_not_found', 'sheet'],
  ['trading_closing', 'sheet'],
  ['real_name_required', 'sheet'],
  ['account_frozen', 'sheet'],
  ['account_locked', 'sheet'],
  ['request_illegal', 'sheet'],
  ['debit_failed', 'sheet'],
  ['fee_deduction_failed', 'sheet'],
  ['function_unavailable', 'sheet'],
]);

/**
 * Where the failure of an order in `mode` is shown. A server that calls a part of the request wrong means the price: the
 * rest was chosen, not typed, or has words of its own.
 */
export const placeOf = (failure: ApiFailure, mode: Ticket['mode']): Place => {
  if (failure.kind !== 'business') return 'sheet';
  if (failure.key === 'parameter_wrong') return mode === 'limit' ? 'limit' : 'sheet';
  return PLACES.get(failure.key) ?? 'sheet';
};

/** True if this code knows where a refusal belongs. */
export const isPlaced = (key: string): boolean => key === 'parameter_wrong' || PLACES.has(key);
