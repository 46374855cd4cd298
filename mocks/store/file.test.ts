import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../server/start';
import { START } from '../testing/gated-backend';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['cut-off', '{"format":"quayside-world","state":{"version":'],
  ['foreign', '{"name":"a world of something else"}'],
  ['empty', ''],
])('a file that holds no world (%s) is put aside, and its world answers', async (name, text) => {
  await writeFile(join(folder, `${name}.json`), text);
  const told: string[] = [];
  const server = await startServer({
    port: 0,
    at: START,
    state: folder,
    onDefect: (error) => told.push(String(error)),
  });
  const headers = { 'x-mock-world': name, 'content-type': 'application/json' };
  const command = (body: unknown) =>
    fetch(`${server.url}/__mock`, { method: 'POST', headers, body: JSON.stringify(body) });
  try {
    const quotes = await fetch(`${server.url}/api/currency/quotation_new`, { headers });
    expect(await quotes.json()).toMatchObject({ type: 'ok' });
    expect((await command({ command: 'reset' })).status).toBe(200);
    expect(told).toEqual([
      expect.stringContaining(`It is kept as ${join(folder, name)}.json.unreadable`),
    ]);
    expect(await readFile(join(folder, `${name}.json.unreadable`), 'utf8')).toBe(text);
    expect(await readdir(folder)).toContain(`${name}.json`);
  } finally {
    await server.close();
  }
});
