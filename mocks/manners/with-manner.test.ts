import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { isFields } from './fields';
import { openBench } from '../testing/gated-backend';
import type { Backend } from '../handle';
import type { World } from '../world';
import { MANNERS, type MannerName } from './manners';
import { withManner } from './with-manner';
import { writeEvent } from './write-event';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

const BTC = { currency_id: BTC_ID, legal_id: USDT_ID } as const;
const LONG = { ...BTC, type: 1, share: 2, multiple: 10 } as const;
const STOPS = { target_profit_price: '99999', stop_loss_price: '1' } as const;

let backend: Backend;
let world: World;
let token: string | undefined;

const open = async (name: MannerName): Promise<void> => {
  const bench = await openBench();
  world = bench.world;
  backend = withManner(bench.backend, MANNERS[name]);
  token = undefined;
};

const send = (
  path: string,
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  backend.handle(
    new Request(`http://mock.invalid/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: token }),
        ...headers,
      },
      body: JSON.stringify(fields),
    }),
  );

const logInWith = (body: string): Request =>
  new Request('http://mock.invalid/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

const ask = async (...call: Parameters<typeof send>): Promise<Record<string, unknown>> => {
  const body: unknown = await (await send(...call)).json();
  if (!isFields(body)) throw new Error('no envelope');
  return body;
};

const signIn = async (account: string): Promise<void> => {
  const { message } = await ask('user/login', { user_string: account, password: READY_PASSWORD });
  token = String(message);
};

/** The open positions on bitcoin, as the world knows them. */
const positions = async (): Promise<readonly Record<string, unknown>[]> => {
  const { message } = await ask('lever/dealall', BTC);
  const order = isFields(message) ? message['order'] : undefined;
  const rows: unknown = isFields(order) ? order['data'] : undefined;
  return Array.isArray(rows) ? rows.filter(isFields) : [];
};

/** Opens a long and returns its row. */
const openLong = async (fields: Readonly<Record<string, unknown>> = {}) => {
  await signIn('trader');
  const before = (await positions()).length;
  expect(await ask('lever/submit', { ...LONG, ...fields })).toMatchObject({ type: 'ok' });
  const rows = await positions();
  expect(rows).toHaveLength(before + 1);
  return rows.toSorted((a, b) => Number(b['id']) - Number(a['id']))[0] ?? {};
};

beforeEach(() => open('plain'));

describe('a real server', () => {
  it('sends none of our headers, and its page where it has no route', async () => {
    const reply = await send('user/login', { user_string: 'trader', password: 'wrong12' });
    expect([...reply.headers.keys()].filter((name) => name.startsWith('x-'))).toEqual([]);
    const none = await send('user/switch_account', { mode: 'demo' });
    expect([none.status, none.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=UTF-8',
    ]);
  });

  it('refuses in the language asked for, by its own code', async () => {
    const wrong = { user_string: 'trader', password: 'wrong12' };
    expect(await ask('user/login', { ...wrong, lang: 'de' })).toEqual({
      type: 'error',
      message: 'Das Passwort ist falsch. Prüfen Sie es oder setzen Sie es zurück.',
    });
    const korean = await ask('user/login', { ...wrong, lang: 'kor' });
    expect(korean['message']).toMatch(/\p{Script=Hangul}/u);
  });

  it.each(['plain', 'older'] as const)(
    'refuses what it cannot read in words (%s)',
    async (name) => {
      await open(name);
      for (const body of [
        '{"user_string":',
        '["user_string"]',
        `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      ]) {
        const response = await backend.handle(logInWith(body));
        expect(response.status).toBe(200);
        expect(await response.text()).toMatch(/[A-Z][a-z]+ .+\./u);
      }
    },
  );

  it('refuses a field of the wrong kind as a value that is wrong', async () => {
    await open('plain');
    const fields = { ...LONG, checkType: { toString: 1 }, ...STOPS };
    expect(await ask('lever/submit', fields)).toMatchObject({ type: '999' });
  });

  it('says 998 where an identity is missing', async () => {
    await signIn('unverified');
    const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
    expect(await ask('microtrade/submit', order)).toMatchObject({ type: '998' });
  });

  it('knows a code only in the session in which it was sent', async () => {
    const user_string = 'flora@example.com';
    const form = {
      type: 'email',
      user_string,
      password: 'secret12',
      re_password: 'secret12',
      extension_code: 'QUAYSIDE',
      code: '111111',
    };
    const sent = await send('sms_mail', { user_string });
    const cookie = String(sent.headers.get('set-cookie')?.split(';')[0]);
    expect(await ask('user/register', form)).toMatchObject({ type: 'error' });
    expect(await ask('user/register', form, { cookie })).toMatchObject({ type: 'ok' });
  });

  it('places an order twice, whatever its key', async () => {
    await signIn('practice');
    const order = { ...BTC, type: 1, target_price: '1000', amount: '0.01' };
    const key = { 'idempotency-key': 'the-same-key' };
    await ask('coin/trade', order, key);
    await ask('coin/trade', order, key);
    const list = await backend.handle(
      new Request('http://mock.invalid/api/coin/list?status=1', {
        headers: { authorization: String(token) },
      }),
    );
    const body: unknown = await list.json();
    expect(isFields(body) && body['message']).toHaveLength(2);
    expect(await control(world, backend, { command: 'audit' })).toEqual([]);
  });
});

describe('a position', () => {
  it('is closed as a whole, whatever part is asked for', async () => {
    const { id } = await openLong();
    await ask('lever/close', { id: Number(id), share: 1 });
    expect((await positions()).some((row) => row['id'] === id)).toBe(false);
  });

  it.each([
    ['plain', {}, false],
    ['plain', { checkType: 1 }, true],
    ['older', { checkType: 1 }, false],
  ] as const)('opened on %s with stops and %j: kept %s', async (name, extra, isKept) => {
    await open(name);
    const row = await openLong({ ...STOPS, ...extra });
    expect(Number(row['stop_loss_price']) === 1).toBe(isKept);
  });
});

describe('an event', () => {
  const depth = {
    type: 'market_depth',
    symbol: 'BTC/USDT',
    bids: [['1', '2']],
    asks: [['3', '4']],
  } as const;

  it('has its lists as text on an older server', () => {
    expect(writeEvent(depth, MANNERS.older)).toMatchObject({ bids: '[["1","2"]]' });
    expect(writeEvent(depth, MANNERS.plain)).toMatchObject({ bids: [['1', '2']] });
  });

  it.each(['plain', 'older'] as const)('has the positions of an account as text: %s', (name) => {
    const account = {
      type: 'lever_trade',
      to: 1,
      trades_all: [{ id: 3 }],
      trades_cur: [],
    } as const;
    const written = writeEvent(account, MANNERS[name]);
    expect(JSON.parse(String(written?.['trades_all']))).toHaveLength(1);
    expect(written).toMatchObject({ trades_cur: '[]' });
  });

  it('of ours is not sent', () => {
    expect(writeEvent({ type: 'user_notification', to: 1 }, MANNERS.plain)).toBeUndefined();
  });
});

it('an upload is refused in the language asked for', async () => {
  await signIn('trader');
  const form = new FormData();
  form.set('lang', 'de');
  form.set('file', new File(['no picture'], 'a.txt', { type: 'text/plain' }));
  const response = await backend.handle(
    new Request('http://mock.invalid/api/upload', {
      method: 'POST',
      headers: { authorization: token ?? '' },
      body: form,
    }),
  );
  expect(await response.json()).toMatchObject({
    message: 'Dieser Dateityp wird nicht akzeptiert. Wählen Sie eine andere Datei.',
  });
});

it.each([
  ['plain', 'kor', '등록되지 않은 계정'],
  ['plain', 'ko', '등록되지 않은 계정'],
  ['older', 'kor', '등록되지 않은 계정'],
  ['older', 'ko', 'This account does not exist'],
] as const)('%s takes %s for a language it knows, or English', async (name, lang, words) => {
  await open(name);
  const refused = await ask('user/login', { user_string: 'nobody', password: 'x', lang });
  expect(String(refused['message'])).toContain(words);
});

it('an older server names a language by its public code', async () => {
  await open('older');
  expect(await ask('set/lang', { lang: 'kor' })).toMatchObject({ message: 'kor' });
});
