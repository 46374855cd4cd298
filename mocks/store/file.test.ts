import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer } from '../server/start';
import { fileStore } from './file';
import { START } from '../testing/gated-backend';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const textsAside = async (name: string): Promise<readonly string[]> => {
  const files = (await readdir(folder)).filter((file) =>
    file.startsWith(`${name}.json.unreadable`),
  );
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
};

it('a second file that holds no world replaces none that was put aside before', async () => {
  const path = join(folder, 'twice.json');
  for (const text of ['first', 'second']) {
    await writeFile(path, text);
    await fileStore(path, () => undefined);
  }
  expect((await textsAside('twice')).toSorted()).toEqual(['first', 'second']);
});

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
    expect(await readdir(folder)).toContain(`${name}.json`);
    expect(await textsAside(name)).toEqual([text]);
  } finally {
    await server.close();
  }
});
