/**
 * Bundles the mock backend for Node and runs it with this script's arguments (`-- --port 4011`).
 * Bundled because the sources use path aliases and extensionless imports, which Node does not resolve.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, '.cache');

/** Builds the server and returns its file. */
export async function buildMockServer(): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    define: { __DEMO__: 'false' },
    resolve: { tsconfigPaths: true },
    // With its libraries: one file runs without node_modules, as in a container (docs/mock-server.md).
    ssr: { noExternal: true },
    build: {
      ssr: 'mocks/server.ts',
      outDir: OUT,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'mock-server.mjs', codeSplitting: false } },
    },
  });
  return join(OUT, 'mock-server.mjs');
}

/** Builds the server and starts it as a child process. */
export async function startMockServer(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [await buildMockServer(), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => child.kill(signal));
  return child;
}

if (import.meta.main) {
  const server = await startMockServer(process.argv.slice(2));
  server.on('exit', (code) => (process.exitCode = code ?? 0));
}
