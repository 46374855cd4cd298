import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { isPlaced, placeOf } from '@/features/spot/refusals';

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

/** Every refusal that the contract announces for an order: at which field, or in the sheet with which next step. */
const EXPECTED = {
  parameter_wrong: { field: 'limit' },
  parameters_missing: { next: undefined },
  pair_not_found: { next: 'otherPair' },
  pair_not_activated: { next: 'otherPair' },
  trade_not_activated: { next: 'otherPair' },
  trading_closing: { next: undefined },
  direction_wrong: { next: 'fillAgain' },
  amount_wrong: { field: 'amount' },
  quantity_not_multiple: { field: 'amount' },
  order_below_minimum: { field: 'amount' },
  order_above_maximum: { field: 'amount' },
  limit_sell_below_price: { field: 'limit' },
  wallet_not_found: { next: undefined },
  wallet_insufficient: { field: 'amount' },
  debit_failed: { next: 'later' },
  fee_deduction_failed: { next: 'later' },
  real_name_required: { next: undefined },
  account_frozen: { next: undefined },
  account_locked: { next: undefined },
  request_illegal: { next: 'fillAgain' },
  function_unavailable: { next: 'later' },
} as const;

describe('a refusal of a limit order', () => {
  it.each(Object.entries(EXPECTED))('%s is shown at %j', (key, place) => {
    expect(isPlaced(key)).toBe(true);
    expect(placeOf(refusal(key), 'limit')).toEqual(place);
  });

  it('has a place for every one that is announced; a lost session is the whole app', () => {
    const announced = OPERATIONS.placeCoinOrder.errors.filter((key) => key !== 'session_expired');
    expect(Object.keys(EXPECTED).toSorted()).toEqual(announced.toSorted());
  });
});

it('at the market no price was typed: a wrong request is said in the sheet', () => {
  expect(placeOf(refusal('parameter_wrong'), 'market')).toEqual({ next: undefined });
});

it('what no server of ours says, and a lost connection, is said in the sheet', () => {
  expect(isPlaced('constructor')).toBe(false);
  expect(placeOf(refusal('constructor'), 'limit')).toEqual({ next: undefined });
  expect(placeOf({ kind: 'network', reason: 'offline' }, 'limit')).toEqual({ next: undefined });
});
