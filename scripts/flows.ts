/**
 * `npm run flows -- [names]`: runs the workflows of api-spec/flows against the mock server on a free local port. Each
 * workflow has its own world. Records the traffic for scripts/drift.ts.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createServer } from 'vite';
import type { startServer as startServerType } from '../mocks/server/start.ts';
import type { toHarEntry as toHarEntryType } from '../mocks/server/traffic.ts';
import * as zod from 'zod';
import { FLOWS_REPORT, FLOWS_TRAFFIC } from './steps.ts';

const ROOT = join(import.meta.dirname, '..');

/** Monday 2 March 2026, 09:00 UTC, when all markets are open. */
const START = Date.UTC(2026, 2, 2, 9);

/** Loads the sources, whose path aliases Node cannot resolve. Stays open for later dynamic imports. */
const openSources = () =>
  createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });

function respect(files: readonly string[], url: string): Promise<number> {
  const servers = [`contract=${url}/api`, `control=${url}/__mock`, `outside=${url}/api`];
  const child = spawn(
    join(ROOT, 'node_modules/.bin/redocly'),
    [
      'respect',
      ...files,
      ...servers.flatMap((server) => ['--server', server]),
      '--json-output',
      FLOWS_REPORT,
      '--execution-timeout',
      '120000',
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A function of a loaded module, with the type from its source file. */
const loaded = <T>() => zod.custom<T>((value) => typeof value === 'function');
const Start = zod.object({ startServer: loaded<typeof startServerType>() });
const Traffic = zod.object({ toHarEntry: loaded<typeof toHarEntryType>() });

const wanted = process.argv.slice(2);
const files = globSync('api-spec/flows/*.arazzo.yaml', { cwd: ROOT })
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.arazzo.yaml')))
  .toSorted();
if (files.length === 0) throw new Error(`no flow is called ${wanted.join(', ')}`);

const sources = await openSources();
const { startServer } = Start.parse(await sources.ssrLoadModule('/mocks/server/start.ts'));
const { toHarEntry } = Traffic.parse(await sources.ssrLoadModule('/mocks/server/traffic.ts'));
mkdirSync(join(ROOT, 'test-results'), { recursive: true });
const entries: string[] = [];
const defects: unknown[] = [];
const server = await startServer({
  port: 0,
  at: START,
  record: (exchange) => entries.push(JSON.stringify(toHarEntry(exchange))),
  onDefect: (error) => defects.push(error),
});
const code = await respect(files, server.url);
await server.close();
await sources.close();
writeFileSync(join(ROOT, FLOWS_TRAFFIC), `${entries.join('\n')}\n`);
for (const defect of defects) process.stderr.write(`defect of the mock: ${String(defect)}\n`);
process.exitCode = defects.length > 0 ? 1 : code;
