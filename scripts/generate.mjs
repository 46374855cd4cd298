// Contract -> bundle -> hooks, types, zod schemas and operation tables under src/api/generated. Skips when nothing changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  HEADER,
  eventsDocument,
  eventsTable,
  firstRepliesTable,
  laterRepliesTable,
  operationsOf,
  operationsTable,
  pagesFiles,
} from './contract-tables.mjs';
import { secondClientTypes } from './second-client-types.mjs';
import { shareLimits } from './share-limits.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Another folder beside the usual one may be named: a test compares the two. */
const [ELSEWHERE] = process.argv.slice(2);
const OUT = join(ROOT, ELSEWHERE ?? 'src/api/generated');
const BUNDLE = ELSEWHERE ? join(OUT, 'bundled.json') : join(ROOT, 'api-spec/bundled.json');
const EVENTS = join(OUT, 'events');
const SECOND_CLIENT = ELSEWHERE
  ? join(OUT, 'second-client.d.ts')
  : join(ROOT, 'tests/second-client/generated/contract.d.ts');
const STAMP = join(OUT, '.stamp');

const inputs = () => [
  ...globSync('api-spec/{*,components/*,paths/*}.yaml', { cwd: ROOT }).toSorted(),
  'orval.config.ts',
  'scripts/generate.mjs',
  'scripts/contract-tables.mjs',
  'scripts/second-client-types.mjs',
  'scripts/share-limits.mjs',
  'scripts/older-typescript.cjs',
  'package-lock.json',
];

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of inputs()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

/** Runs an installed tool; its output is shown only if it fails. */
const run = (tool, ...args) => {
  try {
    execFileSync(join(ROOT, 'node_modules/.bin', tool), args, {
      cwd: ROOT,
      stdio: 'pipe',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        QUAYSIDE_GENERATED: OUT,
        QUAYSIDE_BUNDLE: BUNDLE,
      },
    });
  } catch (error) {
    process.stderr.write(`${error.stdout ?? ''}${error.stderr ?? ''}\n`);
    throw new Error(`${tool} failed`, { cause: error });
  }
};

/** The generated infinite queries pass `page: undefined`; the client drops what is undefined, so the types may say so. */
const letParametersBeUndefined = () => {
  for (const file of globSync('model/*Params.ts', { cwd: OUT })) {
    const path = join(OUT, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(/^(\w+\?: [^;]+);$/gmu, '$1 | undefined;'),
    );
  }
};

/** Descriptions are for readers of the contract; in the schemas they would only travel to every phone. */
const dropDescriptions = () => {
  for (const file of globSync('{zod,events}/**/*.ts', { cwd: OUT })) {
    const path = join(OUT, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll(
        /\.check\(\/\*#__PURE__\*\/ zod\.describe\((['"])(?:(?!\1)[^\\\n]|\\.)*\1\)\)/gu,
        '',
      ),
    );
  }
};

const SCHEMAS = 'zod/quayside.schemas.zod.ts';

/** An object that extends another one checks the same keys as both together, without the code that merges two results. */
const EXTENSION = /zod\.intersection\((\w+), \/\*#__PURE__\*\/ zod\.object\(\{([\s\S]*)\}\)\)/u;

/** A record with any keys is an object that knows none: it needs no code of its own on the first screen. */
const RECORD = /zod\.record\(\/\*#__PURE__\*\/ zod\.string\(\), /gu;
const OBJECT = 'zod.catchall(/*#__PURE__*/ zod.object({}), ';

/**
 * One file a schema behind the one that they came in: a bundler can't divide a file, so every screen would load the
 * schemas of all.
 */
const splitSchemas = () => {
  const file = join(OUT, SCHEMAS);
  const statements = shareLimits(
    readFileSync(file, 'utf8')
      .split(/^(?=export )/mu)
      .slice(1),
  ).map((statement) =>
    statement.replace(EXTENSION, 'zod.object({\n  ...$1.shape,$2})').replaceAll(RECORD, OBJECT),
  );
  const parts = [];
  const ownerOf = new Map();
  let limits = '';
  for (const statement of statements) {
    const [, kind, name] = /^export (const|type) (\w+)/u.exec(statement);
    // Limits and patterns stand before the schema that they belong to, types after it.
    if (kind === 'type') parts.at(-1).text += statement;
    else {
      ownerOf.set(name, parts.length);
      limits += statement;
      if (!/^export const \w+ = (?:-?[\d.]+|new RegExp\(.*\));$/mu.test(statement)) {
        parts.push({ name, text: limits });
        limits = '';
      }
    }
  }
  mkdirSync(join(OUT, 'zod/schemas'));
  for (const [index, { name, text }] of parts.entries()) {
    const used = [...new Set(text.match(/\b[A-Za-z]\w*\b/gu))].filter(
      (word) => ownerOf.has(word) && ownerOf.get(word) !== index,
    );
    const imports = used.map(
      (word) => `import { ${word} } from './${parts[ownerOf.get(word)].name}';\n`,
    );
    writeFileSync(
      join(OUT, `zod/schemas/${name}.ts`),
      `${HEADER}import * as zod from 'zod/mini';\n${imports.join('')}\n${text}`,
    );
  }
  writeFileSync(
    file,
    `${HEADER}${parts.map(({ name }) => `export * from './schemas/${name}';\n`).join('')}`,
  );
};

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const bundle = (source, target) =>
  run('redocly', 'bundle', source, '--config', 'api-spec/redocly.yaml', '-o', target);

const stamp = fingerprint();
if (!ELSEWHERE && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) process.exit(0);

console.log('Generating hooks, types and schemas from the contract …');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(EVENTS, { recursive: true });
bundle('api-spec/openapi.yaml', BUNDLE);
bundle('api-spec/asyncapi.yaml', join(EVENTS, 'asyncapi.json'));
const socket = readJson(join(EVENTS, 'asyncapi.json'));
writeFileSync(join(EVENTS, 'openapi.json'), JSON.stringify(eventsDocument(socket)));
run('orval', '--config', 'orval.config.ts');
letParametersBeUndefined();
dropDescriptions();
splitSchemas();
const operations = operationsOf(readJson(BUNDLE));
writeFileSync(join(OUT, 'replies.ts'), firstRepliesTable(operations));
writeFileSync(join(OUT, 'later-replies.ts'), laterRepliesTable(operations));
writeFileSync(join(OUT, 'operations.ts'), operationsTable(operations));
for (const { tag, text } of pagesFiles(operations))
  writeFileSync(join(OUT, 'hooks', tag, `${tag}.pages.ts`), text);
writeFileSync(join(EVENTS, 'index.ts'), eventsTable(socket));
mkdirSync(dirname(SECOND_CLIENT), { recursive: true });
writeFileSync(SECOND_CLIENT, await secondClientTypes(BUNDLE));
writeFileSync(STAMP, stamp);
