import { spawn, type ChildProcess } from 'node:child_process';

/** Counted in ticks and not by the clock: a laptop that sleeps in the middle of a run has not been silent. */
export const TICK_MS = 30_000;
/** Longer than the longest test may take (tests/support/patience.ts): between two tests there is always a line. */
export const SILENT_TICKS = 30;
const KILL_AFTER_MS = 60_000;
/** For output that is still in the pipe. A stray grandchild may hold the pipe open for ever. */
const LAST_OUTPUT_MS = 5000;

interface Listener {
  /** Called with each piece of output. */
  readonly onOutput: (text: string) => void;
  /** Called after each tick without output. */
  readonly onSilence: (ticks: number) => void;
}

const stop = (child: ChildProcess): void => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
};

/**
 * Runs a program to its end. It has no time limit: it is stopped only after `SILENT_TICKS` ticks without any output.
 * Resolves to true if it ended with success.
 */
export const runUntilSilent = (
  [program = '', ...args]: readonly string[],
  { onOutput, onSilence }: Listener,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // The pipe hides from the program that somebody reads along in a terminal.
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env,
    });
    let silentTicks = 0;
    const timer = setInterval(() => {
      silentTicks += 1;
      onSilence(silentTicks);
      if (silentTicks === SILENT_TICKS) stop(child);
    }, TICK_MS);
    const settle = (isOk: boolean): void => {
      clearInterval(timer);
      resolve(isOk && silentTicks < SILENT_TICKS);
    };
    const read = (text: unknown): void => {
      silentTicks = 0;
      onOutput(String(text));
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.on('error', (error) => {
      onOutput(`${error.message}\n`);
      settle(false);
    });
    child.on('exit', (code) => {
      const late = setTimeout(() => settle(code === 0), LAST_OUTPUT_MS);
      child.on('close', () => {
        clearTimeout(late);
        settle(code === 0);
      });
    });
  });
