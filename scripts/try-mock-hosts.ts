/**
 * Tries docs/mock-server/nginx.conf: two mock servers behind a real nginx, part of `npm run hosts`. Each world must live in one
 * process, for calls and for sockets, and large uploads must be answered by the mock server. Needs nginx on the PATH.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { z } from 'zod/mini';
import { completeNginx } from './nginx.ts';
import { answers, startBackend } from './preview.ts';

const CONF = join(import.meta.dirname, '../docs/mock-server/nginx.conf');
const GUIDE = join(import.meta.dirname, '../docs/mock-server.md');
const PORT = 4392;
const NGINX = `http://127.0.0.1:${PORT}`;
/** The ports that the configuration names, and those tried here. */
const BACKENDS = { '4011': 4393, '4012': 4394 } as const;
const START_LIMIT_MS = 30_000;
const REPLY_LIMIT_MS = 20_000;
const WORLDS = 12;
const CLOCK = 'clock:2026-03-02T09:00Z';
/** Further ways to name a world: other characters, and opening words without a name. */
const NAMES = ['42_a.b', 'Team-7', `seed:200,${CLOCK},frozen`] as const;
const MOVED = 6;
/** The first is the largest that the mock server takes. */
const UPLOADS = [
  [10 * 1024 * 1024, 'ok'],
  [11_000_000, 'file_too_large'],
] as const;

const quotation = z.array(
  z.object({
    quotation: z.array(
      z.object({ currency_id: z.int(), legal_id: z.int(), now_price: z.string() }),
    ),
  }),
);
const priceEvent = z.object({ currency_id: z.int(), legal_id: z.int(), now_price: z.string() });

const named = (world: string | undefined): Readonly<Record<string, string>> =>
  world === undefined ? {} : { 'x-mock-world': world };

const reply = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
};

/** The result of a control command in a world behind nginx. */
const command = async (world: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', ...named(world) };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const { result } = z
    .object({ result: z.unknown() })
    .parse(await reply(await fetch(`${NGINX}/__mock`, init)));
  return result;
};

/** The price of BTC/USDT in a world; without a name, in the world of a request that names none. */
const priceIn = async (port: number, world: string | undefined): Promise<string> => {
  const url = `http://127.0.0.1:${port}/api/currency/quotation_new`;
  const { message } = z
    .object({ message: quotation })
    .parse(await reply(await fetch(url, { headers: named(world) })));
  const [first] = message.flatMap((group) => group.quotation);
  if (first === undefined) throw new Error('no pair is listed');
  return `${first.currency_id}/${first.legal_id} ${first.now_price}`;
};

/** The same price as a socket tells it that names its world so. */
const priceOnSocket = (
  how: Partial<ManagerOptions & SocketOptions>,
  pair: string,
): Promise<string> => {
  const socket = io(NGINX, { ...how, forceNew: true });
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve('no price on a socket'), REPLY_LIMIT_MS);
  socket.on('connect_error', ({ message }) => resolve(`no socket (${message})`));
  socket.on('daymarket', (event: unknown) => {
    const { currency_id, legal_id, now_price } = priceEvent.parse(event);
    if (pair.startsWith(`${currency_id}/${legal_id} `))
      resolve(`${currency_id}/${legal_id} ${now_price}`);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    socket.disconnect();
  });
};

const differing = (world: string, price: string, others: readonly string[]): readonly string[] =>
  others.filter((other) => other !== price).map((other) => `${world}: ${other}, not ${price}`);

/**
 * Opens a world with a frozen clock and a seed of its own through nginx, then names it without the words that opened it: a
 * process that does not have it yet would open another one, with other prices.
 */
const tryWorld = async (world: string, words: string) => {
  const price = await priceIn(PORT, `${world}${words}`);
  const later = await Promise.all(Array.from({ length: 5 }, () => priceIn(PORT, world)));
  const told = await Promise.all([
    priceOnSocket({ query: { world } }, price),
    priceOnSocket({ extraHeaders: named(world) }, price),
    priceOnSocket({ query: { world }, extraHeaders: named('elsewhere') }, price),
  ]);
  // Asked directly, the other process opens a world of this name.
  const isInFirst = (await priceIn(BACKENDS[4011], world)) === price;
  return { isInFirst, problems: differing(world, price, [...later, ...told]) };
};

/** A request that names no world is of the same world as one that names `default`. */
const tryDefault = async (): Promise<readonly string[]> => {
  await command('default', { command: 'reset', opening: `${CLOCK},seed:300,frozen` });
  const price = await priceIn(PORT, 'default');
  const others = [await priceIn(PORT, undefined), await priceOnSocket({}, price)];
  return differing('default', price, others);
};

/** A world is copied to another process by its file. */
const tryMoving = async (): Promise<readonly string[]> => {
  const price = await priceIn(PORT, 'job-0');
  const file = await command('job-0', { command: 'save-world', as: 'file' });
  const problems = Array.from({ length: MOVED }, async (_, index) => {
    await command(`moved-${index}`, { command: 'open-world', file });
    return differing(`moved-${index}`, price, [await priceIn(PORT, `moved-${index}`)]);
  });
  return (await Promise.all(problems)).flat();
};

/** What the mock server says of pictures of these sizes, and nginx lets it say. */
const tryUploads = async (): Promise<readonly string[]> => {
  const authorization = String(await command('job-0', { command: 'persona', account: 'trader' }));
  const problems: string[] = [];
  for (const [size, expected] of UPLOADS) {
    const picture = new Uint8Array(size);
    picture.set([0xff, 0xd8, 0xff, 0xe0]);
    const body = new FormData();
    body.append('file', new File([picture], 'picture.jpg', { type: 'image/jpeg' }));
    const headers = { authorization, ...named('job-0') };
    const response = await fetch(`${NGINX}/api/upload`, { method: 'POST', headers, body });
    const said = await response.text();
    if (!said.includes(`"${expected}"`))
      problems.push(`${size} bytes: ${response.status} ${said.slice(0, 80)}`);
  }
  return problems;
};

/** The line of the documentation that checks the books must fail a job in CI exactly if the server finds something. */
const tryAudit = async (): Promise<readonly string[]> => {
  const line = readFileSync(GUIDE, 'utf8')
    .split('\n')
    .find((text) => text.includes('/__mock/audit'));
  const problems: string[] = [];
  for (const found of [[], ['cash of USDT is 1 short']]) {
    const server = createServer((_, outgoing) => outgoing.end(JSON.stringify({ result: found })));
    await once(server.listen(PORT + 3, '127.0.0.1'), 'listening');
    const shell = spawn('sh', ['-c', line?.replaceAll('4010', String(PORT + 3)) ?? 'exit 2'], {
      stdio: 'ignore',
    });
    await once(shell, 'exit');
    server.close();
    if (shell.exitCode !== found.length)
      problems.push(`errors in the books: ${found.length}, exit ${shell.exitCode}`);
  }
  return problems;
};

const startNginx = async (): Promise<ChildProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-mock-host-'));
  const ports = Object.entries(BACKENDS);
  const text = ports.reduce(
    (conf, [documented, tried]) => conf.replaceAll(documented, String(tried)),
    readFileSync(CONF, 'utf8').replaceAll('4010', String(PORT)),
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, completeNginx(text, folder));
  const server = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(PORT))) {
    if (server.exitCode !== null || Date.now() > until) throw new Error('nginx did not start.');
    await wait(100);
  }
  return server;
};

const started: ChildProcess[] = [];
try {
  for (const port of Object.values(BACKENDS))
    started.push(await startBackend(port, { quiet: true }));
  const nginx = await startNginx();
  started.push(nginx);
  const tried = await Promise.all(
    Array.from({ length: WORLDS }, (_, index) =>
      tryWorld(`job-${index}`, `,${CLOCK},seed:${100 + index},frozen`),
    ),
  );
  const problems = tried.flatMap((world) => world.problems);
  for (const name of NAMES) {
    const words = name.includes(':') ? '' : `,${CLOCK},seed:200,frozen`;
    problems.push(...(await tryWorld(name, words)).problems);
  }
  problems.push(...(await tryDefault()), ...(await tryMoving()));
  problems.push(...(await tryUploads()), ...(await tryAudit()));
  const inFirst = tried.filter(({ isInFirst }) => isInFirst).length;
  if (inFirst === 0 || inFirst === WORLDS) problems.push('one process holds every world');
  console.log(
    `mock servers behind nginx: ${problems.length === 0 ? 'as documented' : 'PROBLEMS'} (${inFirst} and ${WORLDS - inFirst} worlds)`,
  );
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  for (const server of started) {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  }
}
process.exit();
