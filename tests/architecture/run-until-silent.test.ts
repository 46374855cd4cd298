import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgress } from '../../scripts/progress.ts';
import { runUntilSilent, SILENT_TICKS, TICK_MS } from '../../scripts/run-until-silent.ts';

const LIMIT_MS = SILENT_TICKS * TICK_MS;
const TALK = `let lines = 0;
  const timer = setInterval(() => { console.log('line'); lines += 1; if (lines === 5) clearInterval(timer); }, 20);`;
const HANG = "console.log('line'); setInterval(() => undefined, 1000);";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Runs a script in Node; after each piece of its output so much time passes. */
const run = (script: string, passMs: number) => {
  const silences: number[] = [];
  const isOk = runUntilSilent([process.execPath, '--eval', script], {
    onOutput: () => vi.advanceTimersByTime(passMs),
    onSilence: (ticks) => silences.push(ticks),
  });
  return { isOk, silences };
};

test('a program that goes on speaking may take as long as it likes', async () => {
  const { isOk } = run(TALK, LIMIT_MS - TICK_MS);
  expect(await isOk).toBe(true);
});

test('a program that falls silent is stopped, and has failed', async () => {
  const { isOk, silences } = run(HANG, LIMIT_MS);
  expect(await isOk).toBe(false);
  expect(silences).toEqual(Array.from({ length: SILENT_TICKS }, (_, index) => index + 1));
});

test.each([
  ['that ends with an error', [process.execPath, '--eval', 'process.exit(3)']],
  ['that is not there', ['quayside-no-such-program']],
])('a program %s has failed', async (_what, command) => {
  const listener = { onOutput: () => undefined, onSilence: () => undefined };
  expect(await runUntilSilent(command, listener)).toBe(false);
});

test('progress is said at most every 15 seconds, and at the end', () => {
  const lines: string[] = [];
  let now = 1000;
  const progress = createProgress(
    'tests',
    (line) => lines.push(line.trim()),
    () => now,
  );
  progress.begin(4);
  for (const [isOk, seconds] of [
    [true, 10],
    [false, 10],
    [true, 10],
    [true, 60],
  ] as const) {
    now += seconds * 1000;
    progress.count(isOk);
  }
  expect(lines).toEqual(['2 of 4 tests, 1 failed, 20.0 s', '4 of 4 tests, 1 failed, 1 min 30 s']);
});
