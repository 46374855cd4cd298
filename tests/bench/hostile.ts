/**
 * `node tests/bench/hostile.ts [--minutes 10] [--worlds 300] [--as plain|older]`: hostile requests to a mock server on this
 * machine, to so many worlds, in the contract's manners or those of a real server (mocks/manners/). Exits with 1 if a reply has status 500, the memory grows, or the books of a world do not balance. Memory is what
 * the heap holds after a collection: the size of the process depends on when the engine last cared to collect.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import * as zod from 'zod';
import { hostileRequest, type HostileRequest } from '../../mocks/testing/hostile-request.ts';
import { buildMockServer } from '../../scripts/mock-serve.ts';
import { median } from './median.ts';

const MAX_MINUTES = 30;
const LANES = 6;
const MAX_WORLDS = 5000;
const SAMPLES = 20;
/** Growth from the second third of the time to the last that counts as noise: worlds differ in what was done in them. */
const NOISE_MB = 20;
const BATCH = 200;
/** A prime, so that the batches of all lanes go to worlds far apart. */
const SPREAD = 7919;
/** A lane that is refused a body half-way reconnects; a reply that never comes is a defect. */
const REPLY_LIMIT_MS = 20_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    // More names than the server keeps worlds.
    worlds: { type: 'string', default: '300' },
    as: { type: 'string' },
  },
});
const worlds = Math.min(Number(values.worlds), MAX_WORLDS);
if (!(worlds > 0)) throw new RangeError(`--worlds ${values.worlds} is no number above 0`);
const minutes = Math.min(Number(values.minutes), MAX_MINUTES);
if (!(minutes > 0)) throw new RangeError(`--minutes ${values.minutes} is no number above 0`);

const Contract = zod.object({
  result: zod.object({
    operations: zod.array(zod.object({ method: zod.string(), path: zod.string() })),
  }),
});
const Result = zod.object({ result: zod.unknown() });

const file = await buildMockServer();
/** Collects garbage and prints the bytes that are left on the heap, and outside of it. */
const TELL_MEMORY = `process.on('SIGUSR2', () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  console.log('memory', heapUsed + external);
});`;
const watched = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(TELL_MEMORY)}`,
];
const manner = values.as === undefined ? [] : ['--as', values.as];
const child = spawn(process.execPath, [...watched, file, '--port', '0', '--quiet', ...manner]);
const defects: string[] = [];
child.stderr.on('data', (text: unknown) => defects.push(String(text)));
// One that refuses its arguments ends without a line.
const [announced]: unknown[] = await Promise.race([
  once(child.stdout, 'data'),
  once(child, 'close').then(() => []),
]);
const url = /http:\S+(?=\/api)/u.exec(String(announced))?.[0];
if (url === undefined)
  throw new Error(`The mock server names no address. ${defects.join('').trim()}`);
const server = new URL(url);

const control = async (command: object, world: string): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', 'x-mock-world': world };
  const body = JSON.stringify(command);
  const response = await fetch(`${url}/__mock`, { method: 'POST', headers, body });
  return Result.parse(await response.json()).result;
};

/** Resident memory of the server in megabytes; only Linux tells it. */
const resident = (): number => {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

const counts = new Map<number, number>();
const count = (status: number): void => void counts.set(status, (counts.get(status) ?? 0) + 1);
const failures: string[] = [];

const send = async (request: HostileRequest, world: string): Promise<void> => {
  const { method, path, headers, body } = request;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...headers, 'x-mock-world': world },
    signal: AbortSignal.timeout(REPLY_LIMIT_MS),
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  count(response.status);
  if (response.status === 500) failures.push(`${method} ${path} ${body?.slice(0, 200)}`);
};

/** Bytes that are no request, a path around a proxy, and a large body that is never finished. */
const RAW = [
  'GET /\u0000 HTTP/1.1\r\n\r\n',
  'TRACE /api/user/info HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://%zz/ HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /api/%2e%2e/__mock/state HTTP/1.1\r\nhost: x\r\n\r\n',
  `POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 20000000\r\n\r\n${'x'.repeat(1_000_000)}`,
];
const sendRaw = async (text: string): Promise<void> => {
  const socket = connect(Number(server.port), server.hostname);
  socket.on('error', () => undefined);
  socket.end(text);
  const first = once(socket, 'data').then(
    ([data]: unknown[]) => Number(/^HTTP\/1\.1 (\d+)/u.exec(String(data))?.[1] ?? 0),
    () => 0,
  );
  const status = await Promise.race([
    first,
    once(socket, 'close').then(
      () => 0,
      () => 0,
    ),
  ]);
  socket.destroy();
  count(status);
  if (status === 500) failures.push(text.slice(0, 80));
};

const { operations } = Contract.parse({
  result: await control({ command: 'contract' }, 'w0'),
}).result;
const token = String(await control({ command: 'persona', account: 'trader' }, 'w0'));
const start = performance.now();
const end = start + minutes * 60_000;
const samples: { readonly at: number; readonly mb: number }[] = [];
child.stdout.on('data', (text: unknown) => {
  const [, bytes] = /^memory (\d+)/mu.exec(String(text)) ?? [];
  if (bytes === undefined) return;
  const sample = { at: performance.now(), mb: Number(bytes) / 2 ** 20 };
  samples.push(sample);
  const sizes = [sample.mb, resident()].map((mb) => `${mb.toFixed(0)} MB`);
  process.stdout.write(
    `  ${((sample.at - start) / 1000).toFixed(0)} s: ${sizes[0]} held, process ${sizes[1]}\n`,
  );
});
const timer = setInterval(() => child.kill('SIGUSR2'), (minutes * 60_000) / SAMPLES);

const lane = async (number: number): Promise<void> => {
  for (let round = 0; performance.now() < end; round += 1) {
    const seed = number * 100_000 + round;
    const requests = fc.sample(hostileRequest(operations, [token]), { numRuns: BATCH, seed });
    for (const [index, request] of requests.entries()) {
      if (performance.now() >= end) return;
      // A third goes to the world in which the token is a session.
      await send(request, index % 3 === 0 ? 'w0' : `w${(seed * SPREAD + index) % worlds}`).catch(
        (error: unknown) => failures.push(String(error)),
      );
    }
    await sendRaw(RAW[round % RAW.length] ?? '');
  }
};
await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
clearInterval(timer);

const third = (index: number): number =>
  median(
    samples
      .filter(({ at }) => Math.floor(((at - start) / (end - start)) * 3) === index)
      .map(({ mb }) => mb),
  );
const problems: unknown[] = [];
for (let world = 0; world < worlds; world += 25)
  problems.push(await control({ command: 'audit' }, `w${world}`));
const unbalanced = problems.filter((found) => !Array.isArray(found) || found.length > 0);
child.kill();
const growth = third(2) - third(1);
process.stdout.write(
  `${minutes} minutes${values.as === undefined ? '' : ` as ${values.as}`}, ${[...counts.values()].reduce((sum, one) => sum + one, 0)} requests\n` +
    `  by status: ${[...counts].map(([status, times]) => `${status}: ${times}`).join(', ')} (0: cut off)\n` +
    `  memory held, MB, median of each third: ${[0, 1, 2].map((part) => third(part).toFixed(0)).join(', ')}\n` +
    `  books checked in ${problems.length} worlds, ${unbalanced.length} out of balance; ${failures.length} failures, ${defects.length} defects\n`,
);
for (const line of [...failures.slice(0, 5), ...defects.slice(0, 5)])
  process.stdout.write(`  ${line}\n`);
process.exitCode =
  failures.length + defects.length + unbalanced.length > 0 || growth > NOISE_MB ? 1 : 0;
