/**
 * The contract to read, in docs-site/ (`npm run docs`): every call with its examples, the error catalogue, the values with which the mock
 * forces an outcome, and how much of it was seen on real servers. The pages load nothing from elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENDING, MAGIC_VALUES, deferredValue } from '../mocks/scenarios/magic-values.ts';
import { REFUSAL_CASES } from '../mocks/scenarios/refusal-cases.ts';

const ROOT = join(import.meta.dirname, '..');
/** Another folder may be named: a test reads what it finds there. */
const OUT = resolve(ROOT, process.argv[2] ?? 'docs-site');

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** How many fields and parameters carry each mark, references counted once. */
function countEvidence(value, counts = { seen: 0, inferred: 0 }) {
  if (typeof value !== 'object' || value === null) return counts;
  if (value['x-evidence'] in counts) counts[value['x-evidence']] += 1;
  for (const child of Object.values(value)) countEvidence(child, counts);
  return counts;
}

const operationsOf = ({ paths }) =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation.operationId);

const stepText = ({ call, fields, clientId, seconds }) =>
  seconds === undefined
    ? `${call} \`${JSON.stringify(fields)}\`${clientId ? ` as \`${clientId}\`` : ''}`
    : `${seconds} s`;

/** The values that force a refusal: one that the call sends, and one that an order has when such a call ends it. */
function forcedTexts({ value, key }, operations) {
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

/** How to hear a refusal of the mock, in a fresh world. */
function wayTo(key, operations) {
  const found = REFUSAL_CASES[key];
  const forced = MAGIC_VALUES.find((row) => row.key === key);
  const texts = forced === undefined ? [] : forcedTexts(forced, operations);
  const steps = found === undefined ? [] : [...(found.after ?? []), found];
  const way = steps.length === 0 ? '' : `${found.as}: ${steps.map(stepText).join(', then ')}`;
  const others = texts.flatMap(({ value, text }) => (way.includes(value) ? [] : [text]));
  return [...others, way].filter(Boolean).join('; or ');
}

function errorTable(contract) {
  const texts = JSON.parse(read('locales/en/errors.json'));
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
const section = (text, heading) =>
  text.split(`## ${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';

function describe(contract) {
  const { seen, inferred } = countEvidence(contract.components);
  const additions = operationsOf(contract).filter((operation) => operation['x-addition']);
  return [
    contract.info.description,
    `## Evidence\n\n${seen} fields and parameters were seen in public code, ${inferred} are inferred. Calls that are additions: ${additions.map(({ operationId }) => `\`${operationId}\``).join(', ')}.`,
    `## Errors\n\n${errorTable(contract)}`,
    `## Magic values\n\n${section(read('mocks/README.md'), 'Magic values')}`,
  ].join('\n\n');
}

function build(source, page, title) {
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

const contract = JSON.parse(read('api-spec/bundled.json'));
contract.info.description = describe(contract);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'openapi.json'), JSON.stringify(contract, null, 2));
build(join(OUT, 'openapi.json'), 'index.html', 'Quayside');
build('api-spec/asyncapi.yaml', 'events.html', 'Quayside, in real time');
const { seen, inferred } = countEvidence(contract.components);
console.log(
  `docs-site/index.html: ${operationsOf(contract).length} calls; fields and parameters: ${seen} seen, ${inferred} inferred. docs-site/events.html: the socket.`,
);
