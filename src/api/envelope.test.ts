import { describe, expect, it } from 'vitest';
import { readEnvelope } from './envelope';
import { ApiError, failureOf, isOutcomeUnknown, refusalKeyOf, type ApiFailure } from './errors';

const failureFor = (body: unknown): unknown => {
  try {
    return readEnvelope(body, 'token', 'GET /user/info');
  } catch (error) {
    return failureOf(error);
  }
};

describe('an envelope of success', () => {
  it.each<[unknown, unknown]>([
    [{ type: 'ok', message: 'login_success' }, 'login_success'],
    [{ type: 'ok', message: [] }, []],
    [{ type: 'ok', message: null }, null],
    [{ type: 'ok' }, undefined],
    [{ code: 1, msg: 'success', data: [1] }, [1]],
    [{ code: 1, msg: 'success', data: null }, null],
  ])('%j holds its data', (body, data) => {
    expect(readEnvelope(body, undefined, 'GET /user/info')).toEqual(data);
  });
});

const read = (body: unknown): unknown => readEnvelope(body, undefined, 'POST /wallet/charge_req');

describe('a top-up that continues on a payment page', () => {
  it('returns the URL beside its message', () => {
    const url = 'https://pay.example.invalid/session/1';
    const message = 'submitted_for_review';
    expect(read({ type: 'ok', message, url })).toEqual({ message, url });
  });

  it.each([[undefined], [null], ['']])('has no URL if the reply says %j', (url) => {
    const message = 'submitted_for_review';
    expect(read({ type: 'ok', message, url })).toEqual({ message, url: undefined });
  });
});

describe('an envelope of failure', () => {
  it.each<[string, unknown, ApiFailure]>([
    [
      'a lost session',
      { type: '999', message: 'session_expired' },
      { kind: 'session-expired', message: 'session_expired', token: 'token' },
    ],
    [
      'a lost session without words',
      { type: '999', message: '' },
      { kind: 'session-expired', message: 'session_expired', token: 'token' },
    ],
    [
      'missing real-name verification',
      { type: '998', message: 'go away' },
      { kind: 'business', key: 'real_name_required', data: undefined },
    ],
    ...['996', '997', '555'].map((type): [string, unknown, ApiFailure] => [
      `another type of public servers, ${type}`,
      { type, message: 'stop' },
      { kind: 'business', key: 'stop', data: undefined },
    ]),
    [
      'a key of the catalogue',
      { type: 'error', message: 'wrong_password' },
      { kind: 'business', key: 'wrong_password', data: undefined },
    ],
    [
      'the server’s own sentence',
      { type: 'error', message: '余额不足' },
      { kind: 'business', key: '余额不足', data: undefined },
    ],
    [
      'data instead of words, which are passed on',
      { type: 'error', message: [{ id: 1 }] },
      { kind: 'business', key: 'request_failed', data: [{ id: 1 }] },
    ],
    [
      'an empty list',
      { type: 'error', message: [] },
      { kind: 'business', key: 'request_failed', data: [] },
    ],
    [
      'no words at all',
      { type: 'error', message: '' },
      { kind: 'business', key: 'request_failed', data: undefined },
    ],
    [
      'a refused chart',
      { code: -1, msg: 'pair_not_found', data: null },
      { kind: 'business', key: 'pair_not_found', data: undefined },
    ],
    [
      'a code that looks like success and is text',
      { code: '1', msg: 'parameter_wrong' },
      { kind: 'business', key: 'parameter_wrong', data: undefined },
    ],
    [
      'an unknown type',
      { type: 'warning', message: 'status_abnormal' },
      { kind: 'business', key: 'status_abnormal', data: undefined },
    ],
  ])('%s', (_what, body, failure) => {
    expect(failureFor(body)).toEqual(failure);
  });

  it.each([undefined, null, 'ok', 1, [], [{ type: 'ok' }], {}, { message: 'ok' }])(
    '%j is no envelope',
    (body) => {
      expect(failureFor(body)).toEqual({ kind: 'invalid-response', detail: 'no envelope' });
    },
  );
});

describe('the outcome of a call', () => {
  it.each<[boolean, ApiFailure]>([
    [false, { kind: 'business', key: 'balance_insufficient', data: undefined }],
    [false, { kind: 'session-expired', message: 'session_expired', token: undefined }],
    [false, { kind: 'network', reason: 'offline' }],
    [false, { kind: 'http', status: 404 }],
    [false, { kind: 'http', status: 413 }],
    [true, { kind: 'http', status: 500 }],
    [true, { kind: 'http', status: 504 }],
    [true, { kind: 'network', reason: 'timeout' }],
    [true, { kind: 'network', reason: 'failed' }],
    [true, { kind: 'invalid-response', detail: 'not JSON' }],
  ])('unknown: %j after %j', (unknown, failure) => {
    expect(isOutcomeUnknown(new ApiError(failure))).toBe(unknown);
  });

  it('is unknown after an unexpected error', () => {
    expect(isOutcomeUnknown(new Error('no ApiError'))).toBe(true);
    expect(failureOf(new Error('no ApiError'))).toBeUndefined();
  });

  it('has a key for refusals only', () => {
    const refused = new ApiError({ kind: 'business', key: 'project_full', data: undefined });
    expect(refusalKeyOf(refused)).toBe('project_full');
    expect(refusalKeyOf(new ApiError({ kind: 'http', status: 500 }))).toBeUndefined();
  });
});
