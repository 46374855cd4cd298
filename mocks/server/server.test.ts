import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import oldClient from 'socket.io-client-v2';
import { afterEach, describe, expect, it } from 'vitest';
import { EVENTS, type EventName } from '@/api/generated/events';
import { START } from '../testing/gated-backend';
import { isFields } from '../testing/contract';
import { readOptions } from './options';
import { startServer, type MockServer, type ServerOptions } from './start';
import { BTC_ID, USDT_ID } from '../catalogue/currencies';

const servers: MockServer[] = [];
const sockets: { readonly disconnect: () => unknown }[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const start = async (options: Partial<ServerOptions> = {}): Promise<string> => {
  const server = await startServer({ port: 0, at: START, ...options });
  servers.push(server);
  return server.url;
};

type Headers = Readonly<Record<string, string>>;
const send = async (url: string, body: unknown, headers: Headers = {}) => {
  const init = { 'content-type': 'application/json', ...headers };
  const response = await fetch(url, { method: 'POST', headers: init, body: JSON.stringify(body) });
  const reply: unknown = await response.json();
  if (!isFields(reply)) throw new Error('no envelope');
  return reply;
};
const command = (url: string, body: unknown, world = 'default') =>
  send(`${url}/__mock`, body, { 'x-mock-world': world });
const signIn = async (url: string, account: string, world = 'default'): Promise<string> =>
  String((await command(url, { command: 'persona', account }, world))['result']);

/** The next event with this name on the socket. */
const nextEvent = (
  socket: { readonly once: (name: string, listen: (event: unknown) => void) => unknown },
  name: EventName,
) =>
  new Promise<unknown>((resolve) => {
    socket.once(name, (event: unknown) => {
      resolve(event);
    });
  });
const connect = (url: string, world: string): Socket => {
  const socket = io(url, { query: { world }, transports: ['websocket'] });
  sockets.push(socket);
  return socket;
};

describe('the socket', () => {
  it('sends prices to everyone in the shapes of the contract', async () => {
    const socket = connect(await start(), 'default');
    const names = ['daymarket', 'kline', 'market_depth', 'match_trade'] as const;
    const events = await Promise.all(names.map((name) => nextEvent(socket, name)));
    names.forEach((name, index) => {
      expect(EVENTS[name].safeParse(events[index]).success).toBe(true);
    });
  });

  it('sends a settled order only to its user, in the world of the socket', async () => {
    const url = await start();
    const token = await signIn(url, 'practice', 'here');
    const [own, other, elsewhere] = [
      connect(url, 'here'),
      connect(url, 'here'),
      connect(url, 'there'),
    ];
    await Promise.all([own, other, elsewhere].map((socket) => nextEvent(socket, 'daymarket')));
    // Ids of a fresh world: 10001 trader, 10002 practice.
    own.emit('login', 10_002);
    other.emit('login', '10001');
    elsewhere.emit('login', 10_002);
    await Promise.all([own, other, elsewhere].map((socket) => nextEvent(socket, 'daymarket')));
    const strangers: unknown[] = [];
    for (const socket of [other, elsewhere])
      socket.on('closed_microorder', (event) => strangers.push(event));
    const settled = nextEvent(own, 'closed_microorder');
    const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
    await send(`${url}/api/microtrade/submit`, order, {
      authorization: token,
      'x-mock-world': 'here',
    });
    await command(url, { command: 'advance', seconds: 30 }, 'here');
    const event = EVENTS.closed_microorder.parse(await settled);
    expect(event).toMatchObject({ type: 'closed_microorder', to: 10_002 });
    expect(strangers).toEqual([]);
  });

  it("sends a user's positions: the account with the prices, and closed positions", async () => {
    const url = await start();
    const token = await signIn(url, 'trader');
    const socket = connect(url, 'default');
    await nextEvent(socket, 'daymarket');
    socket.emit('login', 10_001);
    const call = (path: string, body: unknown) =>
      send(`${url}/api/${path}`, body, { authorization: token });
    const accounts: unknown[] = [];
    socket.on('lever_trade', (event: unknown) => accounts.push(event));
    const opened = nextEvent(socket, 'lever_trade');
    expect(
      await call('lever/submit', {
        currency_id: BTC_ID,
        legal_id: USDT_ID,
        type: 1,
        share: 1,
        multiple: 100,
        status: 1,
      }),
    ).toMatchObject({ type: 'ok' });
    const event = EVENTS.lever_trade.parse(await opened);
    expect(event.trades_cur).toHaveLength(1);
    const closed = nextEvent(socket, 'lever_closed');
    const id = event.trades_cur?.[0]?.id ?? 0;
    expect(await call('lever/close', { id })).toMatchObject({ type: 'ok' });
    expect(EVENTS.lever_closed.parse(await closed)).toMatchObject({ to: 10_001, id: [id] });
    await expect.poll(() => accounts.at(-1)).toMatchObject({ trades_cur: [] });
  });

  it.each(['websocket', 'polling'] as const)(
    'serves a client of protocol 3 by %s: prices, and events of its own user only',
    async (transport) => {
      const url = await start();
      const token = await signIn(url, 'practice');
      const connectOld = () => {
        const socket = oldClient(url, { query: { world: 'default' }, transports: [transport] });
        sockets.push(socket);
        return socket;
      };
      const [own, other] = [connectOld(), connectOld()];
      const prices = await Promise.all(
        [own, other].map((socket) => nextEvent(socket, 'daymarket')),
      );
      for (const price of prices) expect(EVENTS.daymarket.safeParse(price).success).toBe(true);
      own.emit('login', 10_002);
      other.emit('login', 10_001);
      await Promise.all([own, other].map((socket) => nextEvent(socket, 'match_trade')));
      const strangers: unknown[] = [];
      other.on('closed_microorder', (event) => strangers.push(event));
      const settled = nextEvent(own, 'closed_microorder');
      const order = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
      await send(`${url}/api/microtrade/submit`, order, { authorization: token });
      await command(url, { command: 'advance', seconds: 30 });
      expect(EVENTS.closed_microorder.parse(await settled)).toMatchObject({ to: 10_002 });
      expect(strangers).toEqual([]);
    },
  );

  it('reconnects after repeated disconnects by a fault, and receives prices again', async () => {
    const url = await start();
    const storm = { stage: 'socket', event: '*', effect: { kind: 'disconnect' }, times: 3 };
    await command(url, { command: 'fault', ...storm });
    const socket = io(url, {
      query: { world: 'default' },
      transports: ['websocket'],
      reconnectionDelay: 20,
      reconnectionDelayMax: 20,
    });
    sockets.push(socket);
    const ends: string[] = [];
    socket.on('disconnect', (reason) => ends.push(reason));
    await nextEvent(socket, 'daymarket');
    expect(ends).toEqual(['transport close', 'transport close', 'transport close']);
    expect(await command(url, { command: 'faults' })).toEqual({ result: [] });
  });

  it('drops only the events that a fault names', async () => {
    const url = await start();
    const loss = { stage: 'socket', event: 'kline', effect: { kind: 'drop' }, times: 10_000 };
    await command(url, { command: 'fault', ...loss });
    const socket = connect(url, 'default');
    const names = new Set<string>();
    socket.onAny((name: string) => names.add(name));
    await nextEvent(socket, 'match_trade');
    await nextEvent(socket, 'daymarket');
    expect(names).toEqual(new Set(['daymarket', 'market_depth', 'match_trade']));
  });

  it.each(['polling', 'websocket'] as const)(
    'is of the world in its query, then of the one in its header (%s)',
    async (transport) => {
      const url = await start();
      const day = async (world: string, month: number, query: Headers): Promise<void> => {
        await command(url, { command: 'audit' }, `${world},clock:2026-0${month}-01T12:00Z,frozen`);
        const extraHeaders = { 'x-mock-world': 'header' };
        const socket = io(url, { query, extraHeaders, transports: [transport] });
        sockets.push(socket);
        expect(await nextEvent(socket, 'daymarket')).toMatchObject({
          time: Date.UTC(2026, month - 1, 1, 12),
        });
      };
      await day('header', 5, {});
      await day('query', 6, { world: 'query' });
    },
  );
});

describe('worlds of the server', () => {
  it('are separate, and open by their header', async () => {
    const url = await start();
    const state = (world: string) => command(url, { command: 'state' }, world);
    expect(await state('one,seed:11,clock:2026-06-01T12:00Z,frozen')).toMatchObject({
      result: { seed: 11, clock: { mode: 'frozen', worldMs: Date.UTC(2026, 5, 1, 12) } },
    });
    expect(await state('two')).toMatchObject({ result: { seed: 7 } });
    expect(await state('three,colour:red')).toEqual({
      error: 'colour is no word of an opening',
    });
  });

  it('fork: the copy develops independently', async () => {
    const url = await start();
    const clock = async (world: string) =>
      (await command(url, { command: 'freeze' }, world))['result'];
    const before = await clock('parent');
    expect(await command(url, { command: 'fork', into: 'child' }, 'parent')).toEqual({
      result: 'child',
    });
    await command(url, { command: 'advance', seconds: 60 }, 'child');
    expect([await clock('parent'), await clock('child')]).toEqual([
      before,
      Number(before) + 60_000,
    ]);
  });

  it('in files outlive the server', async () => {
    const state = await mkdtemp(join(tmpdir(), 'worlds-'));
    const first = await start({ state });
    await command(first, { command: 'reset', opening: 'seed:23,frozen' }, 'kept');
    const before = await command(first, { command: 'state' }, 'kept');
    await servers.pop()?.close();
    const second = await start({ state });
    expect(await command(second, { command: 'state' }, 'kept')).toEqual(before);
    expect(await readdir(state)).toEqual(['kept.json']);
    await rm(state, { recursive: true });
  });

  it('in files go on as they were left, whatever words name them after a restart', async () => {
    const state = await mkdtemp(join(tmpdir(), 'worlds-'));
    const first = await start({ state });
    const worlds = ['again,seed:7,frozen', 'fork,seed:7,frozen'] as const;
    await command(first, { command: 'reset', opening: 'persona:saver,frozen' }, worlds[0]);
    await command(first, { command: 'fork', into: 'fork' }, worlds[0]);
    const before = await Promise.all(
      worlds.map((world) => command(first, { command: 'state' }, world)),
    );
    await servers.pop()?.close();
    const second = await start({ state });
    const after = worlds.map((world) => command(second, { command: 'state' }, world));
    expect(await Promise.all(after)).toEqual(before);
    const reordered = await command(second, { command: 'state' }, 'again,frozen,seed:9');
    expect(reordered).toEqual(before[0]);
    await rm(state, { recursive: true });
  });
});

describe('the command line arguments', () => {
  it('have defaults, and are validated', () => {
    expect(readOptions([])).toMatchObject({ port: 4010, host: '127.0.0.1', seed: 7, quiet: false });
    expect(readOptions(['--help', '--port', '1'])).toBe('help');
    expect(() => readOptions(['--port', '70000'])).toThrow('--port 70000');
    expect(() => readOptions(['--seed', 'x'])).toThrow('--seed x');
    expect(() => readOptions(['--colour', 'red'])).toThrow();
  });
});

it('a plain server serves the logo that it names', async () => {
  const url = await start({ as: 'plain' });
  const quotations = await (await fetch(`${url}/api/currency/quotation_new`)).text();
  const [path] = /\/upload\/logo\/btc\.svg/u.exec(quotations) ?? ['/no-logo'];
  const logo = await fetch(url + path);
  expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  expect(await logo.text()).toMatch(/^<svg /u);
  expect((await fetch(`${url}/upload/logo/none.svg`)).status).toBe(404);
});
