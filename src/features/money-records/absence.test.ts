import { expect, it } from 'vitest';
import { ApiError, type ApiFailure } from '@/api/errors';
import { absenceOf } from './absence';

it.each<[ApiFailure, 'server' | 'account' | undefined]>([
  [{ kind: 'http', status: 404 }, 'server'],
  [{ kind: 'invalid-response', detail: 'HTML' }, 'server'],
  [{ kind: 'business', key: 'function_unavailable', data: undefined }, 'account'],
  [{ kind: 'business', key: 'wallet_insufficient', data: undefined }, undefined],
  [{ kind: 'http', status: 500 }, undefined],
])('says of the failure %j who lacks the call', (failure, absence) => {
  expect(absenceOf(new ApiError(failure))).toBe(absence);
});
