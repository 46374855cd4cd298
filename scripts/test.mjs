/**
 * Runs the steps of a goal (`check`, `unit`, `bench`, `e2e`; all of them without one), each timed, and ends with the line
 * `N passed, N failed`. One failure does not hide another: all steps run, save those that need one that failed.
 * Arguments after the goal go to its last step: `npm run e2e -- --grep trade`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { countReport } from './count-report.mjs';
import { STEPS } from './steps.mjs';

const LIMIT_MINUTES = 6;
const KILL_AFTER_MS = 5000;

const say = (text) => process.stdout.write(`${text}\n`);

const duration = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Runs a program to its end; true if it succeeded within its limit. */
function succeeds([program, ...args], limitMinutes) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const timer = setTimeout(() => {
      say(`no end after ${limitMinutes} minutes: stopped`);
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
    }, limitMinutes * 60_000);
    const settle = (ok) => {
      clearTimeout(timer);
      resolve(ok);
    };
    child.on('error', (error) => {
      say(error.message);
      settle(false);
    });
    child.on('exit', (code) => settle(code === 0));
  });
}

/** Runs one step and counts it. */
async function runStep({ run, report, limitMinutes = LIMIT_MINUTES }) {
  if (report) {
    // A report left from an earlier run must never be counted as this one's.
    rmSync(report.file, { force: true });
    mkdirSync(dirname(report.file), { recursive: true });
  }
  const ok = await succeeds(run, limitMinutes);
  if (!report) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = countReport(report);
  // The runner failed although no test did (a crash, an unhandled error, nothing to run): that is a failure too.
  return !ok && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function selectSteps([goal, ...rest]) {
  if (goal === undefined) return STEPS;
  const chosen = STEPS.filter(({ goals }) => goals.includes(goal));
  if (chosen.length === 0) throw new Error(`Unknown goal: ${goal}`);
  return chosen.map((step, index) =>
    index === chosen.length - 1 ? { ...step, run: [...step.run, ...rest] } : step,
  );
}

async function main(argv) {
  const steps = selectSteps(argv);
  const outcomes = [];
  for (const [index, step] of steps.entries()) {
    const title = `[${index + 1}/${steps.length}] ${step.name}`;
    const broken = (step.needs ?? []).find((need) =>
      outcomes.some(({ name, failed }) => name === need && failed > 0),
    );
    if (broken) {
      say(`\n${title}: not tried, because "${broken}" failed`);
      outcomes.push({ name: step.name, passed: 0, failed: 1, note: `not tried (${broken})` });
      continue;
    }
    say(`\n${title}: ${step.run.join(' ')}`);
    const began = Date.now();
    const count = await runStep(step);
    const note = duration(Date.now() - began);
    say(`${title}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${note}`);
    outcomes.push({ name: step.name, ...count, note });
  }
  return summarise(outcomes);
}

function summarise(outcomes) {
  say('\nSummary');
  for (const { name, passed, failed, note, failing = [], shaky = [] } of outcomes) {
    say(
      `  ${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${passed} passed, ${failed} failed, ${note}`,
    );
    for (const title of failing) say(`         failed: ${title}`);
    for (const title of shaky) say(`         passed at the second try: ${title}`);
  }
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
