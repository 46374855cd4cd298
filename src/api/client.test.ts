import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './client';
import type { RequestConfig } from './request-config';
import { answerJson, answerWith, onlyRequest, type Sent } from '../../tests/support/stub-fetch';
import { failureOf } from './errors';
import type { CandlesReply, LoginReply, UserInfoReply } from './generated/model';
import { configureClient } from './settings';

const TOKEN = '9e107d9d372bb6826bd81d3542a419d6';
const USER = { id: 1, account_number: 'ada', is_realname: 2, status: 0 };

let reports: string[];

const visitor = (): undefined => undefined;

beforeEach(() => {
  reports = [];
  vi.stubGlobal('navigator', { onLine: true });
  configureClient({
    token: visitor,
    language: () => 'en',
    dialect: 'specification',
    onMismatch: 'reject',
    report: (detail) => reports.push(detail),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LOGIN: RequestConfig = {
  url: '/user/login',
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  data: { user_string: 'ada', password: 'a&b=c d', type: 1, area_code: undefined },
};
const INFO: RequestConfig = { url: '/user/info', method: 'GET' };

const logIn = () => request<LoginReply>(LOGIN);
const info = (changes: Partial<RequestConfig> = {}) =>
  request<UserInfoReply>({ ...INFO, ...changes });

const headersOf = ({ init }: Sent): Headers => new Headers(init.headers);
const bodyText = ({ init: { body } }: Sent): string =>
  body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : '';
const failing = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined, failureOf);

describe('a request', () => {
  it('sends the data of a GET, with the language, as a query', async () => {
    answerJson({ code: 1, msg: 'success', data: [] });
    const params = { symbol: 'BTC/USDT', period: '1min', from: 1, to: 2, lang: undefined };
    await request<CandlesReply>({ url: '/currency/new_timeshar', method: 'GET', params });
    const url = new URL(onlyRequest().url, 'http://app.invalid');
    expect(url.pathname).toBe('/api/currency/new_timeshar');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      symbol: 'BTC/USDT',
      period: '1min',
      from: '1',
      to: '2',
      lang: 'en',
    });
    expect(onlyRequest().init.method).toBe('GET');
    expect(onlyRequest().init.body).toBeUndefined();
  });

  it('is form-encoded without a token', async () => {
    answerJson({ type: 'ok', message: TOKEN });
    await logIn();
    const { body } = onlyRequest().init;
    // The browser sets application/x-www-form-urlencoded with its charset for such a body.
    expect(body).toBeInstanceOf(URLSearchParams);
    expect(headersOf(onlyRequest()).has('content-type')).toBe(false);
    expect(headersOf(onlyRequest()).has('authorization')).toBe(false);
    expect(bodyText(onlyRequest())).toBe('user_string=ada&password=a%26b%3Dc+d&type=1&lang=en');
  });

  it('is JSON with a token, which the header carries without a scheme', async () => {
    configureClient({ token: () => TOKEN });
    answerJson({ type: 'ok', message: TOKEN });
    await logIn();
    expect(headersOf(onlyRequest()).get('authorization')).toBe(TOKEN);
    expect(headersOf(onlyRequest()).get('content-type')).toBe('application/json');
    expect(JSON.parse(bodyText(onlyRequest()))).toEqual({
      user_string: 'ada',
      password: 'a&b=c d',
      type: 1,
      lang: 'en',
    });
  });

  it('without data still sends the language', async () => {
    configureClient({ token: () => TOKEN });
    answerJson({ type: 'ok', message: TOKEN });
    await request<LoginReply>({ url: '/user/login', method: 'POST' });
    expect(onlyRequest().init.body).toBe('{"lang":"en"}');
  });

  it('keeps its headers, and sends cookies to the same origin only', async () => {
    answerJson({ type: 'ok', message: TOKEN });
    await request<LoginReply>({
      ...LOGIN,
      headers: { 'Idempotency-Key': 'client-id-1', 'X-None': undefined },
    });
    expect(headersOf(onlyRequest()).get('idempotency-key')).toBe('client-id-1');
    expect(headersOf(onlyRequest()).has('x-none')).toBe(false);
    expect(onlyRequest().init.credentials).toBe('same-origin');
  });

  it('never puts the token into the URL', async () => {
    configureClient({ token: () => TOKEN });
    answerJson({ type: 'ok', message: USER });
    await info();
    expect(onlyRequest().url).not.toContain(TOKEN);
  });

  it.each([
    ['specification', 'tw', 'tw'],
    ['specification', 'zh', 'zh'],
    ['specification', 'ko', 'ko'],
    ['public', 'tw', 'hk'],
    ['public', 'ko', 'kor'],
    ['public', 'fr', 'fra'],
    ['public', 'es', 'spa'],
    ['public', 'de', 'de'],
  ] as const)(
    'sends, in the %s dialect, the language %s as %s',
    async (dialect, language, code) => {
      configureClient({ dialect, language: () => language });
      answerJson({ type: 'ok', message: USER });
      await info();
      expect(onlyRequest().url).toBe(`/api/user/info?lang=${code}`);
    },
  );
});

describe('a reply', () => {
  it('of success resolves with its message', async () => {
    answerJson({ type: 'ok', message: USER });
    expect(await info()).toEqual(USER);
  });

  it.each([200, 201, 299])('with HTTP %i is read', async (status) => {
    answerJson({ type: 'ok', message: USER }, { status });
    expect(await info()).toEqual(USER);
  });

  it.each([400, 401, 404, 413, 500, 502])(
    'with HTTP %i rejects with its status',
    async (status) => {
      answerJson({ type: 'ok', message: USER }, { status });
      expect(await failing(info())).toEqual({ kind: 'http', status });
    },
  );

  it.each([
    ['an HTML page', '<!doctype html><title>Gateway</title>', 'HTML'],
    ['JSON that was cut off', '{"type":"ok","mess', 'not JSON'],
    ['nothing', '', 'not JSON'],
  ])('that is %s rejects as invalid', async (_what, text, detail) => {
    answerWith(() => new Response(text));
    expect(await failing(info())).toMatchObject({ kind: 'invalid-response', detail });
  });

  it('that is 404 three times in a row pauses the read for a minute or until a tap, not a command', async () => {
    let calls = 0;
    vi.useFakeTimers({ toFake: ['performance'] });
    answerWith(() => {
      calls += 1;
      return Response.json({ type: 'error', message: 'not_found' }, { status: 404 });
    });
    const { signal } = new AbortController();
    for (let poll = 0; poll < 5; poll += 1)
      expect(await failing(info({ url: '/limits', signal }))).toEqual({
        kind: 'http',
        status: 404,
      });
    expect(calls).toBe(3);
    await failing(info({ url: '/limits' }));
    expect(calls).toBe(4);
    // The user has just tapped, perhaps to try again.
    vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } });
    await failing(info({ url: '/limits', signal }));
    expect(calls).toBe(5);
    vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: false } });
    await failing(info({ url: '/limits', signal }));
    expect(calls).toBe(5);
    vi.advanceTimersByTime(60_001);
    answerJson({ type: 'ok', message: USER });
    expect(await info({ url: '/limits', signal })).toEqual(USER);
    vi.useRealTimers();
  });

  it('with a lost session rejects with the token that was sent, not the current one', async () => {
    let token = TOKEN;
    configureClient({ token: () => token });
    answerWith(() => {
      token = 'newer';
      return Response.json({ type: '999', message: 'session_expired' });
    });
    expect(await failing(info())).toEqual({
      kind: 'session-expired',
      message: 'session_expired',
      token: TOKEN,
    });
  });

  it('with a refusal rejects with its key', async () => {
    answerJson({ type: 'error', message: 'wrong_password' });
    const failure = await failing(logIn());
    expect(failure).toEqual({ kind: 'business', key: 'wrong_password', data: undefined });
  });
});

describe('a lost session', () => {
  it.each([
    ['a query', () => info({ signal: new AbortController().signal })],
    ['a look-up or a receipt', () => info()],
    ['a command', () => logIn()],
  ])('is reported by every kind of call: %s', async (_who, call) => {
    const onSessionExpired = vi.fn();
    configureClient({ token: () => TOKEN, onSessionExpired });
    answerJson({ type: '999', message: 'session_expired' });
    await failing(call());
    expect(onSessionExpired.mock.calls).toEqual([
      [{ kind: 'session-expired', message: 'session_expired', token: TOKEN }],
    ]);
  });
});

describe('a reply that does not match the contract', () => {
  const WRONG = { type: 'ok', message: { ...USER, is_realname: 'yes' } };

  it('rejects with the name of the call', async () => {
    answerJson(WRONG);
    const failure = await failing(info());
    expect(failure).toMatchObject({ kind: 'invalid-response' });
    expect(JSON.stringify(failure)).toContain('GET /user/info');
    expect(reports).toEqual([]);
  });

  it.each([null, 7, 'text', [], {}, { message: 'ok' }])(
    'rejects without an envelope: %j',
    async (body) => {
      configureClient({ onMismatch: 'report' });
      answerJson(body);
      expect(await failing(info())).toMatchObject({ kind: 'invalid-response' });
    },
  );
});
