/**
 * What ticking prices cost: 300 rows of quotes at 10 Hz against the same rows in plain React state, and an update of the last
 * candle with 50,000 candles loaded against 500. Milliseconds are of this machine and gate nothing; their ratios, taken in
 * one run, do. Medians of rounds that take turns.
 */
import { openBench, type Bench } from './bench-page.ts';
import { median } from './median.ts';

const ROUNDS = 3;
const WARM_MS = 500;
const MEASURED_MS = 2000;
const COUNTED_MS = 1000;
const HZ = 10;

const SCENARIOS = ['plain', 'ours', 'events', 'chart=500', 'chart=50000'] as const;
type Scenario = (typeof SCENARIOS)[number];

/** What a scenario costs: the main thread's milliseconds a round of ticks, and the frames a second that it leaves. */
interface Cost {
  readonly round: number;
  readonly frames: number;
}

async function measure(bench: Bench, scenario: Scenario): Promise<Cost> {
  const { page, metrics, close } = await bench.open(scenario);
  const tick = (ms: number, isCounting = false) =>
    page.evaluate((options) => window.bench(options.hz, options.ms, options.isCounting), {
      hz: HZ,
      ms,
      isCounting,
    });
  await tick(WARM_MS);
  const before = await metrics();
  const { rounds } = await tick(MEASURED_MS);
  const after = await metrics();
  const { frames } = await tick(COUNTED_MS, true);
  await close();
  const busy = (after('TaskDuration') - before('TaskDuration')) * 1000;
  return { round: busy / rounds, frames: frames / (COUNTED_MS / 1000) };
}

/** Measures each scenario in turns; the medians. */
async function measureAll(bench: Bench): Promise<(name: Scenario, what: keyof Cost) => number> {
  const all: (Cost & { readonly name: Scenario })[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of SCENARIOS) all.push({ name, ...(await measure(bench, name)) });
  return (name, what) => median(all.filter((cost) => cost.name === name).map((cost) => cost[what]));
}

const line = (name: string, ...cells: readonly string[]): boolean =>
  process.stdout.write(`  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(11)).join('')}\n`);

const bench = await openBench();
try {
  const of = await measureAll(bench);
  const aRound = (name: Scenario): number => of(name, 'round');
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
  ] as const) {
    line(
      name,
      `${(aRound(scenario) * HZ).toFixed(0)} ms/s`,
      `${of(scenario, 'frames').toFixed(0)} fps`,
    );
  }
  for (const count of ['500', '50000'] as const)
    line(`update of the last candle, ${count} loaded`, `${aRound(`chart=${count}`).toFixed(1)} ms`);
  process.exitCode = ratios.every(({ value, limit }) => value <= limit) ? 0 : 1;
} finally {
  await bench.close();
}
process.exit();
