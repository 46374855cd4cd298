import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ApiFailure } from './errors';
import { createQueryClient, type Feedback } from './query-client';

const EXPIRED = { kind: 'session-expired', message: 'session_expired', token: 'old' } as const;
const REFUSED = { kind: 'business', key: 'balance_insufficient', data: undefined } as const;
const NETWORK = { kind: 'network', reason: 'failed' } as const;
const HTTP_500 = { kind: 'http', status: 500 } as const;
const HTTP_404 = { kind: 'http', status: 404 } as const;
const UNREADABLE = { kind: 'invalid-response', detail: 'not JSON' } as const;

const policy = { onFailure: vi.fn(), onMessage: vi.fn() };
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient(policy);
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const failWith = (failure: ApiFailure) =>
  vi.fn(() => Promise.reject<unknown>(new ApiError(failure)));

/** Runs a query once, including its retries. */
const read = async (queryFn: () => Promise<unknown>, feedback?: Feedback): Promise<void> => {
  const meta = feedback === undefined ? {} : { meta: { feedback } };
  // fetchQuery does not retry by default; this tests the client's own default.
  const { retry } = client.getDefaultOptions().queries ?? {};
  const options = {
    queryKey: ['read'],
    queryFn,
    ...meta,
    ...(retry === undefined ? {} : { retry }),
  };
  const done = client.fetchQuery(options).catch(() => undefined);
  await vi.runAllTimersAsync();
  await done;
};

const write = async (
  mutationFn: () => Promise<unknown>,
  meta: { feedback?: Feedback; announce?: boolean } = {},
): Promise<void> => {
  const mutation = client.getMutationCache().build(client, { mutationFn, meta });
  const done = mutation.execute(undefined).catch(() => undefined);
  await vi.runAllTimersAsync();
  await done;
};

describe('a read', () => {
  it.each([
    [3, NETWORK],
    [3, { kind: 'network', reason: 'timeout' }],
    [3, HTTP_500],
    [3, { kind: 'http', status: 503 }],
    [1, HTTP_404],
    [1, REFUSED],
    [1, EXPIRED],
    [1, UNREADABLE],
  ] as const)('is sent %i times if it fails with %j', async (times, failure) => {
    const queryFn = failWith(failure);
    await read(queryFn);
    expect(queryFn).toHaveBeenCalledTimes(times);
  });

  it('stops at the first success, without a toast', async () => {
    const queryFn = failWith(NETWORK);
    queryFn.mockRejectedValueOnce(new ApiError(NETWORK)).mockResolvedValueOnce('data');
    await read(queryFn);
    expect(client.getQueryData(['read'])).toBe('data');
    expect(policy.onFailure).not.toHaveBeenCalled();
  });

  it.each([REFUSED, NETWORK, HTTP_500, HTTP_404, UNREADABLE])(
    'shows no toast for %j: the screen has a state for it',
    async (failure) => {
      await read(failWith(failure));
      expect(policy.onFailure).not.toHaveBeenCalled();
    },
  );

  it.each([REFUSED, NETWORK])(
    'shows %j as a toast, once, where that is asked for',
    async (failure) => {
      await read(failWith(failure), 'toast');
      expect(policy.onFailure.mock.calls).toEqual([[failure]]);
    },
  );
});

describe('a command', () => {
  it.each([NETWORK, HTTP_500, HTTP_404, REFUSED, EXPIRED, UNREADABLE])(
    'is never sent a second time, whatever happens: %j',
    async (failure) => {
      const mutationFn = failWith(failure);
      await write(mutationFn);
      expect(mutationFn).toHaveBeenCalledTimes(1);
    },
  );

  it.each([NETWORK, HTTP_500, HTTP_404, REFUSED, UNREADABLE])(
    'shows %j as a toast, once',
    async (failure) => {
      await write(failWith(failure));
      expect(policy.onFailure.mock.calls).toEqual([[failure]]);
    },
  );

  it.each([NETWORK, REFUSED])('leaves %j to a screen that shows it in place', async (failure) => {
    await write(failWith(failure), { feedback: 'inline' });
    expect(policy.onFailure).not.toHaveBeenCalled();
  });

  it.each([
    [NETWORK, 0],
    [HTTP_500, 0],
    [UNREADABLE, 0],
    [HTTP_404, 1],
    [REFUSED, 1],
  ] as const)(
    'leaves %j to a lookup if it may have been done: %i toasts',
    async (failure, toasts) => {
      await write(failWith(failure), { feedback: 'toast-if-certain' });
      expect(policy.onFailure).toHaveBeenCalledTimes(toasts);
    },
  );

  it('announces the server’s message if asked to, and only text', async () => {
    await write(() => Promise.resolve('saved'), { announce: true });
    await write(() => Promise.resolve('saved'));
    await write(() => Promise.resolve({ id: 1 }), { announce: true });
    await write(() => Promise.resolve(''), { announce: true });
    expect(policy.onMessage.mock.calls).toEqual([['saved']]);
  });
});

describe('a lost session', () => {
  it.each(['toast', 'inline'] as const)('is not shown as a failure: %s', async (feedback) => {
    const meta = feedback === 'inline' ? feedback : undefined;
    await read(failWith(EXPIRED), meta);
    await write(failWith(EXPIRED), meta === undefined ? {} : { feedback: meta });
    expect(policy.onFailure).not.toHaveBeenCalled();
  });
});

it('an error that is not an API failure shows no toast', async () => {
  await read(() => Promise.reject(new Error('a defect')));
  await write(() => Promise.reject(new Error('a defect')));
  expect(policy.onFailure).not.toHaveBeenCalled();
});
