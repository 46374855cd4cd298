/**
 * Enters in package-lock.json the native builds for other platforms that npm left out: `node scripts/complete-lockfile.mjs`.
 *
 * A package such as rolldown names one build a platform as an optional dependency. Where the registry does not offer some of
 * them, npm drops them from the lockfile without a word, and from then on `npm ci` refuses the lockfile on every machine.
 * An entry without a checksum keeps the version; npm downloads it only on the platform that it is for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILE = join(import.meta.dirname, '..', 'package-lock.json');
const PLATFORM =
  /[-/](?<os>android|darwin|freebsd|linux|openharmony|win32|wasm32)-(?<cpu>arm64|arm|ia32|ppc64|riscv64|s390x|wasi|x64)(?:-(?<abi>\w+))?$/u;
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };

/** Where a package could find a dependency, nearest first. */
function* placesFor(parent, name) {
  let folder = parent;
  for (;;) {
    yield `${folder && `${folder}/`}node_modules/${name}`;
    if (folder === '') return;
    folder = folder.includes('/node_modules/')
      ? folder.replace(/\/node_modules\/(?:@[^/]+\/)?[^/]+$/u, '')
      : '';
  }
}

/** The optional dependencies that the lockfile names but has no entry for, each with the place where it belongs. */
export function findMissing(packages) {
  const taken = new Map(Object.entries(packages).map(([path, { version }]) => [path, version]));
  const missing = [];
  const parents = Object.keys(packages).toSorted((a, b) => a.length - b.length);
  for (const parent of parents) {
    for (const [name, version] of Object.entries(packages[parent].optionalDependencies ?? {})) {
      const places = [...placesFor(parent, name)];
      const found = places.find((place) => taken.has(place));
      // The version that stands in the way is another package's: this one goes one step nearer to who asks for it.
      const conflict = found && PLATFORM.test(name) && taken.get(found) !== version;
      if (found && !conflict) continue;
      const path = conflict ? places[places.indexOf(found) - 1] : places.at(-1);
      taken.set(path, version);
      missing.push({ path, name, version, parent });
    }
  }
  return missing;
}

function toEntry({ name, version, parent }, packages) {
  const match = PLATFORM.exec(name);
  if (!match || !/^\d/u.test(version))
    throw new Error(`${name}@${version}: not the name of a native build`);
  const { os, cpu, abi } = match.groups;
  const wasm = os === 'wasm32';
  const { dev, engines } = packages[parent];
  return {
    version,
    cpu: [wasm ? 'wasm32' : cpu],
    ...(dev && { dev }),
    ...(LIBRARIES[abi] && { libc: [LIBRARIES[abi]] }),
    optional: true,
    ...(!wasm && { os: [os] }),
    ...(engines && { engines }),
  };
}

function main() {
  const lock = JSON.parse(readFileSync(FILE, 'utf8'));
  const missing = findMissing(lock.packages);
  for (const entry of missing) lock.packages[entry.path] = toEntry(entry, lock.packages);
  const inOrder = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(inOrder);
  writeFileSync(FILE, `${JSON.stringify(lock, undefined, 2)}\n`);
  process.stdout.write(
    `package-lock.json: ${missing.length} native builds of other platforms entered\n`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
