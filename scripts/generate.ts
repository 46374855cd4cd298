// Contract -> bundle -> hooks, types, zod schemas and operation tables under src/api/generated. Skips when nothing changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Contract, operationsOf } from './contract-operations.ts';
import {
  SocketContract,
  eventsDocument,
  eventsTable,
  firstRepliesTable,
  laterRepliesTable,
  operationsTable,
  pagesFiles,
} from './contract-tables.ts';
import { secondClientTypes } from './second-client-types.ts';

const ROOT = join(import.meta.dirname, '..');
/** Another folder beside the usual one may be named: a test compares the two. */
const [ELSEWHERE] = process.argv.slice(2);
const OUT = join(ROOT, ELSEWHERE ?? 'src/api/generated');
const BUNDLE = ELSEWHERE ? join(OUT, 'bundled.json') : join(ROOT, 'api-spec/bundled.json');
const EVENTS = join(OUT, 'events');
const SECOND_CLIENT = ELSEWHERE
  ? join(OUT, 'second-client.d.ts')
  : join(ROOT, 'tests/second-client/generated/contract.d.ts');
const STAMP = join(OUT, '.stamp');

const inputs = (): readonly string[] => [
  ...globSync('api-spec/{*,components/*,paths/*}.yaml', { cwd: ROOT }).toSorted(),
  'orval.config.ts',
  'scripts/generate.ts',
  'scripts/contract-operations.ts',
  'scripts/contract-tables.ts',
  'scripts/second-client-types.ts',
  'scripts/lean-schemas.ts',
  'scripts/older-typescript.cjs',
  'package-lock.json',
];

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of inputs()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

/** Runs an installed tool; its output is shown only if it fails. */
const run = (tool: string, ...args: readonly string[]): void => {
  const { status, error, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
      QUAYSIDE_GENERATED: OUT,
      QUAYSIDE_BUNDLE: BUNDLE,
    },
  });
  if (status === 0) return;
  // A tool that did not start said nothing.
  if (error === undefined) process.stderr.write(`${stdout}${stderr}\n`);
  throw new Error(`${tool} failed`, { cause: error });
};

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const bundle = (source: string, target: string): void =>
  run('redocly', 'bundle', source, '--config', 'api-spec/redocly.yaml', '-o', target);

const stamp = fingerprint();
if (!ELSEWHERE && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) process.exit(0);

console.log('Generating hooks, types and schemas from the contract …');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(EVENTS, { recursive: true });
bundle('api-spec/openapi.yaml', BUNDLE);
bundle('api-spec/asyncapi.yaml', join(EVENTS, 'asyncapi.json'));
const socket = SocketContract.parse(readJson(join(EVENTS, 'asyncapi.json')));
writeFileSync(join(EVENTS, 'openapi.json'), JSON.stringify(eventsDocument(socket)));
run('orval', '--config', 'orval.config.ts');
const operations = operationsOf(Contract.parse(readJson(BUNDLE)));
writeFileSync(join(OUT, 'replies.ts'), firstRepliesTable(operations));
writeFileSync(join(OUT, 'later-replies.ts'), laterRepliesTable(operations));
writeFileSync(join(OUT, 'operations.ts'), operationsTable(operations));
for (const { tag, text } of pagesFiles(operations))
  writeFileSync(join(OUT, 'hooks', tag, `${tag}.pages.ts`), text);
writeFileSync(join(EVENTS, 'index.ts'), eventsTable(socket));
mkdirSync(dirname(SECOND_CLIENT), { recursive: true });
writeFileSync(SECOND_CLIENT, await secondClientTypes(BUNDLE));
writeFileSync(STAMP, stamp);
