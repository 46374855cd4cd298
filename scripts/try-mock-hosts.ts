/**
 * Tries docs/mock-server/nginx.conf: two mock servers behind a real nginx, part of `npm run hosts`. Each world must live in one
 * process, for calls and for sockets. Needs nginx on the PATH.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { z } from 'zod/mini';
import { completeNginx } from './nginx.ts';
import { answers, startBackend } from './preview.ts';

const CONF = join(import.meta.dirname, '../docs/mock-server/nginx.conf');
const PORT = 4392;
/** The ports that the configuration names, and those tried here. */
const BACKENDS = { '4011': 4393, '4012': 4394 } as const;
const START_LIMIT_MS = 30_000;
const WORLDS = 12;

const quotation = z.array(
  z.object({
    quotation: z.array(
      z.object({ currency_id: z.int(), legal_id: z.int(), now_price: z.string() }),
    ),
  }),
);
const priceEvent = z.object({ currency_id: z.int(), legal_id: z.int(), now_price: z.string() });

const call = async (port: number, path: string, world: string): Promise<unknown> => {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-mock-world': world },
  });
  if (!reply.ok) throw new Error(`${path} of ${world}: ${reply.status}`);
  return reply.json();
};

/** The price of BTC/USDT in a world. */
const priceIn = async (port: number, world: string): Promise<string> => {
  const reply = z
    .object({ message: quotation })
    .parse(await call(port, '/api/currency/quotation_new', world));
  const [first] = reply.message.flatMap((group) => group.quotation);
  if (first === undefined) throw new Error('no pair is listed');
  return `${first.currency_id}/${first.legal_id} ${first.now_price}`;
};

/** The same price as a socket of the world tells it. */
const priceOnSocket = (world: string, pair: string): Promise<string> => {
  const socket = io(`http://127.0.0.1:${PORT}`, { query: { world } });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  socket.on('connect_error', reject);
  socket.on('daymarket', (event: unknown) => {
    const { currency_id, legal_id, now_price } = priceEvent.parse(event);
    if (pair.startsWith(`${currency_id}/${legal_id} `))
      resolve(`${currency_id}/${legal_id} ${now_price}`);
  });
  return promise.finally(() => socket.disconnect());
};

/**
 * Opens a world with a frozen clock and a seed of its own through nginx, then names it without the words that opened it: a
 * process that does not have it yet would open another one, with other prices.
 */
const tryWorld = async (index: number) => {
  const world = `job-${index}`;
  const price = await priceIn(PORT, `${world},clock:2026-03-02T09:00Z,seed:${100 + index},frozen`);
  const later = await Promise.all(Array.from({ length: 5 }, () => priceIn(PORT, world)));
  const told = await priceOnSocket(world, price);
  // Asked directly, the other process opens a world of this name.
  const isInFirst = (await priceIn(BACKENDS[4011], world)) === price;
  return {
    isInFirst,
    problems: [...later, told]
      .filter((other) => other !== price)
      .map((other) => `${world}: ${other}, not ${price}`),
  };
};

const startNginx = async (): Promise<ChildProcess> => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-mock-host-'));
  const ports = Object.entries(BACKENDS);
  const text = ports.reduce(
    (conf, [named, tried]) => conf.replaceAll(named, String(tried)),
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
  const tried = await Promise.all(Array.from({ length: WORLDS }, (_, index) => tryWorld(index)));
  const problems = tried.flatMap((world) => world.problems);
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
