/** Finds, or installs, the Chromium that tests run in. Used by the set-up, by Playwright and by the budget check. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const OVERRIDE = 'PLAYWRIGHT_CHROMIUM';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];
const DOWNLOAD_LIMIT_MS = 300_000;

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

const runs = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** Where Playwright keeps its own Chromium, installed or not. */
function playwrightPath() {
  const require = createRequire(import.meta.url);
  return require('@playwright/test').chromium.executablePath();
}

/** Every place to look, in order: what somebody asked for, Playwright's own, what the machine has. */
function* candidates() {
  yield { path: playwrightPath(), source: "Playwright's own" };
  for (const name of NAMES) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      yield { path: join(folder, name), source: 'found on the PATH' };
    }
  }
  for (const path of MAC_APPLICATIONS) yield { path, source: 'installed application' };
}

/**
 * The browser to test with, or undefined. A path in PLAYWRIGHT_CHROMIUM is the only candidate when it is set: a wrong one
 * must be noticed, not silently replaced.
 */
export function findBrowser() {
  const asked = process.env[OVERRIDE];
  const places = asked ? [{ path: asked, source: OVERRIDE }] : [...candidates()];
  return places.find(({ path }) => existsSync(path) && runs(path));
}

/** Installs a browser: Playwright's download where that works, else Debian's package when root. */
export function installBrowser(say) {
  if (process.env[OVERRIDE]) return undefined;
  say("no Chromium found; trying Playwright's download ...");
  const cli = join(import.meta.dirname, '..', 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
    timeout: DOWNLOAD_LIMIT_MS,
  });
  const downloaded = findBrowser();
  if (downloaded || !canUseApt()) return downloaded;
  say("that did not work; trying the system's package manager ...");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync('apt-get', ['update'], { stdio, env });
  spawnSync('apt-get', ['install', '-y', ...DEBIAN_PACKAGES], { stdio, env });
  return findBrowser();
}

const canUseApt = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** What to do when there is no browser. */
export function browserHelp() {
  return process.env[OVERRIDE]
    ? `${OVERRIDE} names ${process.env[OVERRIDE]}, which is no browser that runs here. Correct it or unset it.`
    : `No Chromium was found, and none could be installed. Install Chromium or Google Chrome, or set ${OVERRIDE} to the path of one, and run the command again.`;
}
