import { expect, it } from 'vitest';
import { ADDRESS_REFUSALS, nextOf, REPORT_REFUSALS } from './refusals';

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

/** The compiler holds the tables to what the contract announces; this holds them to what helps. */
const NEXT_STEPS = [
  ['amount_wrong', 'field'],
  ['quantity_below_minimum', 'field'],
  ['order_above_maximum', 'field'],
  ['currency_absent', 'choose'],
  ['currency_not_added', 'choose'],
  ['parameter_wrong', 'choose'],
  ['parameters_missing', 'choose'],
  ['account_not_created', 'service'],
  ['wallet_not_found', 'service'],
  ['account_frozen', 'frozen'],
  ['account_locked', 'locked'],
  ['request_illegal', 'records'],
  ['function_unavailable', 'switch'],
] as const;

it.each(NEXT_STEPS)('a report that is refused with %s leads to %s', (key, next) => {
  expect(nextOf(REPORT_REFUSALS, refusal(key), undefined)).toBe(next);
});

it('no refusal of a report is left out', () => {
  expect(NEXT_STEPS.map(([key]) => key).toSorted()).toEqual(
    Object.keys(REPORT_REFUSALS).toSorted(),
  );
});

it.each(Object.entries(ADDRESS_REFUSALS))('without an address, %s leads to %s', (key, next) => {
  expect(nextOf(ADDRESS_REFUSALS, refusal(key), 'records')).toBe(next);
  expect(next).not.toBe('field');
});

it('a refusal that nobody announced, and no reply, lead where the caller says', () => {
  expect(nextOf(REPORT_REFUSALS, refusal('toString'), undefined)).toBeUndefined();
  expect(nextOf(ADDRESS_REFUSALS, { kind: 'http', status: 500 }, 'service')).toBe('service');
  expect(nextOf(ADDRESS_REFUSALS, undefined, 'service')).toBe('service');
});
