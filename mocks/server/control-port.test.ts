import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { START } from '../testing/gated-backend';
import { startServer, type MockServer, type ServerOptions } from './start';

const servers: MockServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const start = async (options: Partial<ServerOptions> = {}): Promise<string> => {
  const server = await startServer({ port: 0, at: START, ...options });
  servers.push(server);
  return server.url;
};

const command = async (url: string, body: unknown): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  return (
    await fetch(`${url}/__mock`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();
};

const ELSEWHERE = 'http://elsewhere.example';
const ask = (url: string, origin: string) =>
  fetch(`${url}/__mock/schedule`, { headers: { origin } });

describe('the control port over HTTP', () => {
  it('answers pages of other origins only if they are allowed', async () => {
    const refused = await ask(await start(), ELSEWHERE);
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ]);
    const allowed = await ask(await start({ allowOrigins: [ELSEWHERE] }), ELSEWHERE);
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([
      200,
      ELSEWHERE,
    ]);
    const url = await start();
    expect((await ask(url, url)).status).toBe(200);
  });

  it.each(['reset', 'freeze', 'next', 'clear-faults', ''])(
    'refuses to change anything by GET, which a picture on any page can send: %s',
    async (name) => {
      const url = await start();
      expect((await fetch(`${url}/__mock/${name}`)).status).toBe(405);
      expect((await fetch(`${url}/__mock/schedule`)).status).toBe(200);
    },
  );

  it('refuses pages elsewhere that say no origin', async () => {
    const url = await start();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${url}/__mock/state`, { headers })).status).toBe(403);
  });

  it.each([
    ['evil.example', 403],
    ['evil.example:4010', 403],
    ['mock.quayside.example', 200],
    ['mock:4010', 200],
    ['host.docker.internal:4010', 200],
    ['192.168.1.7:4010', 200],
    ['[::1]:4010', 200],
    ['', 403],
  ])(
    'a host named %s, which a page elsewhere may have as its own, gives %i',
    async (host, status) => {
      const { port, hostname } = new URL(
        await start({ allowOrigins: ['http://mock.quayside.example'] }),
      );
      const socket = connect(Number(port), hostname);
      socket.write(`GET /__mock/schedule HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      const first = String(await once(socket, 'data'));
      socket.destroy();
      expect(first).toContain(`HTTP/1.1 ${status} `);
    },
  );

  it('a refused reset changes neither faults nor log', async () => {
    const url = await start();
    const fault = {
      operation: 'getNews',
      stage: 'beforeCommit',
      effect: { kind: 'html' },
      times: 1,
    };
    await command(url, { command: 'fault', ...fault });
    expect(await command(url, { command: 'reset', opening: 'colour:red' })).toHaveProperty('error');
    expect(await command(url, { command: 'faults' })).toMatchObject({ result: [{ id: 0 }] });
  });

  it('a fork needs a name, and checkpoints have a limit', async () => {
    const url = await start();
    expect(await command(url, { command: 'fork' })).toHaveProperty('error');
    for (let count = 0; count < 20; count += 1)
      await command(url, { command: 'checkpoint', name: `c${count}` });
    expect(await command(url, { command: 'checkpoint', name: 'c19' })).toEqual({ result: 20 });
    expect(await command(url, { command: 'checkpoint', name: 'c20' })).toHaveProperty('error');
  });

  it.each([
    ['TRACE /api/user/info', 405],
    ['GET http://%zz/', 400],
    ['GET /api/%2e%2e/__mock/state', 400],
    ['POST /api/nothing', 404],
    ['GET /health', 200],
  ])('%s gives %i', async (line, status) => {
    const { port, hostname } = new URL(await start());
    const socket = connect(Number(port), hostname);
    socket.write(`${line} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`);
    const first = String(await once(socket, 'data'));
    socket.destroy();
    expect(first).toContain(`HTTP/1.1 ${status} `);
  });
});
