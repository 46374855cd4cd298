import { expect, it } from 'vitest';
import { accountStopOf, failureHelp } from './failure-help';

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

it('who is frozen or locked is led to customer service', () => {
  expect(failureHelp(refusal('account_frozen'))?.to).toBe('/pages/kefu/index?about=frozen');
  expect(failureHelp(refusal('account_locked'))?.to).toBe('/pages/kefu/index?about=locked');
});

it('whose order goes beyond a limit is led to the limits', () => {
  expect(accountStopOf(refusal('limit_reached'))).toBeUndefined();
  expect(failureHelp(refusal('limit_reached'))?.to).toBe('/pages/user/limits');
});

it.each([
  refusal('wrong_password'),
  refusal('toString'),
  { kind: 'http', status: 403 } as const,
  { kind: 'network', reason: 'offline' } as const,
])('no other failure is: %o', (failure) => {
  expect(accountStopOf(failure)).toBeUndefined();
  expect(failureHelp(failure)).toBeUndefined();
});
