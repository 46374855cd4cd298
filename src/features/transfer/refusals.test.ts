import { expect, it } from 'vitest';
import { accountStopOf } from '@/api/failure-help';
import { findFieldRefusal } from '@/api/refusals';
import { FIELDS, TRANSFER_TARGETS } from './refusals';

/** Where each refusal is shown: at a field, or in the sheet; `service` if the sheet leads to customer service. */
const PLACES = {
  amount_wrong: 'amount',
  wallet_insufficient: 'amount',
  account_insufficient: 'amount',
  leveraged_trade_open: 'from',
  account_frozen: 'service',
  account_locked: 'service',
  parameter_wrong: 'sheet',
  parameters_missing: 'sheet',
  wallet_not_found: 'sheet',
  wallet_change_failed: 'sheet',
  request_illegal: 'sheet',
  function_unavailable: 'sheet',
} as const;

it('every refusal has its place: the compiler holds the table to the contract', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(Object.keys(TRANSFER_TARGETS).toSorted());
});

it.each(Object.entries(PLACES))('%s is shown at: %s', (key, place) => {
  const failure = { kind: 'business', key, data: undefined } as const;
  const field = findFieldRefusal(TRANSFER_TARGETS, failure, FIELDS)?.field;
  const help = accountStopOf(failure) === undefined ? 'sheet' : 'service';
  expect(field ?? help).toBe(place);
});
