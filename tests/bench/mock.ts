/**
 * How fast the mock backend is, in this process and without a browser. Prints a table of medians of five rounds. They gate
 * nothing: they say something about the machine too.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import * as zod from 'zod';
import type { startTestBackend as startType } from '../../mocks/node.ts';
import type { openAs as openAsType } from '../../mocks/scenarios/open-as.ts';
import type { createCaller as createCallerType } from '../../mocks/testing/client.ts';
import { FOR_NODE, ROOT } from '../../scripts/bundle-for-node.ts';
import { median } from './median.ts';

const OUT = join(ROOT, 'node_modules', '.cache', 'quayside', 'bench');
const ROUNDS = 5;
/** Monday 2 March 2026, 09:00 UTC. */
const START = Date.UTC(2026, 2, 2, 9);
const ORDERS_IN_A_ROW = 200;
const OPEN_ORDERS = 500;
const OPEN_POSITIONS = 100;
const CANDLES = 500;
const DAY_MS = 86_400_000;

/** A function of the mock with the type that its own file gives it. */
const loaded = <T>() => zod.custom<T>((value) => typeof value === 'function');
const Sources = zod.object({
  startTestBackend: loaded<typeof startType>(),
  createCaller: loaded<typeof createCallerType>(),
  openAs: loaded<typeof openAsType>(),
});

/** A world with its backend, and somebody who is signed in. */
type Opened = Awaited<ReturnType<typeof startType>> & {
  readonly caller: ReturnType<typeof createCallerType>;
};

/** Opens a world: a fresh one, or by an opening spec. */
type Open = (words?: string) => Promise<Opened>;

/** The mock as plain JavaScript: its sources use path aliases, which Node does not resolve. */
async function load(): Promise<Open> {
  await build({
    ...FOR_NODE,
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          node: join(ROOT, 'mocks/node.ts'),
          client: join(ROOT, 'mocks/testing/client.ts'),
          'open-as': join(ROOT, 'mocks/scenarios/open-as.ts'),
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const modules: unknown[] = await Promise.all(
    ['node', 'client', 'open-as'].map(
      (name): Promise<unknown> => import(pathToFileURL(join(OUT, `${name}.mjs`)).href),
    ),
  );
  const { startTestBackend, createCaller, openAs } = Sources.parse(Object.assign({}, ...modules));
  return async (words) => {
    const started = await startTestBackend({ at: START });
    const caller = createCaller(started.backend);
    if (words !== undefined) await openAs(started.world, words);
    await caller.logIn('practice', 'quayside1');
    return { ...started, caller };
  };
}

const order = (seconds: number) => ({
  match_id: 1,
  currency_id: 3,
  type: 1,
  seconds,
  number: '10',
});

async function expectOk(reply: Promise<Readonly<Record<string, unknown>>>): Promise<void> {
  const { type, code } = await reply;
  if (type !== 'ok' && code !== 1) throw new Error('the mock refused what the benchmark does');
}

/** Milliseconds that pass, and those that this process computes: on a shared machine the two differ. */
interface Times {
  readonly passed: number;
  readonly computed: number;
}

const timed = async (work: () => Promise<unknown>): Promise<Times> => {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { passed: performance.now() - start, computed: (user + system) / 1000 };
};

/** One order: placed, half a minute later settled, its list read. */
async function settledOrder(open: Open): Promise<Times> {
  const { caller, world } = await open();
  const round = async (): Promise<void> => {
    await expectOk(caller.post('microtrade/submit', order(30)));
    await world.changeClock({ kind: 'advance', ms: 30_000 });
    await expectOk(caller.get('microtrade/lists?limit=10'));
  };
  for (let warm = 0; warm < ORDERS_IN_A_ROW; warm += 1) await round();
  const all = await timed(async () => {
    for (let index = 0; index < ORDERS_IN_A_ROW; index += 1) await round();
  });
  return { passed: all.passed / ORDERS_IN_A_ROW, computed: all.computed / ORDERS_IN_A_ROW };
}

/** A day passes over open orders, which the next call settles. */
async function settledDay(open: Open): Promise<Times> {
  const { caller, world } = await open();
  for (let index = 0; index < OPEN_ORDERS; index += 1) {
    await expectOk(caller.post('microtrade/submit', order(60)));
  }
  await world.changeClock({ kind: 'advance', ms: DAY_MS });
  // The first call after it finds them due.
  const times = await timed(() => expectOk(caller.get('microtrade/lists')));
  const { agenda } = await world.snapshot();
  if (agenda.length > 0) throw new Error(`${agenda.length} orders are still open`);
  return times;
}

const Deal = zod.object({ message: zod.object({ last_price: zod.string() }) });

/** A day passes over leveraged positions with stops at many distances; the next call finds what they came to. */
async function positionsDay(open: Open): Promise<Times> {
  const { caller, world } = await open();
  const pair = { currency_id: 1, legal_id: 3 };
  const money = { currency_id: 3, number: '9000', from_field: 'change', to_field: 'lever' };
  await expectOk(caller.post('wallet/change', money));
  const { message } = Deal.parse(await caller.post('lever/deal', pair));
  const last = Number(message.last_price);
  for (let index = 0; index < OPEN_POSITIONS; index += 1) {
    const type = (index % 2) + 1;
    const away = last * (0.002 + index / 10_000);
    const [up, down] = [(last + away).toFixed(2), (last - away).toFixed(2)];
    const stops =
      type === 1
        ? { target_profit_price: up, stop_loss_price: down }
        : { target_profit_price: down, stop_loss_price: up };
    await expectOk(
      caller.post('lever/submit', { ...pair, type, share: 1, multiple: 10, ...stops }),
    );
  }
  await world.changeClock({ kind: 'advance', ms: DAY_MS });
  const times = await timed(() => expectOk(caller.post('lever/dealall', pair)));
  const { records } = await world.snapshot();
  const closed = Object.values(records.positions).filter(
    ({ status }) => status === 'closed',
  ).length;
  if (closed < OPEN_POSITIONS / 2) throw new Error(`only ${closed} positions came to a stop`);
  return times;
}

const candlesPath = (): string => {
  const now = START / 1000;
  return `currency/new_timeshar?symbol=BTC/USDT&period=1min&from=${now - (CANDLES - 1) * 60}&to=${now}`;
};

async function coldCandles(open: Open): Promise<Times> {
  const { caller } = await open();
  return timed(() => expectOk(caller.get(candlesPath())));
}

async function warmCandles(open: Open): Promise<Times> {
  const { caller } = await open();
  await expectOk(caller.get(candlesPath()));
  return timed(() => expectOk(caller.get(candlesPath())));
}

interface Measurement {
  readonly name: string;
  /** Milliseconds. */
  readonly goal: string;
  readonly run: (open: Open) => Promise<Times>;
}

const MEASUREMENTS: readonly Measurement[] = [
  { name: 'one settled order, end to end', goal: '1', run: settledOrder },
  { name: `a day passes over ${OPEN_ORDERS} open orders`, goal: '200', run: settledDay },
  {
    name: `a day passes over ${OPEN_POSITIONS} positions with stops`,
    goal: '200',
    run: positionsDay,
  },
  { name: `${CANDLES} one-minute candles, cold`, goal: '–', run: coldCandles },
  { name: `${CANDLES} one-minute candles, warm`, goal: '20', run: warmCandles },
  {
    name: 'a fresh world with its history, signed in',
    goal: '–',
    run: (open) => timed(() => open()),
  },
  {
    name: 'boot of a persona with 200 historic orders',
    goal: '300',
    run: (open) => timed(() => open('persona:trader')),
  },
  {
    name: 'boot of a world with all personas',
    goal: '300',
    run: (open) => timed(() => open('personas')),
  },
];

const line = (what: string, ...columns: readonly string[]): string =>
  `${what.padEnd(46)}${columns.map((column) => column.padStart(14)).join('')}\n`;

const open = await load();
process.stdout.write(line('mock backend, in process', 'passed, ms', 'computed, ms', 'goal, ms'));
for (const { name, goal, run } of MEASUREMENTS) {
  const times: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await run(open));
  const passed = median(times.map((time) => time.passed)).toFixed(2);
  const computed = median(times.map((time) => time.computed)).toFixed(2);
  process.stdout.write(line(name, passed, computed, goal));
}

for (const words of ['persona:trader', 'personas']) {
  const { world } = await open(words);
  const bytes = Buffer.byteLength(JSON.stringify(await world.snapshot()));
  process.stdout.write(
    line(`snapshot size, ${words}`, `${(bytes / 1e6).toFixed(2)} MB`, '', 'under 1 MB'),
  );
}
