import { expect, it } from 'vitest';
import { startServer } from './start';
import { toHarEntry, type HarEntry } from './traffic';

it('a recording server passes on each call of the contract with its reply, and no control command', async () => {
  const entries: HarEntry[] = [];
  const server = await startServer({
    port: 0,
    record: (exchange) => entries.push(toHarEntry(exchange)),
  });
  const body = JSON.stringify({ user_string: 'nobody', password: 'quayside1' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body });
  await fetch(`${server.url}/__mock/audit`);
  await fetch(`${server.url}/api/getareacode?lang=en`);
  await server.close();
  expect(entries).toMatchObject([
    {
      request: { method: 'POST', postData: { mimeType: 'application/json', text: body } },
      response: { status: 200, content: { text: '{"type":"error","message":"user_not_found"}' } },
    },
    {
      request: { method: 'GET', queryString: [{ name: 'lang', value: 'en' }] },
      response: { status: 200, content: { mimeType: 'application/json' } },
    },
  ]);
  expect(entries[1]?.request).not.toHaveProperty('postData');
});
