/** Bundles the mock backend for Node and runs it with this script's arguments (`-- --port 4011`). */
import { type ChildProcess, spawn } from 'node:child_process';
import { bundleForNode, ROOT } from './bundle-for-node.ts';

/** Builds the server and returns its file. */
export const buildMockServer = (): Promise<string> =>
  bundleForNode('mocks/server.ts', 'mock-server.mjs');

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
