/**
 * The main journeys on servers of both manners, in three engines: `npm run browsers [-- ENGINE|MANNER ...]`. Debian's
 * Firefox and WebKitGTK are installed when missing. Takes minutes, so it is no part of `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import type { MannerName } from '../mocks/manners/manners.ts';
import { SERVER_MANNERS, startApp } from '../tests/real-server/app.ts';
import { startChromium } from '../tests/real-server/chromium.ts';
import { startFirefox, type Running } from '../tests/real-server/firefox.ts';
import { JOURNEYS } from '../tests/real-server/journeys.ts';
import { startWebKit } from '../tests/real-server/webkit.ts';
import { startPreview } from './preview.ts';

const FIRST_PORT = Number(process.env['QUAYSIDE_TEST_PORT'] ?? 4183);
/** The seventh after the first, 4190, is one that fetch and WebSocket refuse: mail filters have it. */
const PORTS = { app: FIRST_PORT + 5, mock: FIRST_PORT + 6, driver: FIRST_PORT + 8 } as const;
/** Limit of one condition, in milliseconds: here a failure is a line of the table. */
const LIMIT_MS = 20_000;

interface Engine {
  readonly start: () => Promise<Running>;
  /** Debian's packages, and the programs that they bring. */
  readonly packages: readonly string[];
  readonly programs: readonly string[];
}

const ENGINES: Readonly<Record<string, Engine>> = {
  chromium: { start: startChromium, packages: [], programs: [] },
  webkit: {
    start: () => startWebKit(PORTS.driver),
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    programs: ['WebKitWebDriver', 'xvfb-run'],
  },
  firefox: {
    start: () => startFirefox(PORTS.driver),
    packages: ['firefox-esr'],
    programs: ['firefox-esr'],
  },
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const isMissing = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status !== 0;

const install = ({ packages, programs }: Engine): void => {
  if (!programs.some(isMissing)) return;
  say(`installing ${packages.join(', ')} with apt-get …`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  });
};

/** Runs every journey in an engine on a server of this manner, and returns how many fail. */
const runAll = async (
  name: string,
  engine: Engine,
  url: string,
  manner: MannerName,
): Promise<number> => {
  install(engine);
  let failed = 0;
  for (const journey of JOURNEYS) {
    const browser = await engine.start();
    const started = Date.now();
    const line = (what: string) =>
      say(`${name}, ${manner}  ${what.padEnd(8)} ${journey.name}, ${Date.now() - started} ms`);
    try {
      await journey.run(await startApp(browser, url, manner, LIMIT_MS));
      line('passed');
    } catch (error) {
      failed += 1;
      line('FAILED');
      say(`  ${error instanceof Error ? error.message.replaceAll('\n', ' | ').slice(0, 600) : ''}`);
    } finally {
      await browser.close();
    }
  }
  return failed;
};

/** Of these names those that were asked for; all if none was. */
const chosen = <T extends string>(names: readonly T[]): readonly T[] => {
  const asked = names.filter((name) => process.argv.includes(name));
  return asked.length === 0 ? names : asked;
};

const main = async (): Promise<void> => {
  const known: readonly string[] = [...SERVER_MANNERS, ...Object.keys(ENGINES)];
  const unknown = process.argv.slice(2).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new RangeError(`${unknown.join(', ')}: none of ${known.join(', ')}`);
  let failed = 0;
  for (const manner of chosen(SERVER_MANNERS)) {
    const { url, close } = await startPreview('production', {
      port: PORTS.app,
      mockPort: PORTS.mock,
      as: manner,
      quiet: true,
    });
    for (const name of chosen(Object.keys(ENGINES))) {
      const engine = ENGINES[name];
      if (engine !== undefined) failed += await runAll(name, engine, url, manner);
    }
    await close();
  }
  process.exitCode = failed === 0 ? 0 : 1;
};

await main();
