/**
 * What ticking prices cost: 300 rows of quotes at 10 Hz against the same rows in plain React state, and an update of the last
 * candle with 50,000 candles loaded against 500. Milliseconds are of this machine and gate nothing; their ratios, taken in
 * one run, do. Medians of rounds that take turns.
 */
import { openBench } from './bench-page.mjs';

const ROUNDS = 3;
const WARM_MS = 1000;
const MEASURED_MS = 3000;
const COUNTED_MS = 1000;
const HZ = 10;

/** What a scenario costs: the main thread's milliseconds a round of ticks, and the frames a second that it leaves. */
async function measure(bench, scenario) {
  const { page, metrics, close } = await bench.open(scenario);
  const tick = (ms, isCounting) =>
    page.evaluate((options) => window.bench(...options), [HZ, ms, isCounting]);
  await tick(WARM_MS);
  const before = await metrics();
  const { rounds } = await tick(MEASURED_MS);
  const after = await metrics();
  const { frames } = await tick(COUNTED_MS, true);
  await close();
  const busy = (after.TaskDuration - before.TaskDuration) * 1000;
  return { round: busy / rounds, frames: frames / (COUNTED_MS / 1000) };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measureAll(bench, scenarios) {
  const all = Object.fromEntries(scenarios.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of scenarios) all[name].push(await measure(bench, name));
  return (name, what) => median(all[name].map((result) => result[what]));
}

const line = (name, ...cells) =>
  process.stdout.write(`  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}\n`);

const bench = await openBench();
try {
  const of = await measureAll(bench, ['plain', 'ours', 'events', 'chart=500', 'chart=50000']);
  const aRound = (name) => of(name, 'round');
  const ratios = [
    {
      name: '300 rows at 10 Hz, of plain',
      value: aRound('ours') / aRound('plain'),
      goal: 0.2,
      limit: 0.4,
    },
    {
      name: 'last candle, 50,000 of 500',
      value: aRound('chart=50000') / aRound('chart=500'),
      goal: 1.3,
      limit: 1.6,
    },
  ];
  line('', 'measured', 'goal', 'limit', '');
  for (const { name, value, goal, limit } of ratios) {
    const verdict = value > limit ? 'TOO MUCH' : value > goal ? 'over goal' : 'ok';
    line(name, `${value.toFixed(2)} x`, `${goal} x`, `${limit} x`, verdict);
  }
  // Shown, not judged: of this machine.
  for (const [name, scenario] of [
    ['300 rows at 10 Hz, plain React state', 'plain'],
    ['300 rows at 10 Hz', 'ours'],
    ['300 rows at 10 Hz, events parsed too', 'events'],
  ]) {
    line(
      name,
      `${(aRound(scenario) * HZ).toFixed(0)} ms/s`,
      `${of(scenario, 'frames').toFixed(0)} fps`,
    );
  }
  for (const count of ['500', '50000'])
    line(`update of the last candle, ${count} loaded`, `${aRound(`chart=${count}`).toFixed(1)} ms`);
  process.exitCode = ratios.every(({ value, limit }) => value <= limit) ? 0 : 1;
} finally {
  await bench.close();
}
process.exit();
