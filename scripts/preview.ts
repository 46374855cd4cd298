/**
 * Serves a build as a static host would: `preview.ts production|demo [--build] [--port N] [--mock-port N] [--record FILE] [--as MANNER]`.
 * The production build gets the mock server behind /api, unless QUAYSIDE_BACKEND names another server.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { startMockServer } from './mock-serve.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILDS = {
  production: { mode: 'production', folder: 'dist', port: 4173 },
  demo: { mode: 'demo', folder: 'dist-demo', port: 4174 },
} as const;
type Kind = keyof typeof BUILDS;
const MOCK_PORT = 4010;
const START_LIMIT_MS = 30_000;

interface BackendOptions {
  /** The file that gets what goes over the wire. */
  readonly record?: string | undefined;
  /** The mock server lists no calls. */
  readonly quiet?: boolean;
  /** The manners in which the mock server answers (mocks/manners/). */
  readonly as?: string | undefined;
}

/** Ports that are not named are the usual ones. */
interface PreviewOptions extends BackendOptions {
  readonly port?: number | undefined;
  readonly mockPort?: number | undefined;
}

/** A build that is served. */
interface Preview {
  readonly url: string;
  /** The mock server behind it, if it has one of its own. */
  readonly backend: ChildProcess | undefined;
  readonly close: () => Promise<void>;
}

/** True if something listens on a port of this machine. */
export async function answers(port: number): Promise<boolean> {
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

/** Starts a mock server of its own and settles once it answers. Throws if the port is taken. */
export async function startBackend(
  port: number,
  { record, quiet, as }: BackendOptions,
): Promise<ChildProcess> {
  // Somebody else's server on the port would answer in place of ours, with a state that nobody expects.
  if (await answers(port))
    throw new Error(`Port ${port} is taken; choose another with --mock-port.`);
  const server = await startMockServer([
    '--port',
    String(port),
    ...(record ? ['--record', record] : []),
    ...(quiet ? ['--quiet'] : []),
    ...(as ? ['--as', as] : []),
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

/** Ends a process, and settles once its port is free. */
const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
};

/** Starts the servers and settles once they answer; `close` ends them. Throws if there is no build, or a port is taken. */
export async function startPreview(
  kind: Kind,
  { port, mockPort, ...backendOptions }: PreviewOptions,
): Promise<Preview> {
  const { mode, folder, port: usualPort } = BUILDS[kind];
  if (!existsSync(join(ROOT, folder, 'index.html'))) {
    throw new Error(`There is no ${folder} yet: build it first.`);
  }
  const ownBackend = kind === 'production' && !process.env['QUAYSIDE_BACKEND'];
  const backend = ownBackend
    ? await startBackend(mockPort ?? MOCK_PORT, backendOptions)
    : undefined;
  if (ownBackend) process.env['QUAYSIDE_BACKEND'] = `http://127.0.0.1:${mockPort ?? MOCK_PORT}`;
  const server = await preview({
    root: ROOT,
    mode,
    preview: { port: port ?? usualPort, strictPort: true },
  });
  // Read by now. It would name the closed server to the next preview of this process.
  if (ownBackend) delete process.env['QUAYSIDE_BACKEND'];
  const close = async () => {
    await Promise.all([backend && ended(backend), server.close()]);
  };
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error(`The ${kind} build is served at no address.`);
  return { url, backend, close };
}

const toPort = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

const isKind = (text: string): text is Kind => Object.hasOwn(BUILDS, text);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      build: { type: 'boolean' },
      port: { type: 'string' },
      'mock-port': { type: 'string' },
      record: { type: 'string' },
      as: { type: 'string' },
    },
  });
  const kind = positionals[0] ?? 'production';
  if (!isKind(kind)) throw new Error(`There is no ${kind} build: production or demo?`);
  if (values.build) await build({ root: ROOT, mode: BUILDS[kind].mode, logLevel: 'warn' });
  const running = await startPreview(kind, {
    port: toPort(values.port),
    mockPort: toPort(values['mock-port']),
    record: values.record,
    as: values.as,
  });
  process.stdout.write(`The ${kind} build is served at ${running.url}\n`);
  // Without its backend the app only shows errors: end together.
  running.backend?.once('exit', (code) => process.exit(code ?? 1));
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
