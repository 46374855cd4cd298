/**
 * Memory that ticks leave behind: 300 pairs and the price of a chart of 5,000 candles are updated over the event path for a long
 * time (`--minutes 60 --hz 10`: an hour of ten a second). A higher rate for a shorter time leaves timers fewer seconds. Prints
 * heap after a forced collection, listeners and nodes. Fails if the heap after the last part is over a tenth above that after the
 * first, or if listeners have grown. The first part only warms up the engine, which compiles code that runs often step by step.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBench, type Bench } from './bench-page.ts';

const PARTS = 6;
const MOST_GROWTH = 1.1;
const LOOKS = 4;
const LOOK_EVERY_MS = 1500;
const SCENES = { rows: 'events', chart: 'chart=5000' };

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, hz: { type: 'string', default: '10' } },
});
const [minutes, hz] = [Number(values.minutes), Number(values.hz)];

/** What the page holds: bytes of heap, and how many listeners and nodes. */
interface Look {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
}

const lowestOf = (looks: readonly Look[]): Look =>
  looks.reduce((lowest, look) => (look.heap < lowest.heap ? look : lowest));

/** One page that ticks, from its warm start to its end: true if nothing grew. */
async function soak(bench: Bench, name: string, scenario: string): Promise<boolean> {
  const { page, metrics, collectGarbage, close } = await bench.open(scenario);
  const tick = (ms: number) =>
    page.evaluate((options) => window.bench(options.hz, options.ms), { hz, ms });
  let total = 0;
  const look = async (ms: number): Promise<Look> => {
    const { rounds } = await tick(ms);
    total += rounds;
    // The lowest of a few looks: a reply that is under way holds its page of candles twice.
    const looks: Look[] = [];
    for (let count = 0; count < LOOKS; count += 1) {
      await wait(LOOK_EVERY_MS);
      await collectGarbage();
      const value = await metrics();
      looks.push({
        heap: value('JSHeapUsedSize'),
        listeners: value('JSEventListeners'),
        nodes: value('Nodes'),
      });
    }
    const { heap, listeners, nodes } = lowestOf(looks);
    process.stdout.write(
      `  ${name.padEnd(5)} after ${String(total).padStart(7)} rounds: heap ${(heap / 1e6).toFixed(2)} MB, ${listeners} listeners, ${nodes} nodes\n`,
    );
    return { heap, listeners, nodes };
  };
  const aPart = (minutes * 60_000) / PARTS;
  const first = await look(aPart);
  let last = first;
  for (let part = 1; part < PARTS; part += 1) last = await look(aPart);
  await close();
  return last.heap <= first.heap * MOST_GROWTH && last.listeners <= first.listeners;
}

const bench = await openBench();
const flat = await Promise.all(
  Object.entries(SCENES).map(async ([name, scenario]) => {
    const isFlat = await soak(bench, name, scenario);
    process.stdout.write(`  ${name}: ${isFlat ? 'flat' : 'GROWN'}\n`);
    return isFlat;
  }),
);
await bench.close();
process.exit(flat.every(Boolean) ? 0 : 1);
