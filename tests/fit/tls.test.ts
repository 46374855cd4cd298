import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  createServer,
  getCACertificates,
  setDefaultCACertificates,
  type TlsOptions,
} from 'node:tls';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MannerName } from '@mocks/manners/manners';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { startServer } from '@mocks/server/start';
import { EXIT, run, type Outcome } from '../../scripts/fit/run';
import { listenAt } from './listen-at';

const LOGIN = { account: 'trader', password: READY_PASSWORD };
const LIMITS = { timeMs: 60_000, waitMs: 1, bytes: 8 * 1024 * 1024 };

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'certificates', `${name}.pem`), 'utf8');

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** What `NODE_EXTRA_CA_CERTS` does at the start of a process. */
const USUAL = getCACertificates('default');
const trust = (): void => setDefaultCACertificates([...USUAL, read('authority')]);
afterAll(() => setDefaultCACertificates(USUAL));

/** A server with a certificate, whose connections lead to `port` of this machine. */
const listen = async (options: TlsOptions, port = 1): Promise<string> => {
  const server = createServer(options, (socket) => {
    const onward = connect(port, '127.0.0.1');
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
    onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  ends.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  );
  return `https://localhost:${await listenAt(server, 'localhost')}`;
};

const withCertificate = (name: string): TlsOptions => ({
  key: read('host-key'),
  cert: read(name),
});

const examine = (origin: string, login?: typeof LOGIN): Promise<Outcome> =>
  run({ origin, language: 'en', account: login?.account, out: '' }, login, LIMITS);

/** Both examinations then read the same prices: these manners leave out a change of zero. */
const stopClock = async (origin: string): Promise<void> => {
  const body = JSON.stringify({ command: 'freeze' });
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(`${origin}/__mock`, { method: 'POST', headers, body });
  expect(ok).toBe(true);
};

/** A server with a flaw, what is said of it, and what to do next. */
const FLAWS: readonly (readonly [string, TlsOptions, RegExp, RegExp])[] = [
  [
    'self-signed',
    withCertificate('self-signed'),
    /is not trusted \(DEPTH_ZERO/u,
    /NODE_EXTRA_CA_CERTS=.* NODE_USE_SYSTEM_CA=1/u,
  ],
  ['expired', withCertificate('expired'), /has expired \(CERT_HAS_EXPIRED\)/u, /Renew it/u],
  ['not yet valid', withCertificate('not-yet-valid'), /is not valid yet/u, /Check the dates/u],
  ['of another host', withCertificate('other-host'), /is for another host/u, /in --server/u],
  [
    'without the intermediate one',
    withCertificate('without-intermediate'),
    /issuer of the certificate is unknown/u,
    /intermediate certificates \(fullchain\.pem\).*NODE_EXTRA_CA_CERTS=/u,
  ],
  ['none', {}, /the server refused the connection \(ERR_SSL_/u, /TLS 1\.2 or newer/u],
];

describe('a server with a certificate', () => {
  beforeEach(trust);

  it.each(FLAWS)('is refused in few lines: %s', async (_name, options, said, next) => {
    const { lines, exit } = await examine(await listen(options));
    expect(lines[0]).toMatch(/ cannot be examined: TLS: /u);
    expect(lines[0]).toMatch(said);
    expect(lines.slice(1).join(' ')).toMatch(next);
    expect(lines.length).toBeLessThan(5);
    expect(exit).toBe(EXIT.notExamined);
  });

  it('is refused if nobody here knows its authority', async () => {
    setDefaultCACertificates(USUAL);
    for (const name of ['trusted', 'whole-chain']) {
      const { lines, exit } = await examine(await listen(withCertificate(name)));
      expect(lines.join(' ')).toMatch(/TLS: .*NODE_EXTRA_CA_CERTS=/u);
      expect(exit).toBe(EXIT.notExamined);
    }
  });

  it.each([
    [undefined, 'trusted', 'data-socket="4"'],
    ['plain', 'trusted', 'data-socket="3"'],
    ['older', 'whole-chain', 'data-socket="3"'],
  ] as const)('is examined as over http: %s', async (as: MannerName | undefined, name, socket) => {
    const server = await startServer({ port: 0, as, seed: 1 });
    ends.push(() => server.close());
    const { origin, port } = new URL(server.url);
    await stopClock(origin);
    const secure = await examine(await listen(withCertificate(name), Number(port)), LOGIN);
    expect(secure.lines.join('\n')).toContain(socket);
    expect(secure.lines).toEqual((await examine(origin, LOGIN)).lines);
    expect(secure.exit).toBe(EXIT.fits);
  });
});
