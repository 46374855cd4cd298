import type { ApiFailure } from '@/api/errors';
import type { Field, Ticket } from './ticket';

/** What helps where the words of a refusal do not say it: a key of this feature's texts. */
export type NextStep = 'otherPair' | 'fillAgain' | 'later';

/** Where a refusal is shown: at a field of the ticket, or in the sheet, with the next step. */
export type Place = { readonly field: Field } | { readonly next: NextStep | undefined };

const SHEET = { next: undefined } as const;
const AMOUNT = { field: 'amount' } as const;

/** Where each refusal of `placeCoinOrder` belongs. A lost session is handled for the whole app. */
const PLACES: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['amount_wrong', AMOUNT],
  ['quantity_not_multiple', AMOUNT],
  ['order_below_minimum', AMOUNT],
  ['order_above_maximum', AMOUNT],
  ['wallet_insufficient', AMOUNT],
  ['limit_sell_below_price', { field: 'limit' }],
  ['pair_not_found', { next: 'otherPair' }],
  ['pair_not_activated', { next: 'otherPair' }],
  ['trade_not_activated', { next: 'otherPair' }],
  ['direction_wrong', { next: 'fillAgain' }],
  ['parameters_missing', SHEET],
  ['wallet_not_found', SHEET],
  ['trading_closing', SHEET],
  ['real_name_required', SHEET],
  ['account_frozen', SHEET],
  ['account_locked', SHEET],
  ['request_illegal', { next: 'fillAgain' }],
  ['debit_failed', { next: 'later' }],
  ['fee_deduction_failed', { next: 'later' }],
  ['function_unavailable', { next: 'later' }],
]);

/**
 * Where the failure of an order in `mode` is shown. A server that calls a part of the request wrong means the price: the
 * rest was chosen, not typed, or has words of its own.
 */
export const placeOf = (failure: ApiFailure, mode: Ticket['mode']): Place => {
  if (failure.kind !== 'business') return SHEET;
  if (failure.key === 'parameter_wrong') return mode === 'limit' ? { field: 'limit' } : SHEET;
  return PLACES.get(failure.key) ?? SHEET;
};

/** True if this code knows where a refusal belongs. */
export const isPlaced = (key: string): boolean => key === 'parameter_wrong' || PLACES.has(key);
