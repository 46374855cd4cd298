/**
 * Compares what the flows and the end-to-end tests sent and heard with the contract (`redocly drift`), and says how much of the
 * contract they used. Fails if anything does not match, or if they use less than the floors below: `npm run drift`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { E2E_TRAFFIC, FLOWS_TRAFFIC } from './steps.mjs';

const ROOT = join(import.meta.dirname, '..');
const CONTRACT = 'api-spec/bundled.json';
const TRAFFIC = 'test-results/traffic.har';
const FINDINGS = 'test-results/drift.json';
const COVERAGE = 'test-results/coverage.json';

/** How much must be used at least. They rise with the calls that are answered; they never fall. */
const FLOORS = { calls: 81, parameters: 52, fields: 1050, refusals: 60 };

/** Refusals of a request whose shape is wrong: it can't match the contract, and the server said so. */
const MALFORMED = new Set(['parameter_wrong', 'parameters_missing']);

const say = (text) => process.stdout.write(`${text}\n`);

const read = (file) => {
  const path = join(ROOT, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};

const bodyOf = ({ response }) => {
  try {
    return JSON.parse(response.content.text);
  } catch {
    return {};
  }
};

const refusalOf = (entry) => {
  const { type, code, message, msg } = bodyOf(entry);
  return type === 'error' || code === -1 ? String(message ?? msg) : undefined;
};

/** Why a call is no business of the contract's; undefined if it is. */
function whyAside(entry) {
  if (
    entry.response.headers.some(({ name }) => name === 'x-mock-fault') ||
    entry.response.status === 0
  )
    return 'faults that a test asked for';
  if ([404, 405].includes(entry.response.status)) return 'calls that do not exist, answered so';
  if (MALFORMED.has(refusalOf(entry))) return 'malformed requests, refused so';
  return undefined;
}

const envelopeOf = (entry) => {
  const { type, code } = bodyOf(entry);
  return type === undefined ? `code ${code}` : `type ${type}`;
};

const ascending = (a, b) => a.localeCompare(b);

function counted(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${value}: ${count}`).toSorted(ascending);
}

/** Everything in which the traffic and the contract differ. */
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
      // Not the third set of rules: it warns of tokens over http, which on this machine's own loopback say nothing.
      '--rules',
      'schema-consistency,undocumented-endpoint',
      // What browsers add to their calls is none of the contract's business, and of no severity.
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
  return JSON.parse(readFileSync(join(ROOT, FINDINGS), 'utf8')).problems;
}

const entries = [...read(FLOWS_TRAFFIC), ...read(E2E_TRAFFIC)];
if (entries.length === 0)
  throw new Error('nothing was recorded: run the flows or the e2e tests first');
const kept = entries.filter((entry) => whyAside(entry) === undefined);
const creator = { name: 'quayside', version: '1' };
writeFileSync(
  join(ROOT, TRAFFIC),
  JSON.stringify({ log: { version: '1.2', creator, entries: kept } }),
);
for (const file of [FINDINGS, COVERAGE]) rmSync(join(ROOT, file), { force: true });
const differences = findings();
for (const { severity, message, method, path, occurrences, details } of differences)
  say(`${severity}: ${message} (${method} ${path}, ${occurrences} times) ${details.summary ?? ''}`);

const { totals } = JSON.parse(readFileSync(join(ROOT, COVERAGE), 'utf8'));
const refusals = new Set(entries.map(refusalOf).filter((key) => key !== undefined));
const known = JSON.parse(readFileSync(join(ROOT, CONTRACT), 'utf8')).components.schemas.ErrorKey
  .enum;
const used = {
  calls: [totals.operations.covered, totals.operations.total],
  parameters: [totals.parameters.covered, totals.parameters.total],
  fields: [totals.properties.covered, totals.properties.total],
  refusals: [known.filter((key) => refusals.has(key)).length, known.length],
};
say(`differences: ${differences.length}`);
say(`calls recorded: ${entries.length}, compared with the contract: ${kept.length}`);
say(`set aside: ${counted(entries.map(whyAside).filter(Boolean)).join(', ') || 'none'}`);
say(`statuses: ${counted(entries.map(({ response }) => response.status)).join(', ')}`);
say(`envelopes: ${counted(kept.map(envelopeOf)).join(', ')}`);
let enough = true;
for (const [what, [count, total]] of Object.entries(used)) {
  const short = count < FLOORS[what];
  enough &&= !short;
  say(
    `${what}: ${count} of ${total}, ${Math.round((100 * count) / total)} %${short ? ` LESS THAN ${FLOORS[what]}` : ''}`,
  );
}
process.exitCode = differences.length === 0 && enough ? 0 : 1;
