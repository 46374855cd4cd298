import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '@/api/client';
import { failureOf, isOutcomeUnknown } from '@/api/errors';
import type { LoginReply, OrderReply, OrdersReply, TextReply } from '@/api/generated/model';
import { configureClient } from '@/api/settings';
import { serverNow } from '@/api/server-clock';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { openBench, START, type Bench } from '@mocks/testing/gated-backend';
import { USDT_ID } from '@mocks/catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' } as const;

let bench: Bench;
let token: string | undefined;

beforeEach(async () => {
  bench = await openBench();
  token = undefined;
  configureClient({ token: () => token, onMismatch: 'reject' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const reply = await bench.backend.handle(new Request(`http://mock.invalid${path}`, init));
    if (reply.type === 'error') throw new TypeError('Failed to fetch');
    return reply;
  });
  token = await request<LoginReply>({
    url: '/user/login',
    method: 'POST',
    data: { user_string: 'practice', password: READY_PASSWORD },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const place = (clientId: string) =>
  request<OrderReply>({
    url: '/microtrade/submit',
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': clientId },
    data: ORDER,
  });

const orders = () => request<OrdersReply>({ url: '/microtrade/lists', method: 'GET' });

it('the app and the mock are compatible: a form without a token, JSON with one, a query', async () => {
  expect(token).toMatch(/^[\da-f]{32}$/u);
  const placed = await place('client-id-1');
  expect(await orders()).toMatchObject({ total: 1, data: [placed] });
});

it('the app uses the mock’s clock', () => {
  expect(Math.abs(serverNow() - START)).toBeLessThan(60_000);
});

it.each([
  ['the connection breaks', { kind: 'network-error' }],
  ['a gateway answers with its page', { kind: 'html' }],
  ['the reply is cut off', { kind: 'broken-json' }],
  ['a server in between fails', { kind: 'http', status: 502 }],
] as const)('an order whose reply is lost because %s is placed once', async (_why, effect) => {
  bench.backend.faults.add({ operation: 'submitOrder', stage: 'afterCommit', effect, times: 1 });
  const error = await place('client-id-1').catch((reason: unknown) => reason);
  expect(isOutcomeUnknown(error)).toBe(true);
  expect(await orders()).toMatchObject({ total: 1 });
  const again = await place('client-id-1');
  expect(await orders()).toMatchObject({ total: 1, data: [again] });
});

it('a PUT and a form with a file arrive complete', async () => {
  const refused = { kind: 'business', key: 'trade_record_not_found' };
  const cancel = { url: '/coin/trade', method: 'PUT', data: { id: 1 } };
  expect(await request<TextReply>(cancel).catch(failureOf)).toMatchObject(refused);
  const data = new FormData();
  // The first bytes of a PNG: the server detects the format by content.
  data.append('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'card.png'));
  const upload = { url: '/upload', method: 'POST', data };
  expect(await request<TextReply>(upload)).toMatch(/^\/upload\/[0-9a-f]+\.png$/u);
  const empty = { url: '/upload', method: 'POST', data: new FormData() };
  const missing = { kind: 'business', key: 'parameters_missing' };
  expect(await request<TextReply>(empty).catch(failureOf)).toMatchObject(missing);
});

it('a lost session is reported with its token', async () => {
  const lost = token;
  await bench.caller.logIn('practice', READY_PASSWORD);
  const error = await orders().catch((reason: unknown) => reason);
  expect(failureOf(error)).toEqual({
    kind: 'session-expired',
    message: 'session_expired',
    token: lost,
  });
});

it('a refusal has its key, and a text reply its own', async () => {
  const language = { url: '/set/lang', method: 'POST' };
  // Its text is the language (backend-facts.md, 18.9).
  expect(await request<TextReply>(language)).toBe('en');
  const missing = { url: '/microtrade/submit', method: 'POST', data: {} };
  const error = await request<OrderReply>(missing).catch((reason: unknown) => reason);
  expect(failureOf(error)).toMatchObject({ kind: 'business', key: 'parameters_missing' });
});
