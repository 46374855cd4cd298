/**
 * Runs the steps of a goal (`check`, `unit`, `bench`, `e2e`; without a goal, all) with their times, and ends with the line
 * `N passed, N failed`. All steps run, except those that need a failed one. Arguments after the goal go to its last step:
 * `npm run e2e -- --grep trade`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { createConcurrencyLimit } from '../src/lib/concurrency-limit.ts';
import { type Count, countReport, type TestDuration } from './count-report.ts';
import { durationText } from './duration-text.ts';
import { runUntilSilent, TICK_MS } from './run-until-silent.ts';
import { STAGES, type Step } from './steps.ts';

const LONGEST_SHOWN = 10;
const began = Date.now();

interface Outcome extends Count {
  readonly name: string;
  readonly note: string;
}

const write = (text: string): void => void process.stdout.write(text);
const say = (text: string): void => write(`${text}\n`);

const ONE_PASSED: Count = { passed: 1, failed: 0, failing: [], durations: [] };
const ONE_FAILED: Count = { passed: 0, failed: 1, failing: [], durations: [] };

/** A step of this run. */
interface Task {
  readonly step: Step;
  readonly title: string;
  /** False beside other steps: its output is shown when it has ended. */
  readonly isAlone: boolean;
}

/** Runs one step and counts its tests. */
const runStep = async ({ step: { name, run, report }, isAlone }: Task): Promise<Count> => {
  if (report !== undefined) {
    // Removes the report of an earlier run, which must not be counted.
    rmSync(report.file, { force: true });
    mkdirSync(dirname(report.file), { recursive: true });
  }
  const held: string[] = [];
  const isOk = await runUntilSilent(run, {
    onOutput: isAlone ? write : (text) => held.push(text),
    onSilence: (ticks) =>
      say(`    ${name}: no output for ${durationText(ticks * TICK_MS)}, still running`),
  });
  write(held.join(''));
  if (report === undefined) return isOk ? ONE_PASSED : ONE_FAILED;
  const count = countReport(report);
  // The runner failed without a failed test (crash, unhandled error, nothing to run); that counts as a failure.
  return !isOk && count.failed === 0 ? { ...count, failed: 1 } : count;
};

/** The stages of a goal, of all without one. Arguments after the goal go to its last step. */
const selectStages = ([goal, ...rest]: readonly string[]): readonly (readonly Step[])[] => {
  if (goal === undefined) return STAGES;
  const stages = STAGES.map((stage) => stage.filter(({ goals }) => goals.includes(goal))).filter(
    (stage) => stage.length > 0,
  );
  const last = stages.at(-1)?.at(-1);
  if (last === undefined) throw new Error(`Unknown goal: ${goal}`);
  return stages.map((stage) =>
    stage.map((step) => (step === last ? { ...step, run: [...step.run, ...rest] } : step)),
  );
};

const outcomeOf = async (task: Task, before: readonly Outcome[]): Promise<Outcome> => {
  const { step, title } = task;
  const broken = step.needs?.find((need) =>
    before.some(({ name, failed }) => name === need && failed > 0),
  );
  if (broken !== undefined) {
    say(`\n${title}: not tried, because "${broken}" failed`);
    return { ...ONE_FAILED, name: step.name, note: `not tried (${broken})` };
  }
  const start = Date.now();
  say(`\n${title}, after ${durationText(start - began)}: ${step.run.join(' ')}`);
  const count = await runStep(task);
  const note = durationText(Date.now() - start);
  say(`${title}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${note}`);
  return { ...count, name: step.name, note };
};

const longest = (durations: readonly TestDuration[]): readonly TestDuration[] =>
  durations.toSorted((a, b) => b.ms - a.ms).slice(0, LONGEST_SHOWN);

const summarise = (outcomes: readonly Outcome[]): void => {
  const slow = longest(outcomes.flatMap(({ durations }) => durations));
  if (slow.length > 0) say(`\nThe ${slow.length} tests that took longest`);
  for (const { title, ms } of slow) say(`  ${durationText(ms).padStart(12)}  ${title}`);

  say(`\nSummary, after ${durationText(Date.now() - began)}`);
  for (const { name, passed, failed, note, failing } of outcomes) {
    const mark = failed === 0 ? 'ok  ' : 'FAIL';
    say(`  ${mark} ${name.padEnd(18)} ${passed} passed, ${failed} failed, ${note}`);
    for (const title of failing) say(`         failed: ${title}`);
  }
};

const main = async (argv: readonly string[]): Promise<void> => {
  const stages = selectStages(argv);
  const steps = stages.flat();
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const inTurn = createConcurrencyLimit(availableParallelism());
    const isAlone = stage.length === 1;
    const run = (step: Step): Promise<Outcome> => {
      const title = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`;
      return inTurn(() => outcomeOf({ step, title, isAlone }, outcomes));
    };
    outcomes.push(...(await Promise.all(stage.map(run))));
  }
  summarise(outcomes);
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  say(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
};

await main(process.argv.slice(2));
