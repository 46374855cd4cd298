import { expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { ADDRESS_REFUSALS, nextOf, REPORT_REFUSALS, UPLOAD_TEXTS } from './refusals';

const announced = (operation: 'submitTopUp' | 'getDepositAddress' | 'uploadFile') =>
  OPERATIONS[operation].errors.filter((key) => key !== 'session_expired').toSorted();

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

it('every refusal that the contract announces has a place', () => {
  expect(Object.keys(REPORT_REFUSALS).toSorted()).toEqual(announced('submitTopUp'));
  expect(Object.keys(ADDRESS_REFUSALS).toSorted()).toEqual(announced('getDepositAddress'));
  expect(Object.keys(UPLOAD_TEXTS).toSorted()).toEqual(announced('uploadFile'));
});

it.each([
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
])('a report that is refused with %s leads to %s', (key, next) => {
  expect(nextOf(REPORT_REFUSALS, refusal(key), undefined)).toBe(next);
});

it('a refusal that nobody announced, and no reply, lead where the caller says', () => {
  expect(nextOf(REPORT_REFUSALS, refusal('toString'), undefined)).toBeUndefined();
  expect(nextOf(ADDRESS_REFUSALS, { kind: 'http', status: 500 }, 'service')).toBe('service');
  expect(nextOf(ADDRESS_REFUSALS, undefined, 'service')).toBe('service');
});
