import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerJson } from '../../tests/support/stub-fetch';

const USER = { id: 1, account_number: 'ada', is_realname: 2, status: 0 };
const CONTACT = { id: 1, name: 'Desk', url: 'https://desk.example' };
const ORDER = {
  id: 1,
  match_id: 1,
  currency_id: 3,
  currency_name: 'USDT',
  symbol_name: 'BTC/USDT',
  type: 1,
  seconds: 30,
  number: '100',
  open_price: '61000.5',
  end_price: null,
  fee: '0.2',
  profit_ratio: '85',
  fact_profits: '0',
  status: 1,
  profit_result: 0,
  created_at: '2026-11-21 10:00:00',
  remain_milli_seconds: 30_000,
};

const open = async (onMismatch: 'reject' | 'report') => {
  vi.resetModules();
  const reports: string[] = [];
  const { configureClient } = await import('./settings');
  configureClient({ onMismatch, report: (detail) => reports.push(detail) });
  const { request } = await import('./client');
  const { failureOf } = await import('./errors');
  const { countUnreadableRows } = await import('./use-unreadable-rows');
  const ask = (method: string, url: string, signal?: AbortSignal, params?: object) =>
    request<{ type: 'ok'; message: unknown }>({
      method,
      url,
      params,
      ...(signal ? { signal } : {}),
    }).catch(failureOf);
  return {
    reports,
    countUnreadableRows,
    query: (url: string, params?: object) => ask('GET', url, new AbortController().signal, params),
    command: (url: string) => ask('POST', url),
    lookUp: (url: string) => ask('GET', url),
  };
};

const UNREADABLE = { kind: 'invalid-response' };
const ok = (message: unknown) => ({ type: 'ok', message });

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('in production, a query', () => {
  it('returns a list without its unreadable rows', async () => {
    const app = await open('report');
    answerJson(ok([CONTACT, null, { id: 2 }, { ...CONTACT, id: 3 }]));
    expect(await app.query('/news/getkf')).toEqual([CONTACT, { ...CONTACT, id: 3 }]);
  });

  it.each([5, true])('rejects %j in place of a list', async (message) => {
    const app = await open('report');
    answerJson(ok(message));
    expect(await app.query('/news/getkf')).toMatchObject(UNREADABLE);
  });

  it('returns an empty list if no row is readable', async () => {
    const app = await open('report');
    answerJson(ok([null]));
    expect(await app.query('/news/getkf')).toEqual([]);
  });

  it('accepts a status that the contract does not know', async () => {
    const app = await open('report');
    const odd = { ...USER, is_realname: 'yes' };
    answerJson(ok(odd));
    expect(await app.query('/user/info')).toEqual(odd);
  });

  it('rejects a reply without a required string', async () => {
    const app = await open('report');
    answerJson(ok({ ...USER, account_number: { name: 'ada' } }));
    expect(await app.query('/user/info')).toMatchObject(UNREADABLE);
  });

  it('reports a mismatch once per call, not once per poll', async () => {
    const app = await open('report');
    answerJson(ok({ ...USER, is_realname: 'yes' }));
    await app.query('/user/info');
    await app.query('/user/info');
    answerJson(ok([null]));
    await app.query('/news/getkf');
    await app.query('/news/getkf');
    expect(app.reports.map((detail) => detail.slice(0, 16))).toEqual([
      'GET /user/info: ',
      'GET /news/getkf:',
    ]);
  });
});

const pending = () => new Promise<never>(() => undefined);

const pageOf = (...data: readonly unknown[]) =>
  ok({ current_page: 1, per_page: 20, total: data.length, last_page: 1, data });

describe('an order', () => {
  it.each([
    ['nothing', ''],
    ['null', null],
    ['no number', 'abc'],
    ['an amount with a unit', '100 USDT'],
  ])('whose stake is %s is left out; the others stay', async (_what, number) => {
    const app = await open('report');
    answerJson(pageOf(ORDER, { ...ORDER, id: 2, number }));
    expect(await app.query('/microtrade/lists')).toMatchObject({ data: [{ id: 1 }] });
  });

  it.each(['report', 'reject'] as const)(
    'with an exponent is normalised: %s',
    async (onMismatch) => {
      const app = await open(onMismatch);
      answerJson(pageOf({ ...ORDER, number: '1.0E-5' }));
      expect(await app.query('/microtrade/lists')).toMatchObject({ data: [{ number: '0.00001' }] });
      expect(app.reports).toEqual([]);
    },
  );

  it('that is unreadable is counted while its list is on screen', async () => {
    const app = await open('report');
    const client = new QueryClient();
    const watch = (...queryKey: readonly unknown[]) =>
      new QueryObserver(client, { queryKey, queryFn: pending }).subscribe(() => undefined);
    const params = { page: 1, limit: 20, status: 1 };
    answerJson(pageOf(ORDER, { ...ORDER, number: '' }, { ...ORDER, number: null }));
    await app.query('/microtrade/lists', params);
    // Another list at the same URL, and none on screen.
    watch('/microtrade/lists', { ...params, status: 2 });
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(0);
    const leave = watch('/microtrade/lists', params);
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(2);
    leave();
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(0);
    // The key of an infinite list has no page number.
    watch('infinite', '/microtrade/lists', { limit: 20, status: 1 });
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(2);
    answerJson(pageOf(ORDER));
    await app.query('/microtrade/lists', params);
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(0);
  });

  it('in two lists on screen is counted once; identical rows in one reply count separately', async () => {
    const app = await open('report');
    const client = new QueryClient();
    const params = { page: 1, limit: 20, status: -1 };
    const newest = { ...params, limit: 50 };
    for (const queryKey of [
      ['/microtrade/lists', { limit: 20, status: -1 }, 'pages'],
      ['/microtrade/lists', newest],
    ])
      new QueryObserver(client, { queryKey, queryFn: pending }).subscribe(() => undefined);
    const odd = { ...ORDER, number: '' };
    answerJson(pageOf(odd, { ...ORDER, id: 2 }));
    await app.query('/microtrade/lists', params);
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(1);
    // The same running order, with less time left in the later reply.
    answerJson(pageOf({ ...odd, remain_milli_seconds: 29_000 }, { ...odd, id: 2 }, null, null));
    await app.query('/microtrade/lists', newest);
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(4);
    answerJson(pageOf(ORDER));
    await app.query('/microtrade/lists', newest);
    expect(app.countUnreadableRows(client.getQueryCache())).toBe(1);
  });
});

it.each([
  ['a lost session', 'reject', { type: '999', message: 7 }, 'session-expired'],
  ['a lost session', 'report', { type: '999' }, 'session-expired'],
  ['a refusal', 'report', { type: 'fail', message: 'account_frozen' }, 'business'],
] as const)(
  '%s is one in whatever form it comes, of a command too: %s',
  async (_what, onMismatch, body, kind) => {
    const app = await open(onMismatch);
    answerJson(body);
    expect(await app.command('/user/login')).toMatchObject({ kind });
  },
);

describe('a partly readable reply is rejected in production too', () => {
  it('to a command', async () => {
    const app = await open('report');
    answerJson(ok({ id: 'seven' }));
    expect(await app.command('/microtrade/submit')).toMatchObject(UNREADABLE);
    expect(app.reports).toHaveLength(1);
  });

  it('to a look-up: an unreadable order must not look like a missing one', async () => {
    const app = await open('report');
    answerJson(pageOf(ORDER, { ...ORDER, number: '' }));
    expect(await app.lookUp('/microtrade/lists')).toMatchObject(UNREADABLE);
  });
});
