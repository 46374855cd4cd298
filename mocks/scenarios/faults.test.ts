import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBench } from '../testing/gated-backend';
import { createFaults } from './faults';
import type { CallFacts, CallRule } from './fault-rule';
import { USDT_ID } from '../catalogue/currencies';

const RULE: CallRule = {
  operation: '*',
  stage: 'beforeCommit',
  effect: { kind: 'html' },
  times: 1000,
};
const NOBODY: CallFacts = { account: undefined, openOrders: 0, openPositions: 0, now: 0 };

const takeWith = (rules: readonly CallRule[]) => {
  const faults = createFaults();
  for (const rule of rules) faults.add(rule);
  return async (facts: Partial<CallFacts> = {}, operation: CallRule['operation'] = 'getOrders') =>
    operation === '*'
      ? undefined
      : faults.take(operation, 'beforeCommit', () => Promise.resolve({ ...NOBODY, ...facts }));
};

const struck = async (rule: CallRule, calls: number): Promise<readonly boolean[]> => {
  const take = takeWith([rule]);
  const all: boolean[] = [];
  for (let call = 0; call < calls; call += 1) all.push((await take()) !== undefined);
  return all;
};

const strikes = async (rule: Partial<CallRule>) =>
  (await takeWith([{ ...RULE, ...rule }])()) !== undefined;

/** Every wait ends at once; how long each would have been, in milliseconds. */
const skipWaits = (): readonly number[] => {
  const waits: number[] = [];
  vi.stubGlobal('setTimeout', (end: () => void, ms: number) => {
    waits.push(ms);
    queueMicrotask(end);
  });
  return waits;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a fault rule', () => {
  it('affects the given number of calls, from the nth on', async () => {
    expect(await struck({ ...RULE, nth: 3, times: 2 }, 6)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('matches by operation, path or tag', async () => {
    expect(await strikes({ operation: 'getOrders' })).toBe(true);
    expect(await strikes({ operation: 'logIn' })).toBe(false);
    expect(await strikes({ path: '/microtrade/lists' })).toBe(true);
    expect(await strikes({ path: '/user/login' })).toBe(false);
    expect(await strikes({ tag: 'seconds' })).toBe(true);
    expect(await strikes({ tag: 'wallet' })).toBe(false);
    expect(await strikes({ stage: 'afterCommit' })).toBe(false);
  });

  it('with a probability affects the same calls each time, and others with another seed', async () => {
    const rule = { ...RULE, probability: 0.25 };
    const once = await struck(rule, 400);
    expect(await struck(rule, 400)).toEqual(once);
    expect(await struck({ ...rule, seed: 8 }, 400)).not.toEqual(once);
    // 400 x 0.25 = 100; three standard deviations, sqrt(400 x 0.25 x 0.75) = 8.7, are 26.
    const hits = once.filter(Boolean).length;
    expect(hits).toBeGreaterThan(74);
    expect(hits).toBeLessThan(126);
  });

  it('evaluates its condition on the caller and the time', async () => {
    const orders = takeWith([{ ...RULE, when: { fact: 'openOrders', atLeast: 1 } }]);
    expect(await orders({ openOrders: 0 })).toBeUndefined();
    expect(await orders({ openOrders: 1 })).toBeDefined();
    const account = takeWith([{ ...RULE, when: { fact: 'account', is: 'grace' } }]);
    expect(await account({ account: 'ada' })).toBeUndefined();
    expect(await account({ account: 'grace' })).toBeDefined();
    const late = takeWith([{ ...RULE, when: { fact: 'secondsOn', atLeast: 60 } }]);
    expect(await late({ now: 5000 })).toBeUndefined();
    expect(await late({ now: 64_999 })).toBeUndefined();
    expect(await late({ now: 65_000 })).toBeDefined();
  });

  it('is listed while active, and can be removed on its own', async () => {
    const faults = createFaults();
    faults.add({ ...RULE, times: 1 });
    faults.add({ ...RULE, times: 2 });
    const take = () => faults.take('getOrders', 'beforeCommit', () => Promise.resolve(NOBODY));
    expect(faults.active().map(({ id, left }) => [id, left])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    await take();
    await take();
    expect(faults.active()).toEqual([{ id: 1, rule: { ...RULE, times: 2 }, left: 1 }]);
    expect([faults.remove(1), faults.remove(1)]).toEqual([true, false]);
    expect(await take()).toBeUndefined();
  });

  it('passes on to the next rule when used up', async () => {
    const second = { ...RULE, effect: { kind: 'empty' } as const };
    const take = takeWith([{ ...RULE, times: 1 }, second]);
    expect((await take())?.effect.kind).toBe('html');
    expect((await take())?.effect.kind).toBe('empty');
  });
});

const PATH = 'http://mock.invalid/api/currency/quotation_new';

/** The reply to one read with this fault. */
const reply = async (effect: CallRule['effect'], stage: CallRule['stage'] = 'beforeCommit') => {
  const { backend } = await openBench();
  backend.faults.add({ operation: 'getQuotations', stage, effect, times: 1 });
  return backend.handle(new Request(PATH));
};

describe('a fault', () => {
  it.each([
    [{ kind: 'http', status: 413 }, 413, '{"type":"error","message":"request_failed"}'],
    [{ kind: 'empty' }, 200, ''],
    [{ kind: 'broken-json' }, 200, '{"type":"ok","mess'],
    [{ kind: 'html' }, 200, '<!doctype html><title>Gateway</title>'],
    [{ kind: 'session-lost' }, 200, '{"type":"999","message":"session_expired"}'],
    [{ kind: 'unknown-refusal', key: 'odd' }, 200, '{"type":"error","message":"odd"}'],
    [{ kind: 'refusal', key: 'amount_wrong' }, 200, '{"type":"error","message":"amount_wrong"}'],
  ] as const)(
    '%j answers with HTTP %i and is labelled as a fault',
    async (effect, status, text) => {
      for (const stage of ['beforeCommit', 'afterCommit'] as const) {
        const response = await reply(effect, stage);
        expect(response.status).toBe(status);
        expect(response.headers.get('x-mock-fault')).toBe(effect.kind);
        expect(await response.text()).toBe(text);
      }
    },
  );

  it.each([
    [{ kind: 'session-lost' }, 'session_expired'],
    [{ kind: 'unknown-refusal', key: 'odd' }, 'odd'],
    [{ kind: 'refusal', key: 'amount_wrong' }, 'amount_wrong'],
  ] as const)('%j has the envelope of candle calls there', async (effect, key) => {
    const { backend } = await openBench();
    backend.faults.add({ operation: 'getCandles', stage: 'beforeCommit', effect, times: 1 });
    const path = 'http://mock.invalid/api/currency/new_timeshar?symbol=BTC/USDT&period=1min';
    const response = await backend.handle(new Request(path));
    expect(await response.json()).toEqual({ code: -1, msg: key, data: null });
    expect(response.headers.get('x-mock-fault')).toBe(effect.kind);
  });

  it('network-error gives no reply', async () => {
    expect((await reply({ kind: 'network-error' })).type).toBe('error');
  });

  it('wrong-content-type sends the real reply as text', async () => {
    const response = await reply({ kind: 'wrong-content-type' });
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(await response.json()).toMatchObject({ type: 'ok' });
  });

  it('missing-field and extra-field change only the reply', async () => {
    const textWithout = async (field: string | readonly string[]): Promise<string> =>
      (await reply({ kind: 'missing-field', field })).text();
    const missing = await textWithout('logo');
    expect(missing).not.toContain('"logo"');
    expect(missing).toContain('"now_price"');
    expect(await textWithout(['logo', 'now_price'])).not.toMatch(/"logo"|"now_price"/u);
    const extra: unknown = await (await reply({ kind: 'extra-field' }, 'afterCommit')).json();
    expect(extra).toMatchObject({
      type: 'ok',
      not_in_the_contract: true,
      message: [{ not_in_the_contract: true }],
    });
  });

  it('timeout holds the call until the client gives up', async () => {
    const { backend } = await openBench();
    const effect = { kind: 'timeout' } as const;
    backend.faults.add({ operation: '*', stage: 'beforeCommit', effect, times: 1 });
    const patience = new AbortController();
    const answered = backend.handle(new Request(PATH, { signal: patience.signal }));
    const first = await Promise.race([answered, Promise.resolve('nothing yet')]);
    expect(first).toBe('nothing yet');
    patience.abort();
    expect((await answered).type).toBe('error');
  });

  it('latency and slow-upload delay the real reply, which still matches the contract', async () => {
    const waits = skipWaits();
    const response = await reply({ kind: 'latency', ms: 30 });
    expect(response.headers.has('x-mock-fault')).toBe(false);
    const { backend, caller } = await openBench();
    const effect = { kind: 'slow-upload', bytesPerSecond: 1000 } as const;
    backend.faults.add({ operation: 'logIn', stage: 'beforeCommit', effect, times: 1 });
    await caller.logIn('practice', 'quayside1');
    // {"user_string":"practice","password":"quayside1"} are 49 bytes: 49 ms.
    expect(waits).toEqual([30, 49]);
    expect(caller.token()).toMatch(/^[\da-f]{32}$/u);
  });

  it('upload-cut closes the connection after the given share, and nothing is stored', async () => {
    const { backend, world } = await openBench();
    const body = JSON.stringify({ user_string: 'practice', password: 'quayside1' });
    const send = () =>
      backend.handle(
        new Request('http://mock.invalid/api/user/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }),
      );
    const cut = { kind: 'upload-cut', percent: 60, bytesPerSecond: 490 } as const;
    backend.faults.add({ operation: 'logIn', stage: 'beforeCommit', effect: cut, times: 1 });
    const waits = skipWaits();
    expect((await send()).type).toBe('error');
    // 49 bytes at 490 a second are 100 ms, 60 percent of them 60 ms.
    expect(waits).toEqual([60]);
    expect(Object.keys((await world.snapshot()).tokens)).toEqual([]);
    // Without a rate it cuts at once; after the commit only the reply is lost.
    const atOnce = { kind: 'upload-cut', percent: 60 } as const;
    backend.faults.add({ operation: 'logIn', stage: 'afterCommit', effect: atOnce, times: 1 });
    expect((await send()).type).toBe('error');
    expect(Object.keys((await world.snapshot()).tokens)).toHaveLength(1);
  });

  it('stale-read answers from the world before its newest change, for every caller', async () => {
    const { backend, caller, world } = await openBench();
    await caller.logIn('practice', 'quayside1');
    const list = (page: number) => caller.get(`microtrade/lists?page=${page}&limit=10`);
    const effect = { kind: 'stale-read' } as const;
    backend.faults.add({ operation: 'getOrders', stage: 'afterCommit', effect, times: 3 });
    const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
    expect(await list(1)).toMatchObject({ message: { total: 0 } });
    await caller.post('microtrade/submit', order);
    await caller.post('microtrade/submit', order);
    // This page was not requested before, so it is not a cached reply.
    expect(await list(2)).toMatchObject({ message: { total: 1 } });
    await caller.logIn('practice', 'quayside1');
    // The newest change is the sign-in; a current session reads the data before it.
    expect(await list(1)).toMatchObject({ message: { total: 2 } });
    expect(await list(1)).toMatchObject({ message: { total: 2 } });
    expect(Object.keys((await world.snapshot()).tokens)).toHaveLength(1);
  });

  it('stale-read does not affect commands', async () => {
    const { backend, caller, world } = await openBench();
    await caller.logIn('practice', 'quayside1');
    const effect = { kind: 'stale-read' } as const;
    for (const stage of ['beforeCommit', 'afterCommit'] as const)
      backend.faults.add({ operation: 'submitOrder', stage, effect, times: 1 });
    // Keeping starts with the first call; a previous state exists after a change.
    await caller.get('microtrade/lists');
    await world.changeClock({ kind: 'advance', ms: 1000 });
    const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
    for (const total of [1, 2]) {
      expect(await caller.post('microtrade/submit', order)).toMatchObject({ type: 'ok' });
      expect(await caller.get('microtrade/lists')).toMatchObject({ message: { total } });
    }
  });

  it('duplicate-delivery executes a command twice without an idempotency key, and once with one', async () => {
    const { backend, caller } = await openBench();
    await caller.logIn('practice', 'quayside1');
    const effect = { kind: 'duplicate-delivery' } as const;
    backend.faults.add({ operation: 'submitOrder', stage: 'beforeCommit', effect, times: 2 });
    const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
    await caller.post('microtrade/submit', order);
    expect(await caller.get('microtrade/lists')).toMatchObject({ message: { total: 2 } });
    await caller.post('microtrade/submit', order, { 'idempotency-key': 'client-id-1' });
    expect(await caller.get('microtrade/lists')).toMatchObject({ message: { total: 3 } });
  });
});
