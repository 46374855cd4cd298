import { durationText } from './duration-text.ts';

/** Minimum time between two lines, in milliseconds. */
const EVERY_MS = 15_000;

export interface Progress {
  readonly begin: (total: number) => void;
  readonly count: (isOk: boolean) => void;
}

/** Prints how many of the total are done, at intervals and at the end. */
export const createProgress = (
  unit: string,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
  now: () => number = Date.now,
): Progress => {
  let [total, done, failed, began, printed] = [0, 0, 0, 0, 0];
  return {
    begin: (count) => {
      [total, done, failed] = [count, 0, 0];
      began = now();
      printed = began;
    },
    count: (isOk) => {
      done += 1;
      failed += isOk ? 0 : 1;
      if (done < total && now() - printed < EVERY_MS) return;
      printed = now();
      const failures = failed === 0 ? '' : `, ${failed} failed`;
      print(`    ${done} of ${total} ${unit}${failures}, ${durationText(printed - began)}`);
    },
  };
};
