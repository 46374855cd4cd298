import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson, answerWith, type Sent } from '../../tests/support/stub-fetch';
import { request } from './client';
import { ApiError, failureOf, isOutcomeUnknown } from './errors';
import type { UserInfoReply } from './generated/model';
import { configureClient } from './settings';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const info = (signal?: AbortSignal) =>
  request<UserInfoReply>({ url: '/user/info', method: 'GET', ...(signal ? { signal } : {}) });
const command = () => request({ url: '/microtrade/submit', method: 'POST', data: {} });
const failing = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined, failureOf);

const dropped = (): never => {
  throw new TypeError('Failed to fetch');
};

const silent = ({ init }: Sent): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
const stalled = ({ init }: Sent): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        init.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('', 'AbortError')),
        );
      },
    }),
  );

describe('a call without a reply', () => {
  it('counts as failed if the device is online', async () => {
    answerWith(dropped);
    expect(await failing(info())).toEqual({ kind: 'network', reason: 'failed' });
  });

  it('counts as offline if the device was offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answerWith(dropped);
    expect(await failing(info())).toEqual({ kind: 'network', reason: 'offline' });
  });

  it('has an unknown outcome if the device went offline during the call', async () => {
    answerWith(() => {
      vi.stubGlobal('navigator', { onLine: false });
      return dropped();
    });
    const error = await info().catch((reason: unknown) => reason);
    expect(failureOf(error)).toEqual({ kind: 'network', reason: 'failed' });
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  it('counts as failed if the browser does not report whether it is online', async () => {
    vi.stubGlobal('navigator', {});
    answerWith(dropped);
    expect(await failing(info())).toEqual({ kind: 'network', reason: 'failed' });
  });

  it('counts as failed if the reply breaks off', async () => {
    answerWith(() => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"type":"ok",'));
          controller.error(new TypeError('terminated'));
        },
      });
      return new Response(body);
    });
    expect(await failing(info())).toEqual({ kind: 'network', reason: 'failed' });
  });

  it.each([
    ['the server is silent', silent],
    ['the reply stalls after its headers', stalled],
  ])('times out after 60 seconds if %s; its outcome is unknown', async (_what, answer) => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    answerWith(answer);
    const call = info();
    await Promise.resolve();
    limit.abort(new DOMException('', 'TimeoutError'));
    const error = await call.catch((reason: unknown) => reason);
    expect(failureOf(error)).toEqual({ kind: 'network', reason: 'timeout' });
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  it.each([
    ['before the reply', silent],
    ['within the reply', stalled],
  ])('aborted by its caller %s rejects with AbortError, not ApiError', async (_when, answer) => {
    const caller = new AbortController();
    answerWith(answer);
    const call = info(caller.signal);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    caller.abort();
    const error = await call.catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

const refuse = (): void => answerJson({ type: 'error', message: 'account_frozen' });

describe('a refusal', () => {
  const REFUSED = { kind: 'business', key: 'account_frozen', data: undefined };

  afterEach(() => {
    configureClient({
      loadRefusalTexts: async () => undefined,
      onCommandRefused: () => undefined,
      token: () => undefined,
    });
    vi.useRealTimers();
  });

  it('rejects after its texts are loaded', async () => {
    let areLoaded = false;
    const texts = Promise.withResolvers<boolean>();
    configureClient({
      loadRefusalTexts: async () => {
        areLoaded = await texts.promise;
      },
    });
    refuse();
    const call = failing(info()).then((failure) => ({ failure, areLoaded }));
    texts.resolve(true);
    expect(await call).toEqual({ failure: REFUSED, areLoaded: true });
  });

  it.each([
    ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['do not come within 5 seconds', () => new Promise(() => undefined)],
  ])('still rejects if its texts %s', async (_what, loadRefusalTexts) => {
    vi.useFakeTimers();
    configureClient({ loadRefusalTexts });
    refuse();
    const call = failing(info());
    await vi.advanceTimersByTimeAsync(5000);
    expect(await call).toEqual(REFUSED);
  });

  it('alone loads the texts: a success does not', async () => {
    const loadRefusalTexts = vi.fn(async () => undefined);
    configureClient({ loadRefusalTexts });
    answerJson({ type: 'ok', message: '9e107d9d372bb6826bd81d3542a419d6' });
    await request({ url: '/user/login', method: 'POST', data: {} });
    expect(loadRefusalTexts).not.toHaveBeenCalled();
  });

  it('of a command is reported while somebody is signed in', async () => {
    const onCommandRefused = vi.fn();
    configureClient({ onCommandRefused, token: () => 'token' });
    refuse();
    await failing(command());
    expect(onCommandRefused).toHaveBeenCalledExactlyOnceWith(REFUSED);
  });

  it('of a visitor, or of something read, is not', async () => {
    const onCommandRefused = vi.fn();
    configureClient({ onCommandRefused, token: () => undefined });
    refuse();
    await failing(command());
    configureClient({ token: () => 'token' });
    await failing(info(new AbortController().signal));
    expect(onCommandRefused).not.toHaveBeenCalled();
  });
});
