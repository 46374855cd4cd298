/**
 * `npm run drift`: compares the recorded traffic of flows and end-to-end tests with the contract (`redocly drift`), and
 * measures how much of the contract it covers. Fails on any mismatch, or if coverage is below the floors.
 * `npm run drift -- FILE...`: the same with files of `mock:serve -- --record FILE`, without floors.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as zod from 'zod';
import { E2E_TRAFFIC, FLOWS_TRAFFIC } from './steps.ts';

const ROOT = join(import.meta.dirname, '..');
const CONTRACT = 'api-spec/bundled.json';
const TRAFFIC = 'test-results/traffic.har';
const FINDINGS = 'test-results/drift.json';
const COVERAGE = 'test-results/coverage.json';

/** Minimum coverage. Raise it as calls are implemented; never lower it. */
const FLOORS = { calls: 81, parameters: 52, fields: 1050, refusals: 60 };

/** Refusals of malformed requests, which deliberately do not match the contract. */
const MALFORMED = new Set(['parameter_wrong', 'parameters_missing']);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const Entry = zod.looseObject({
  response: zod.looseObject({
    status: zod.number(),
    headers: zod.array(zod.looseObject({ name: zod.string() })),
    content: zod.looseObject({ text: zod.string().optional() }),
  }),
});
type Entry = zod.infer<typeof Entry>;

const Body = zod.looseObject({
  type: zod.union([zod.string(), zod.number()]).optional(),
  code: zod.union([zod.string(), zod.number()]).optional(),
  message: zod.unknown().optional(),
  msg: zod.unknown().optional(),
});

const Problems = zod.object({
  problems: zod.array(
    zod.object({
      severity: zod.string(),
      message: zod.string(),
      method: zod.string(),
      path: zod.string(),
      occurrences: zod.number(),
      details: zod.object({ summary: zod.string().optional() }),
    }),
  ),
});

const Share = zod.object({ covered: zod.number(), total: zod.number() });
const Coverage = zod.object({
  totals: zod.object({ operations: Share, parameters: Share, properties: Share }),
});

const Contract = zod.object({
  components: zod.object({
    schemas: zod.object({ ErrorKey: zod.object({ enum: zod.array(zod.string()) }) }),
  }),
});

const read = (file: string): readonly Entry[] => {
  const path = resolve(ROOT, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Entry.parse(JSON.parse(line)));
};

const bodyOf = ({ response }: Entry): Partial<zod.infer<typeof Body>> => {
  try {
    return Body.safeParse(JSON.parse(response.content.text ?? '')).data ?? {};
  } catch {
    return {};
  }
};

const refusalOf = (entry: Entry): string | undefined => {
  const { type, code, message, msg } = bodyOf(entry);
  return type === 'error' || code === -1 ? String(message ?? msg) : undefined;
};

/** Why a call is not compared with the contract; `undefined` if it is. */
function whyAside(entry: Entry): string | undefined {
  if (
    entry.response.headers.some(({ name }) => name === 'x-mock-fault') ||
    entry.response.status === 0
  )
    return 'faults that a test asked for';
  if ([404, 405].includes(entry.response.status)) return 'calls that do not exist, answered so';
  if (MALFORMED.has(refusalOf(entry) ?? '')) return 'malformed requests, refused so';
  return undefined;
}

const envelopeOf = (entry: Entry): string => {
  const { type, code } = bodyOf(entry);
  return type === undefined ? `code ${code ?? 'none'}` : `type ${type}`;
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const ascending = (a: string, b: string): number => a.localeCompare(b);

function counted(values: readonly (string | number)[]): readonly string[] {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value}: ${count}`).toSorted(ascending);
}

/** All mismatches between traffic and contract. */
function findings() {
  const { error, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/redocly'),
    [
      'drift',
      TRAFFIC,
      '--api',
      CONTRACT,
      '--server',
      'http://mock.invalid/api',
      // Without the third set of rules, which warns of tokens over http; on loopback that is harmless.
      '--rules',
      'schema-consistency,undocumented-endpoint',
      // Headers that browsers add are not part of the contract and have no severity.
      '--min-severity',
      'warning',
      '--format',
      'json',
      '-o',
      FINDINGS,
      '--coverage',
      '--coverage-output',
      COVERAGE,
    ],
    {
      cwd: ROOT,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  if (error || !existsSync(join(ROOT, FINDINGS))) throw error ?? new Error(stderr);
  return Problems.parse(readJson(FINDINGS)).problems;
}

const files = process.argv.slice(2);
const missing = files.find((file) => !existsSync(file));
if (missing !== undefined) throw new Error(`there is no file ${missing}`);
const isOwn = files.length === 0;
const entries = isOwn
  ? [...read(FLOWS_TRAFFIC), ...read(E2E_TRAFFIC)]
  : files.flatMap((file) => read(resolve(file)));
if (entries.length === 0)
  throw new Error(
    isOwn
      ? 'nothing was recorded: run the flows or the e2e tests first'
      : 'no call is recorded in these files',
  );
const kept = entries.filter((entry) => whyAside(entry) === undefined);
mkdirSync(join(ROOT, dirname(TRAFFIC)), { recursive: true });
const creator = { name: 'quayside', version: '1' };
writeFileSync(
  join(ROOT, TRAFFIC),
  JSON.stringify({ log: { version: '1.2', creator, entries: kept } }),
);
for (const file of [FINDINGS, COVERAGE]) rmSync(join(ROOT, file), { force: true });
const differences = findings();
for (const { severity, message, method, path, occurrences, details } of differences)
  say(`${severity}: ${message} (${method} ${path}, ${occurrences} times) ${details.summary ?? ''}`);

const { totals } = Coverage.parse(readJson(COVERAGE));
const refusals = new Set(entries.map(refusalOf).filter((key) => key !== undefined));
const known = Contract.parse(readJson(CONTRACT)).components.schemas.ErrorKey.enum;
const used = {
  calls: totals.operations,
  parameters: totals.parameters,
  fields: totals.properties,
  refusals: { covered: known.filter((key) => refusals.has(key)).length, total: known.length },
} as const satisfies Record<keyof typeof FLOORS, zod.infer<typeof Share>>;
say(`differences: ${differences.length}`);
say(`calls recorded: ${entries.length}, compared with the contract: ${kept.length}`);
say(
  `set aside: ${counted(entries.flatMap((entry) => whyAside(entry) ?? [])).join(', ') || 'none'}`,
);
say(`statuses: ${counted(entries.map(({ response }) => response.status)).join(', ')}`);
say(`envelopes: ${counted(kept.map(envelopeOf)).join(', ')}`);
let enough = true;
for (const what of ['calls', 'parameters', 'fields', 'refusals'] as const) {
  const { covered: count, total } = used[what];
  const short = isOwn && count < FLOORS[what];
  enough &&= !short;
  say(
    `${what}: ${count} of ${total}, ${Math.round((100 * count) / total)} %${short ? ` LESS THAN ${FLOORS[what]}` : ''}`,
  );
}
process.exitCode = differences.length === 0 && enough ? 0 : 1;
