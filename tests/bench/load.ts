/**
 * How many calls a second the mock server holds on one core: a fixed rate for ten seconds, from a load tool in this process
 * against the server in another. Where the system can do that, the server has the first core for itself and the tool the
 * others. Exits with 1 below the goal.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import * as zod from 'zod';
import { buildMockServer } from '../../scripts/mock-serve.ts';

const RATE = 1000;
const SECONDS = 10;
const P99_MS = 50;
const CONNECTIONS = 40;

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly requests: readonly Call[];
  /** Seconds. */
  readonly duration: number;
  /** Calls a second, of all connections. */
  readonly overallRate: number;
}

const require = createRequire(import.meta.url);

/** The load tool, which brings no types: what it returns is checked. */
const autocannon = zod
  .custom<(options: LoadOptions) => PromiseLike<unknown>>((value) => typeof value === 'function')
  .parse(require('autocannon'));

const Result = zod.object({
  latency: zod.object({ p50: zod.number(), p99: zod.number() }),
  requests: zod.object({ average: zod.number() }),
  errors: zod.number(),
  non2xx: zod.number(),
});

/** The reply to a login: its message is the session token. */
const LoggedIn = zod.object({ message: zod.string() });

const canBind = spawnSync('taskset', ['--version']).status === 0;

/** Takes this process off the server's core, all threads of it. */
function leaveFirstCore(): void {
  const last = availableParallelism() - 1;
  if (canBind && last > 0) spawnSync('taskset', ['-acp', `1-${last}`, String(process.pid)]);
}

async function startServer(): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const file = await buildMockServer();
  const args = [file, '--port', '0', '--quiet'];
  const child = canBind
    ? spawn('taskset', ['-c', '0', process.execPath, ...args])
    : spawn(process.execPath, args);
  const line = String(await once(child.stdout, 'data'));
  const url = /http:\S+(?=\/api)/u.exec(line)?.[0];
  if (url === undefined) throw new Error('The mock server names no address.');
  return { child, url };
}

const post = (path: string, body: object, headers: Call['headers']): Call => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_string: 'trader', password: 'quayside1' }),
  });
  return LoggedIn.parse(await response.json()).message;
}

/** What an app asks for while somebody trades: prices and the own orders again and again, now and then an order. */
const calls = (token: string): readonly Call[] => {
  const own = { authorization: token };
  const order = { match_id: 1, currency_id: 3, type: 1, seconds: 30, number: '10' };
  const read = (path: string): Call => ({ method: 'GET', path, headers: own });
  return [
    read('/api/currency/quotation_new'),
    read('/api/microtrade/lists?limit=10'),
    read('/api/user/info'),
    post('/api/wallet/detail', { currency: 3, type: 'change' }, own),
    read('/api/currency/quotation_new'),
    read('/api/microtrade/seconds'),
    post('/api/microtrade/submit', order, own),
    read('/api/microtrade/payable_currencies'),
  ];
};

const { child, url } = await startServer();
leaveFirstCore();
try {
  const options = { url, connections: CONNECTIONS, requests: calls(await signIn(url)) };
  await autocannon({ ...options, duration: 3, overallRate: RATE });
  const result = await autocannon({ ...options, duration: SECONDS, overallRate: RATE });
  const { latency, requests, errors, non2xx } = Result.parse(result);
  process.stdout.write(
    `mock server, ${canBind ? 'one core' : 'not bound to a core'}, ${CONNECTIONS} connections\n` +
      `  ${requests.average.toFixed(0)} calls a second (goal ${RATE}), p50 ${latency.p50} ms, ` +
      `p99 ${latency.p99} ms (goal under ${P99_MS}), ${errors + non2xx} failed\n`,
  );
  // The tool counts by whole seconds: its average misses the rate by a little.
  const held = requests.average >= RATE * 0.98 && latency.p99 < P99_MS && errors + non2xx === 0;
  process.exitCode = held ? 0 : 1;
} finally {
  child.kill();
}
