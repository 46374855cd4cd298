/**
 * Tries the configurations of docs/deploy with the real servers, `npm run hosts`: headers and caching of each kind of file,
 * the way to the back end, and the app itself in a browser. Needs nginx and Caddy on the PATH, and a production build.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, devices } from '@playwright/test';
import { CONTENT_SECURITY_POLICY } from '../vite.config.ts';
import { browserHelp, CHROMIUM_ARGS, findBrowser } from './browser.mjs';
import { completeNginx } from './nginx.ts';
import { answers, startBackend } from './preview.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
const PORT = 4390;
const BACKEND_PORT = 4391;
const START_LIMIT_MS = 30_000;
const YEAR = 'public, max-age=31536000, immutable';

interface Host {
  readonly name: string;
  readonly file: string;
  /** The command that serves in the foreground, with the file of the configuration and its folder. */
  readonly command: (file: string, folder: string) => readonly [string, ...string[]];
  /** Completes the configuration of the documentation to a file of its own. */
  readonly complete: (text: string, folder: string) => string;
}

const HOSTS: readonly Host[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    command: (file, folder) => ['nginx', '-p', folder, '-c', file, '-g', 'daemon off;'],
    complete: completeNginx,
  },
  {
    name: 'Caddy',
    file: 'Caddyfile',
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    complete: (text) => `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${text}`,
  },
];

const address = (path: string): string => `http://127.0.0.1:${PORT}${path}`;

const untilAnswering = async (): Promise<void> => {
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(PORT))) {
    if (Date.now() > until) throw new Error('The server does not answer.');
    await wait(100);
  }
};

interface Expectation {
  readonly path: string;
  /** The encodings that the browser names; gzip and Brotli if absent. */
  readonly accepts?: string;
  readonly status: number;
  /** The headers that are compared. */
  readonly headers: Readonly<Record<string, RegExp>>;
}

/** What each kind of address must answer. */
const expectations = (script: string): readonly Expectation[] => [
  { path: '/', status: 302, headers: { location: /\/h5\/$/u } },
  {
    path: '/h5/',
    status: 200,
    headers: {
      'cache-control': /^no-cache$/u,
      'content-encoding': /^gzip$/u,
      'content-type': /html/u,
    },
  },
  {
    path: `/h5/assets/${script}`,
    status: 200,
    headers: {
      'cache-control': new RegExp(`^${YEAR}$`, 'u'),
      'content-encoding': /^br$/u,
      'content-type': /javascript/u,
      vary: /accept-encoding/iu,
    },
  },
  {
    path: `/h5/assets/${script}`,
    accepts: 'gzip',
    status: 200,
    headers: { 'content-encoding': /^gzip$/u, 'content-type': /javascript/u },
  },
  {
    path: `/h5/assets/${script}`,
    accepts: 'identity',
    status: 200,
    headers: { 'content-encoding': /^$/u },
  },
  { path: '/h5/assets/gone.js', status: 404, headers: { 'cache-control': /^(?!.*immutable)/u } },
  { path: '/h5/service-worker.js', status: 200, headers: { 'cache-control': /^no-cache$/u } },
  {
    path: '/h5/manifest.webmanifest',
    status: 200,
    headers: { 'content-type': /^application\/manifest\+json/u },
  },
  { path: '/api/currency/quotation_new', status: 200, headers: { 'content-type': /json/u } },
  { path: '/socket.io/?EIO=4&transport=polling', status: 200, headers: {} },
];

const checkAnswers = async (): Promise<readonly string[]> => {
  const script = readdirSync(join(DIST, 'assets')).find((name) => /^index-.*\.js$/u.test(name));
  const problems: string[] = [];
  for (const { path, accepts = 'gzip, br', status, headers } of expectations(script ?? '')) {
    const reply = await fetch(address(path), {
      redirect: 'manual',
      headers: { 'accept-encoding': accepts },
    });
    await reply.arrayBuffer();
    if (reply.status !== status) problems.push(`${path}: ${reply.status}, not ${status}`);
    const policy = reply.headers.get('content-security-policy');
    if (path.startsWith('/h5/') && policy !== CONTENT_SECURITY_POLICY)
      problems.push(`${path}: another policy, ${policy}`);
    for (const [name, pattern] of Object.entries(headers)) {
      const value = reply.headers.get(name) ?? '';
      if (!pattern.test(value)) problems.push(`${path}: ${name} is "${value}"`);
    }
  }
  return problems;
};

/** Opens the app as a phone, until it shows a price. Answers the complaints of the browser. */
const checkApp = async (): Promise<readonly string[]> => {
  const browser = findBrowser();
  if (browser === undefined) throw new Error(browserHelp());
  const open = await chromium.launch({ executablePath: browser.path, args: CHROMIUM_ARGS });
  try {
    const page = await open.newPage(devices['Pixel 7']);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address('/h5/'));
    await page.getByText('/USDT').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    return problems;
  } finally {
    await open.close();
  }
};

const tryHost = async (host: Host): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-host-'));
  mkdirSync(join(folder, 'root'));
  symlinkSync(DIST, join(folder, 'root/h5'));
  const text = readFileSync(join(ROOT, 'docs/deploy', host.file), 'utf8')
    .replaceAll('/srv/quayside', join(folder, 'root'))
    .replaceAll('4010', String(BACKEND_PORT))
    .replaceAll('8080', String(PORT));
  const file = join(folder, host.file);
  writeFileSync(file, host.complete(text, folder));
  const [command, ...args] = host.command(file, folder);
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const failed = once(server, 'error').then(() => {
    throw new Error(`${command} could not be started: is it installed?`);
  });
  try {
    await Promise.race([untilAnswering(), failed]);
    return [...(await checkAnswers()), ...(await checkApp())];
  } finally {
    server.kill();
    if (server.exitCode === null && server.pid !== undefined) await once(server, 'exit');
  }
};

const backend = await startBackend(BACKEND_PORT, { quiet: true });
try {
  for (const host of HOSTS) {
    const problems = await tryHost(host);
    console.log(`${host.name}: ${problems.length === 0 ? 'as documented' : 'PROBLEMS'}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
} finally {
  backend.kill();
}
