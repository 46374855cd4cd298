/**
 * What ticks leave behind: 300 pairs told over the event path for a long time, `--minutes 60 --hz 10` as an hour of them.
 * More ticks a second in less time are fewer seconds for timers. Shows heap after a forced collection, listeners and nodes;
 * fails if the heap of the last part is over a tenth above that of the first, or listeners have grown.
 */
import { parseArgs } from 'node:util';
import { openBench } from './bench-page.mjs';

const PARTS = 6;
const MOST_GROWTH = 1.1;
const WARM_MS = 10_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, hz: { type: 'string', default: '10' } },
});
const [minutes, hz] = [Number(values.minutes), Number(values.hz)];

const bench = await openBench();
const { page, metrics, collectGarbage, close } = await bench.open('events');
const tick = (ms) => page.evaluate((options) => window.bench(...options), [hz, ms]);

async function look(rounds) {
  await collectGarbage();
  const { JSHeapUsedSize: heap, JSEventListeners: listeners, Nodes: nodes } = await metrics();
  process.stdout.write(
    `  after ${String(rounds).padStart(7)} rounds: heap ${(heap / 1e6).toFixed(2)} MB, ${listeners} listeners, ${nodes} nodes\n`,
  );
  return { heap, listeners };
}

const warm = await tick(WARM_MS);
let total = warm.rounds;
const first = await look(total);
let last = first;
for (let part = 0; part < PARTS; part += 1) {
  const { rounds } = await tick((minutes * 60_000) / PARTS);
  total += rounds;
  last = await look(total);
}
await close();
const isFlat = last.heap <= first.heap * MOST_GROWTH && last.listeners <= first.listeners;
process.stdout.write(isFlat ? '  flat\n' : '  GROWN\n');
process.exit(isFlat ? 0 : 1);
