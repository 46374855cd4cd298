/**
 * What each part of the kit costs whoever takes it alone: gzip bytes of the part with all that it needs of src/, and
 * apart from that of the libraries behind it (Base UI, icons and others; React is there anyway). Fails if the table of
 * src/ui/README.md lacks a part, or names a part that has grown by more than a tenth; `--write` brings it up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const UI = join(ROOT, 'src/ui');
const README = join(UI, 'README.md');
const REACT = /^react(?:-dom)?(?:\/|$)/u;
const LIBRARY = /^(?!\.|\/|@\/)/u;
const LATE = /compressorjs/u;
/** A tenth, and what compression wavers by. */
const GROWTH = { share: 1.1, bytes: 30 };

const read = (name) => readFileSync(join(UI, name), 'utf8');

/** The modules that index.ts shows and those that it says to import by their paths: without the dot, sorted. */
function findParts() {
  const index = read('index.ts');
  const names = [...index.matchAll(/from '\.\/([\w-]+\/[\w-]+)'|`@\/ui\/([\w-]+\/[\w-]+)`/gu)].map(
    ([, shown, byPath]) => shown ?? byPath,
  );
  return [...new Set(names)].toSorted();
}

/** Gzip bytes of one part's first chunk, minified as in production; `external` says what is left out. */
async function measure(name, external) {
  const id = `${UI}/${name}`;
  const output = await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      cssMinify: false,
      copyPublicDir: false,
      outDir: 'kit-sizes',
      lib: { entry: id, formats: ['es'] },
      rolldownOptions: {
        external: (source) => LATE.test(source) || external(source),
        output: { codeSplitting: false },
      },
    },
  });
  const [{ output: chunks }] = Array.isArray(output) ? output : [output];
  const entry = chunks.find(({ isEntry }) => isEntry);
  return gzipSync(entry.code).length;
}

const ownOf = (name) => measure(name, (source) => LIBRARY.test(source));

async function sizesOf(name) {
  const own = await ownOf(name);
  const all = await measure(name, (source) => REACT.test(source));
  return { name, own, libraries: Math.max(0, all - own) };
}

const ROW = /^\| `([\w-]+\/[\w-]+)` \| (.*) \| *([\d,]+) \| *([\d,]+) \|$/u;
const toNumber = (text) => Number(text.replaceAll(',', ''));
const grouped = (bytes) => bytes.toLocaleString('en');

const stated = new Map(
  readFileSync(README, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, what, own] = ROW.exec(line) ?? [];
      return name === undefined ? [] : [[name, { what, own: toNumber(own) }]];
    }),
);

const toRow = ({ name, own, libraries }) =>
  `| \`${name}\` | ${stated.get(name)?.what ?? ''} | ${grouped(own)} | ${grouped(libraries)} |`;

const hasGrown = ({ name, own }) =>
  own > (stated.get(name)?.own ?? 0) * GROWTH.share + GROWTH.bytes;

function write(sizes) {
  const lines = readFileSync(README, 'utf8').split('\n');
  const first = lines.findIndex((line) => ROW.test(line));
  const kept = lines.filter((line) => !ROW.test(line));
  kept.splice(first, 0, ...sizes.map(toRow));
  writeFileSync(README, kept.join('\n'));
}

const parts = findParts();
const sizes = [];
for (const part of parts) sizes.push(await sizesOf(part));
for (const size of sizes) process.stdout.write(`${toRow(size)}\n`);
const gone = [...stated.keys()].filter((name) => !parts.includes(name));
const wrong = [...sizes.filter(hasGrown).map(({ name }) => name), ...gone];
if (process.argv.includes('--write')) write(sizes);
else if (wrong.length > 0) {
  process.stdout.write(`src/ui/README.md is out of date for ${wrong.join(', ')}: --write\n`);
  process.exitCode = 1;
}
