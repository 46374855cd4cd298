/**
 * The contract to read, in docs-site/ (`npm run docs`): every call with its examples, the error catalogue, the values with which the mock
 * forces an outcome, and how much of it was seen on real servers. The pages load nothing from elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as zod from 'zod';
import { ENDING, MAGIC_VALUES, deferredValue } from '../mocks/scenarios/magic-values.ts';
import { REFUSAL_CASES, type RefusalCase } from '../mocks/scenarios/refusal-cases.ts';

const ROOT = join(import.meta.dirname, '..');
/** Another folder may be named: a test reads what it finds there. */
const OUT = resolve(ROOT, process.argv[2] ?? 'docs-site');

const Operation = zod.object({
  operationId: zod.string(),
  'x-errors': zod.array(zod.string()),
  'x-addition': zod.boolean().optional(),
});
type Operation = zod.infer<typeof Operation>;

/** What is counted and listed of the contract. */
const Contract = zod.object({
  info: zod.object({ description: zod.string() }),
  paths: zod.record(zod.string(), zod.record(zod.string(), Operation)),
  components: zod.object({
    schemas: zod.object({
      ErrorKey: zod.object({ 'x-groups': zod.record(zod.string(), zod.array(zod.string())) }),
    }),
  }),
});
type Contract = zod.infer<typeof Contract>;

/** An object of the contract as it is, to be shown. */
const Shown = zod.record(zod.string(), zod.unknown());

const Texts = zod.record(zod.string(), zod.string());

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Evidence {
  seen: number;
  inferred: number;
}

/** How many fields and parameters carry each mark, references counted once. */
function countEvidence(value: unknown, counts: Evidence = { seen: 0, inferred: 0 }): Evidence {
  if (typeof value !== 'object' || value === null) return counts;
  const mark = 'x-evidence' in value ? value['x-evidence'] : undefined;
  if (mark === 'seen' || mark === 'inferred') counts[mark] += 1;
  for (const child of Object.values(value)) countEvidence(child, counts);
  return counts;
}

const operationsOf = ({ paths }: Contract): readonly Operation[] =>
  Object.values(paths).flatMap((item) => Object.values(item));

type Step = NonNullable<RefusalCase['after']>[number];

const stepText = (step: Step): string => {
  if ('seconds' in step) return `${step.seconds} s`;
  const { call, fields, clientId } = step;
  return `${call} \`${JSON.stringify(fields)}\`${clientId ? ` as \`${clientId}\`` : ''}`;
};

/** The values that force a refusal: one that the call sends, and one that an order has when such a call ends it. */
function forcedTexts(
  key: string,
  value: string,
  operations: readonly Operation[],
): readonly { readonly value: string; readonly text: string }[] {
  const later = deferredValue(value);
  const isHeardLater = operations.some(
    ({ operationId, 'x-errors': keys }) => operationId in ENDING && keys.includes(key),
  );
  return [
    { value, text: `${later === undefined ? 'id' : 'amount or price'} \`${value}\`` },
    ...(later !== undefined && isHeardLater
      ? [{ value: later, text: `price \`${later}\` of the order that is ended` }]
      : []),
  ];
}

const CASES = new Map<string, RefusalCase>(Object.entries(REFUSAL_CASES));

const caseText = (found: RefusalCase): string =>
  `${found.as}: ${[...(found.after ?? []), found].map(stepText).join(', then ')}`;

/** How to hear a refusal of the mock, in a fresh world. */
function wayTo(key: string, operations: readonly Operation[]): string {
  const found = CASES.get(key);
  const forced = MAGIC_VALUES.find((row) => 'key' in row && row.key === key);
  const texts = forced === undefined ? [] : forcedTexts(key, forced.value, operations);
  const way = found === undefined ? '' : caseText(found);
  const others = texts.flatMap(({ value, text }) => (way.includes(value) ? [] : [text]));
  return [...others, way].filter(Boolean).join('; or ');
}

function errorTable(contract: Contract): string {
  const texts = Texts.parse(JSON.parse(read('locales/en/errors.json')));
  const operations = operationsOf(contract);
  const rows = Object.entries(contract.components.schemas.ErrorKey['x-groups']).flatMap(
    ([group, keys]) =>
      keys.map((key) => {
        const calls = operations.filter((operation) => operation['x-errors'].includes(key));
        const names = calls.map(({ operationId }) => operationId).join(', ');
        return `| \`${key}\` | ${group} | ${texts[key]} | ${names || 'the transport only'} | ${wayTo(key, operations)} |`;
      }),
  );
  const head = ['| key | group | in English | calls | in the mock |', '|---|---|---|---|---|'];
  return [...head, ...rows].join('\n');
}

/** A section of a README, without its heading. */
const section = (text: string, heading: string): string =>
  text.split(`## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';

function describe(contract: Contract, { seen, inferred }: Evidence): string {
  const additions = operationsOf(contract).filter((operation) => operation['x-addition']);
  return [
    contract.info.description,
    `## Evidence\n\n${seen} fields and parameters were seen in public code, ${inferred} are inferred. Calls that are additions: ${additions.map(({ operationId }) => `\`${operationId}\``).join(', ')}.`,
    `## Errors\n\n${errorTable(contract)}`,
    `## Magic values\n\n${section(read('mocks/README.md'), 'Magic values')}`,
  ].join('\n\n');
}

function build(source: string, page: string, title: string): void {
  execFileSync(
    join(ROOT, 'node_modules/.bin/redocly'),
    ['build-docs', source, '--inlineBundle', '--title', title, '-o', join(OUT, page)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
}

const shown = Shown.parse(JSON.parse(read('api-spec/bundled.json')));
const contract = Contract.parse(shown);
const evidence = countEvidence(shown['components']);
const info = { ...Shown.parse(shown['info']), description: describe(contract, evidence) };
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'openapi.json'), JSON.stringify({ ...shown, info }, null, 2));
build(join(OUT, 'openapi.json'), 'index.html', 'Quayside');
build('api-spec/asyncapi.yaml', 'events.html', 'Quayside, in real time');
console.log(
  `docs-site/index.html: ${operationsOf(contract).length} calls; fields and parameters: ${evidence.seen} seen, ${evidence.inferred} inferred. docs-site/events.html: the socket.`,
);
