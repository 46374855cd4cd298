/**
 * What it costs to read 16,000 candles of a server that writes each value otherwise than the contract, as a multiple of
 * the check of candles that match it: a ratio of one run, so that it says nothing of the machine. Fails above the limit.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import * as zod from 'zod';
import { FOR_NODE, ROOT } from '../../scripts/bundle-for-node.ts';
import type { normaliseReply as normaliseType } from '../../src/api/dialects/normalise-reply.ts';

const OUT = join(ROOT, 'node_modules', '.cache', 'quayside', 'bench-fold');
const CANDLES = 16_000;
const ROUNDS = 15;
/** Before candles were converted ahead of the one check, the ratio was 10 to 25. */
const MAX_RATIO = 8;

const loaded = <T>() => zod.custom<T>((value) => typeof value === 'function');
const Dialects = zod.object({ normaliseReply: loaded<typeof normaliseType>() });
const Schemas = zod.object({
  GetCandlesResponse: zod.custom<Parameters<typeof normaliseType>[1]>((value) => value !== null),
});

await build({
  ...FOR_NODE,
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        dialects: join(ROOT, 'src/api/dialects/normalise-reply.ts'),
        schemas: join(ROOT, 'src/api/generated/zod/market/market.zod.ts'),
      },
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
const load = async (name: string): Promise<unknown> =>
  import(pathToFileURL(join(OUT, `${name}.mjs`)).href);
const { normaliseReply } = Dialects.parse(await load('dialects'));
const { GetCandlesResponse: schema } = Schemas.parse(await load('schemas'));

const START = 1_772_442_000;
const rows = Array.from({ length: CANDLES }, (_, index) => ({
  id: START + index * 60,
  time: (START + index * 60) * 1000,
  open: 67_100.5,
  close: 67_123.4 + index / 10,
  high: 67_130.1 + index / 10,
  low: 67_090,
  volume: 12.5,
}));
const chart = (data: readonly unknown[]) => ({ code: 1, msg: 'success', data });
const matching = chart(
  rows.map((row) => ({
    ...row,
    open: String(row.open),
    close: row.close.toFixed(2),
    high: row.high.toFixed(2),
    low: String(row.low),
    volume: String(row.volume),
  })),
);
const otherwise = chart(rows.map((row) => ({ ...row, id: String(row.id) })));

const timeOf = (work: () => boolean): number => {
  const start = performance.now();
  if (!work()) throw new Error('The candles were not read.');
  return performance.now() - start;
};
const rounds = Array.from({ length: ROUNDS }, () => ({
  check: timeOf(() => schema.safeParse(matching).success),
  fold: timeOf(() => normaliseReply('GET /currency/new_timeshar', schema, otherwise, {}).isValid),
}));
// The fastest of each: what else the machine does only ever adds.
const check = Math.min(...rounds.map((round) => round.check));
const fold = Math.min(...rounds.map((round) => round.fold));
const ratio = fold / check;
process.stdout.write(
  `${CANDLES} candles: check ${check.toFixed(0)} ms, conversion and check ${fold.toFixed(0)} ms, ratio ${ratio.toFixed(1)} of at most ${MAX_RATIO}\n`,
);
if (ratio > MAX_RATIO) process.exitCode = 1;
