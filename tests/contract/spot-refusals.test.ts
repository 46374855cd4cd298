import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { isPlaced, placeOf } from '@/features/spot/refusals';

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

/** Every refusal that the contract announces for an order: at which field, or in the sheet. */
const EXPECTED = {
  parameter_wrong: 'limit',
  parameters_missing: 'sheet',
  pair_not_found: 'sheet',
  pair_not_activated: 'sheet',
  trade_not_activated: 'sheet',
  trading_closing: 'sheet',
  direction_wrong: 'sheet',
  amount_wrong: 'amount',
  quantity_not_multiple: 'amount',
  order_below_minimum: 'amount',
  order_above_maximum: 'amount',
  limit_sell_below_price: 'limit',
  wallet_not_found: 'sheet',
  wallet_insufficient: 'amount',
  debit_failed: 'sheet',
  fee_deduction_failed: 'sheet',
  real_name_required: 'sheet',
  account_frozen: 'sheet',
  account_locked: 'sheet',
  request_illegal: 'sheet',
  function_unavailable: 'sheet',
} as const;

describe('a refusal of a limit order', () => {
  it.each(Object.entries(EXPECTED))('%s is shown at %s', (key, place) => {
    expect(isPlaced(key)).toBe(true);
    expect(placeOf(refusal(key), 'limit')).toBe(place);
  });

  it('has a place for every one that is announced; a lost session is the whole app', () => {
    const announced = OPERATIONS.placeCoinOrder.errors.filter((key) => key !== 'session_expired');
    expect(Object.keys(EXPECTED).toSorted()).toEqual(announced.toSorted());
  });
});

it('at the market no price was typed: a wrong request is said in the sheet', () => {
  expect(placeOf(refusal('parameter_wrong'), 'market')).toBe('sheet');
});

it('what no server of ours says, and a lost connection, is said in the sheet', () => {
  expect(isPlaced('constructor')).toBe(false);
  expect(placeOf(refusal('constructor'), 'limit')).toBe('sheet');
  expect(placeOf({ kind: 'network', reason: 'offline' }, 'limit')).toBe('sheet');
});
