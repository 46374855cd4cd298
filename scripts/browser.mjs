// @ts-check
/**
 * Finds or installs the browser that tests run in. The set-up, both Playwright configurations and the benchmarks use it.
 * Plain JavaScript: the set-up imports it under whatever Node the machine brings.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** @typedef {{ readonly path: string; readonly source: string }} Browser `source` says in words where it was found. */

const OVERRIDE = 'PLAYWRIGHT_CHROMIUM';
/** Drives pages without a user interface of its own, which takes much of a small machine. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES = [HEADLESS_SHELL, 'fonts-noto-cjk', 'fonts-noto-core'];
/** Time to press Ctrl-C before the system is changed. */
const NOTICE_MS = 10_000;

/** No sandbox: tests run as root in containers. The rest keeps a browser from talking to anyone but the app. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** @param {string} folder */
const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Playwright's own browsers, installed or not: its headless shell, then its Chromium. Playwright names only the folder of
 * Chromium, `chromium-1234`; the shell of the same build lies beside it.
 * @returns {string[]}
 */
function playwrightPaths() {
  const chromium = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  const [, store, build] = /^(.*[\\/])chromium-(\d+)[\\/]/u.exec(chromium) ?? [];
  const shells = `${store}chromium_headless_shell-${build}`;
  const found = filesIn(shells).flatMap((folder) =>
    filesIn(join(shells, folder))
      .filter((name) => /^(?:chrome-)?headless[-_]shell(?:\.exe)?$/u.test(name))
      .map((name) => join(shells, folder, name)),
  );
  return [...found, chromium];
}

/**
 * @param {string} name
 * @returns {Browser[]}
 */
const onPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => ({ path: join(folder, name), source: 'found on the PATH' }));

/** @returns {Browser[]} Every place to look at: headless shells first. */
const candidates = () => [
  ...onPath(HEADLESS_SHELL),
  ...playwrightPaths().map((path) => ({ path, source: "Playwright's own" })),
  ...NAMES.flatMap(onPath),
  ...MAC_APPLICATIONS.map((path) => ({ path, source: 'installed application' })),
];

/**
 * The browser to test with, if there is one. With PLAYWRIGHT_CHROMIUM set, only that path counts: a wrong path must fail
 * and not be replaced silently.
 * @returns {Browser | undefined}
 */
export function findBrowser() {
  const asked = process.env[OVERRIDE];
  const places = asked ? [{ path: asked, source: OVERRIDE }] : candidates();
  return places.find(({ path }) => existsSync(path) && runs(path));
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {(text: string) => void} say */
function announceApt(say) {
  say('no browser to run the tests in was found.');
  say(`WILL NOW INSTALL ON THIS SYSTEM, with apt-get: ${DEBIAN_PACKAGES.join(', ')}`);
  say('(a browser without windows, and the fonts of the languages that the pictures show).');
  say(`To avoid this, set ${OVERRIDE} to the path of a Chromium that is here already.`);
  if (!process.stdout.isTTY) return;
  say(`Begins in ${NOTICE_MS / 1000} s: press Ctrl-C to stop it.`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NOTICE_MS);
}

/** Debian's packages. Ubuntu and others of the family lack the browser's: then nothing is installed. */
function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', ...DEBIAN_PACKAGES], options);
}

function downloadWithPlaywright() {
  const cli = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * Installs a headless shell: Debian's package where it can, else Playwright's download. Says what it installs before it
 * does so.
 * @param {(text: string) => void} say
 * @returns {Browser | undefined}
 */
export function installBrowser(say) {
  if (process.env[OVERRIDE]) return undefined;
  if (canUseApt()) {
    announceApt(say);
    installWithApt();
    const installed = findBrowser();
    if (installed) return installed;
    say("the system's packages brought no browser.");
  }
  say("downloading Playwright's headless Chromium into this user's cache folder ...");
  say(`To avoid this, set ${OVERRIDE} to the path of a Chromium that is here already.`);
  downloadWithPlaywright();
  return findBrowser();
}

/** What to do when there is no browser. */
export function browserHelp() {
  return process.env[OVERRIDE]
    ? `${OVERRIDE} names ${process.env[OVERRIDE]}, which is no browser that runs here. Correct it or unset it.`
    : `No Chromium was found, and none could be installed. Install Chromium or Google Chrome, or set ${OVERRIDE} to the path of one, and run the command again.`;
}
