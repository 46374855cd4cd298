/**
 * Serves a build as a static host would: `preview.mjs production|demo [--build] [--port N] [--mock-port N] [--record FILE]`.
 * The production build gets the mock server behind /api, unless QUAYSIDE_BACKEND names another server.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { startMockServer } from './mock-serve.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILDS = {
  production: { mode: 'production', folder: 'dist', port: 4173 },
  demo: { mode: 'demo', folder: 'dist-demo', port: 4174 },
};
const MOCK_PORT = 4010;
const START_LIMIT_MS = 30_000;

async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function startBackend(port, { record, quiet }) {
  // Somebody else's server on the port would answer in place of ours, with a state that nobody expects.
  if (await answers(port))
    throw new Error(`Port ${port} is taken; choose another with --mock-port.`);
  const server = await startMockServer([
    '--port',
    String(port),
    ...(record ? ['--record', record] : []),
    ...(quiet ? ['--quiet'] : []),
  ]);
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null)
      throw new Error('The mock server ended while it started; see above.');
    if (Date.now() > until) throw new Error(`The mock server does not answer on port ${port}.`);
    await wait(100);
  }
  return server;
}

/** Starts the servers and settles once they answer; `close` ends them. `quiet`: the mock server lists no calls. */
export async function startPreview(kind, { port, mockPort, ...backendOptions } = {}) {
  const { mode, folder, port: usualPort } = BUILDS[kind];
  if (!existsSync(join(ROOT, folder, 'index.html'))) {
    throw new Error(`There is no ${folder} yet: build it first.`);
  }
  const ownBackend = kind === 'production' && !process.env.QUAYSIDE_BACKEND;
  const backend = ownBackend
    ? await startBackend(mockPort ?? MOCK_PORT, backendOptions)
    : undefined;
  if (ownBackend) process.env.QUAYSIDE_BACKEND = `http://127.0.0.1:${mockPort ?? MOCK_PORT}`;
  const server = await preview({
    root: ROOT,
    mode,
    preview: { port: port ?? usualPort, strictPort: true },
  });
  const close = async () => {
    backend?.kill();
    await server.close();
  };
  return { url: server.resolvedUrls.local[0], backend, close };
}

const toPort = (text) => (text === undefined ? undefined : Number(text));

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      build: { type: 'boolean' },
      port: { type: 'string' },
      'mock-port': { type: 'string' },
      record: { type: 'string' },
    },
  });
  const kind = positionals[0] ?? 'production';
  if (values.build) await build({ root: ROOT, mode: BUILDS[kind].mode, logLevel: 'warn' });
  const running = await startPreview(kind, {
    port: toPort(values.port),
    mockPort: toPort(values['mock-port']),
    record: values.record,
  });
  process.stdout.write(`The ${kind} build is served at ${running.url}\n`);
  // Without its backend the app only shows errors: end together.
  running.backend?.once('exit', (code) => process.exit(code ?? 1));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
