import { spawn, type ChildProcess } from 'node:child_process';

/** Length of a tick in milliseconds. Silence is counted in ticks, so that a sleeping laptop does not count as silent. */
export const TICK_MS = 30_000;
/** Ticks without output after which a run is stopped. Longer than any test may take (tests/support/patience.ts). */
export const SILENT_TICKS = 30;
const KILL_AFTER_MS = 60_000;
/** Wait for remaining output, in milliseconds; a stray grandchild could keep the pipe open for ever. */
const LAST_OUTPUT_MS = 5000;

interface Listener {
  /** Called with each chunk of output. */
  readonly onOutput: (text: string) => void;
  /** Called after each tick without output. */
  readonly onSilence: (ticks: number) => void;
}

const stop = (child: ChildProcess): void => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
};

/**
 * Runs a program without a time limit; stops it only after `SILENT_TICKS` ticks without output. Resolves to true if it
 * succeeded.
 */
export const runUntilSilent = (
  [program = '', ...args]: readonly string[],
  { onOutput, onSilence }: Listener,
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // Behind a pipe the program does not know that its output goes to a terminal.
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
