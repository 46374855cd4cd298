import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { clientSettings } from '@/api/settings';
import { findDialect } from '../../scripts/fit/probes';
import type { Connection } from '../../scripts/fit/send';
import { listenAt } from './listen-at';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The code of the language in a request of a visitor: in its query or its form. */
const codeIn = async (request: IncomingMessage): Promise<string> => {
  const { searchParams } = new URL(request.url ?? '', 'http://x');
  const form = new URLSearchParams(await readAll(request));
  return searchParams.get('lang') ?? form.get('lang') ?? '';
};

/** A server that says a text for each code; a code without one is refused with status 500. Counts the readers, as servers do. */
const listen = async (texts: Readonly<Record<string, string>>): Promise<Connection> => {
  let readers = 0;
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const title = texts[await codeIn(request)] ?? texts['other'];
      readers += 1;
      response.writeHead(title === undefined ? 500 : 200);
      response.end(JSON.stringify({ type: 'ok', message: { list: [{ title, readers }] } }));
    };
    void answer();
  });
  servers.push(server);
  const origin = `http://127.0.0.1:${await listenAt(server, '127.0.0.1')}`;
  const limits = { timeMs: 60_000, waitMs: 1, bytes: 10_000 };
  return { origin, limits, cookies: new Map(), headers: new Set() };
};

it.each([
  ['public', { en: 'Fees', kor: '수수료', other: 'Fees' }, 'public'],
  ['public, Chinese for an unknown code', { en: 'Fees', kor: '수수료', other: '手续费' }, 'public'],
  ['public, an error for an unknown code', { en: 'Fees', kor: '수수료' }, 'public'],
  ['the specification', { en: 'Fees', ko: '수수료', other: '手续费' }, 'specification'],
  ['both', { en: 'Fees', ko: '수수료', kor: '수수료' }, 'both'],
  ['no Korean, Chinese for an unknown code', { en: 'Fees', other: '手续费' }, undefined],
  ['Korean for everyone', { other: '수수료' }, undefined],
])('finds the dialect of a server: %s', async (_name, texts, dialect) => {
  expect(await findDialect(await listen(texts), 'fr')).toBe(dialect);
  const { language, dialect: used } = clientSettings();
  expect([language(), used]).toEqual(['fr', dialect === 'public' ? 'public' : 'specification']);
});
