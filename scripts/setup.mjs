/**
 * Makes a bare clone ready, then runs a command: `node scripts/setup.mjs [--browser] [--generate] [-- command ...]`.
 *
 * It runs under whatever Node the machine brings (20.19 or newer) and before anything is installed, so it uses nothing but
 * Node itself. The command runs as a child with `node_modules/.bin` first on its PATH: there `node` is the project's own.
 * (`setup && command` in one npm script would not do: a shell remembers where it first found `node`.)
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { browserHelp, findBrowser, installBrowser } from './browser.mjs';

const ROOT = join(import.meta.dirname, '..');
const MODULES = join(ROOT, 'node_modules');
const BIN = join(MODULES, '.bin');
const WINDOWS = process.platform === 'win32';
const OLDEST_OUTER_NODE = [20, 19];
const PROJECT_NODE_MAJOR = 24;
const HEARTBEAT_MS = 10_000;
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|CERT|socket/u;

class SetupError extends Error {}

const say = (text) => process.stdout.write(`setup: ${text}\n`);

/** [major, minor] of a version such as `v24.21.0`. */
const versionOf = (text) => text.replace('v', '').split('.').map(Number);

const isOlder = ([major, minor], [wantedMajor, wantedMinor]) =>
  major < wantedMajor || (major === wantedMajor && minor < wantedMinor);

function checkOuterNode() {
  if (!isOlder(versionOf(process.version), OLDEST_OUTER_NODE)) return;
  throw new SetupError(
    `Node ${OLDEST_OUTER_NODE.join('.')} or newer is needed to begin; this is ${process.version}. Install a newer Node and run the command again.`,
  );
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Why the installed packages differ from the lockfile, or undefined when they agree. */
function whyInstall() {
  // npm writes this file last, when an install is complete: it is the stamp, and it names every package and version.
  const stamp = join(MODULES, '.package-lock.json');
  if (!existsSync(stamp)) return 'dependencies are not installed yet';
  const installed = readJson(stamp).packages;
  const wanted = readJson(join(ROOT, 'package-lock.json')).packages;
  const differs = Object.entries(wanted).find(([path, entry]) => {
    if (path === '') return false;
    const present = installed[path];
    return present ? present.version !== entry.version : !entry.optional;
  });
  return differs && `the lockfile changed (${differs[0].replace(/^node_modules\//u, '')})`;
}

/** How to start npm: the npm that started this script, under the Node that started it, or the one on the PATH. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  return script ? [node ?? process.execPath, script] : ['npm'];
}

function installedSoFar() {
  if (!existsSync(MODULES)) return 0;
  return readdirSync(MODULES).filter((name) => !name.startsWith('.')).length;
}

async function installDependencies() {
  const reason = whyInstall();
  if (!reason) return;
  say(`${reason}; installing them from the lockfile (a few minutes the first time) ...`);
  const began = Date.now();
  const [program, ...args] = [...npmCommand(), 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn(program, args, {
    cwd: ROOT,
    shell: WINDOWS && program === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const heartbeat = setInterval(
    () => say(`  ... ${seconds()} s, ${installedSoFar()} folders of packages in place`),
    HEARTBEAT_MS,
  );
  const code = await exitCode(npm);
  clearInterval(heartbeat);
  if (code !== 0) throw new SetupError(explainInstall(output));
  say(`dependencies installed in ${seconds()} s`);
}

function explainInstall(output) {
  if (NO_NETWORK.test(output)) {
    return 'The dependencies could not be downloaded, because the package registry cannot be reached: check the network and proxy settings, then run the command again.';
  }
  // The end of what npm says is its manual: the reason stands at the beginning.
  process.stderr.write(`${output.trim().split('\n').slice(0, 20).join('\n')}\n`);
  return 'npm could not install the dependencies; its own words are above.';
}

/** Checks that the `node` which npm scripts will find is new enough. */
function checkProjectNode() {
  const link = join(BIN, WINDOWS ? 'node.cmd' : 'node');
  const found = existsSync(link)
    ? spawnSync(link, ['--version'], { encoding: 'utf8', shell: WINDOWS })
    : undefined;
  if (found?.status === 0 && versionOf(found.stdout)[0] >= PROJECT_NODE_MAJOR) return;
  if (versionOf(process.version)[0] >= PROJECT_NODE_MAJOR) {
    // The machine's own Node is new enough; one that can't run here must not stand before it on the PATH.
    rmSync(link, { force: true });
    return;
  }
  throw new SetupError(
    `Node ${PROJECT_NODE_MAJOR} is needed, and none of the project's own builds of it runs on this machine (${process.platform} ${process.arch}). Install Node ${PROJECT_NODE_MAJOR} or newer and run the command again.`,
  );
}

function ensureBrowser() {
  const found = findBrowser() ?? installBrowser(say);
  if (!found) throw new SetupError(browserHelp());
  say(`tests use ${found.path} (${found.source})`);
}

/** Settles with the exit code of a child; a child ended by a signal counts as failed. */
function exitCode(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command of the project under the project's Node, with this process's terminal. */
async function run([program, ...args]) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: WINDOWS,
    env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  return exitCode(child);
}

async function main(argv) {
  const split = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const flags = new Set(argv.slice(0, split));
  const command = argv.slice(split + 1);
  checkOuterNode();
  await installDependencies();
  checkProjectNode();
  if (flags.has('--browser')) ensureBrowser();
  if (flags.has('--generate')) {
    const code = await run(['node', 'scripts/generate.ts']);
    if (code !== 0)
      throw new SetupError('The code could not be generated from api-spec; see above.');
  }
  return command.length > 0 ? run(command) : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`\nsetup: ${error.message}\n`);
  process.exitCode = 1;
}
