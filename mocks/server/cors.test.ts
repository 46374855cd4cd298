import { afterEach, expect, it } from 'vitest';
import { START } from '../testing/gated-backend';
import { startServer, type MockServer } from './start';

let server: MockServer | undefined;
afterEach(async () => server?.close());

const ALLOWED = 'access-control-allow-origin';

it('pages of other origins may call, and read why they are refused', async () => {
  server = await startServer({ port: 0, at: START });
  for (const [method, path, status] of [
    ['OPTIONS', '/api/user/login', 204],
    ['GET', '/api/user/info', 200],
    ['GET', '/elsewhere', 404],
    ['POST', '/api/nope', 404],
    ['DELETE', '/api/user/info', 405],
  ] as const) {
    const body = method === 'POST' ? '{}' : null;
    const reply = await fetch(`${server.url}${path}`, { method, body });
    expect([method, path, reply.status, reply.headers.get(ALLOWED)]).toEqual([
      method,
      path,
      status,
      '*',
    ]);
  }
});
