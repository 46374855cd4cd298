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

const read = (name: string): string => readFileSync(join(UI, name), 'utf8');

/** The modules that index.ts shows and those that it says to import by their paths: without the dot, sorted. */
function findParts(): readonly string[] {
  const index = read('index.ts');
  const names = [
    ...index.matchAll(/from '\.\/([\w-]+\/[\w-]+)'|`@\/ui\/([\w-]+\/[\w-]+)`/gu),
  ].flatMap(([, shown, byPath]) => shown ?? byPath ?? []);
  return [...new Set(names)].toSorted();
}

/** Gzip bytes of one part's first chunk, minified as in production; `external` says what is left out. */
async function measure(name: string, external: (source: string) => boolean): Promise<number> {
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
  const outputs = [output].flat();
  const entry = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error(`${name} was built without a script.`);
  return gzipSync(entry.code).length;
}

/** A part, and gzip bytes: its own with all of src/ that it needs, and those of libraries. */
interface Sizes {
  readonly name: string;
  readonly own: number;
  readonly libraries: number;
}

async function sizesOf(name: string): Promise<Sizes> {
  const own = await measure(name, (source) => LIBRARY.test(source));
  const all = await measure(name, (source) => REACT.test(source));
  return { name, own, libraries: Math.max(0, all - own) };
}

const ROW = /^\| `([\w-]+\/[\w-]+)` \| (.*) \| *([\d,]+) \| *([\d,]+) \|$/u;
const toNumber = (text: string): number => Number(text.replaceAll(',', ''));
const grouped = (bytes: number): string => bytes.toLocaleString('en');

const stated = new Map(
  readFileSync(README, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, what, own] = ROW.exec(line) ?? [];
      if (name === undefined || what === undefined || own === undefined) return [];
      return [[name, { what, own: toNumber(own) }] as const];
    }),
);

const toRow = ({ name, own, libraries }: Sizes): string =>
  `| \`${name}\` | ${stated.get(name)?.what ?? ''} | ${grouped(own)} | ${grouped(libraries)} |`;

const hasGrown = ({ name, own }: Sizes): boolean =>
  own > (stated.get(name)?.own ?? 0) * GROWTH.share + GROWTH.bytes;

function write(sizes: readonly Sizes[]): void {
  const lines = readFileSync(README, 'utf8').split('\n');
  const first = lines.findIndex((line) => ROW.test(line));
  const kept = lines.filter((line) => !ROW.test(line));
  kept.splice(first, 0, ...sizes.map(toRow));
  writeFileSync(README, kept.join('\n'));
}

const parts = findParts();
const sizes: Sizes[] = [];
for (const part of parts) sizes.push(await sizesOf(part));
for (const size of sizes) process.stdout.write(`${toRow(size)}\n`);
const gone = [...stated.keys()].filter((name) => !parts.includes(name));
const wrong = [...sizes.filter(hasGrown).map(({ name }) => name), ...gone];
if (process.argv.includes('--write')) write(sizes);
else if (wrong.length > 0) {
  process.stdout.write(`src/ui/README.md is out of date for ${wrong.join(', ')}: --write\n`);
  process.exitCode = 1;
}
