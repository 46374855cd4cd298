import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { OPERATION_IDS } from '@mocks/http/operations';
import { isFields, placeOf } from '@mocks/testing/contract';

const ROOT = join(import.meta.dirname, '../..');
const USUAL = 'src/api/generated';
const AGAIN = 'src/api/.generated-again';

afterAll(() => rmSync(join(ROOT, AGAIN), { recursive: true, force: true }));

const filesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.{ts,json}', { cwd: join(ROOT, folder) })
      .toSorted()
      .map((name) => [name, readFileSync(join(ROOT, folder, name), 'utf8')]),
  );

it('is deterministic: generating again gives the same bytes', async () => {
  await promisify(execFile)('node', ['scripts/generate.ts', AGAIN], { cwd: ROOT });
  const usual = new Map(filesOf(USUAL));
  usual.set('bundled.json', readFileSync(join(ROOT, 'api-spec/bundled.json'), 'utf8'));
  const types = 'tests/second-client/generated/contract.d.ts';
  usual.set('second-client.d.ts', readFileSync(join(ROOT, types), 'utf8'));
  const again = filesOf(AGAIN);
  expect([...again.keys()].toSorted()).toEqual([...usual.keys()].toSorted());
  expect([...again].filter(([name, text]) => usual.get(name) !== text)).toEqual([]);
  expect(again.size).toBeGreaterThan(300);
});

it('has one schema for fields with the same limits', () => {
  const schemas = [...filesOf(`${USUAL}/zod/schemas`).values()];
  const money = String.raw`(\\.\\d{1,18})?$`;
  expect(schemas.filter((text) => text.includes(money)).length).toBe(1);
  expect(
    schemas.filter((text) => /^import .*(?:Limited|Decimal)/mu.test(text)).length,
  ).toBeGreaterThan(50);
});

const HOOKS = [...filesOf(`${USUAL}/hooks`).values()].join('\n');
const pascal = (id: string): string => id.slice(0, 1).toUpperCase() + id.slice(1);
const place = (id: (typeof OPERATION_IDS)[number], ...keys: readonly string[]): unknown => {
  const { path, method } = OPERATIONS[id];
  try {
    return placeOf('paths', path, method.toLowerCase(), ...keys).value;
  } catch {
    return undefined;
  }
};

describe('the generated hook of a call', () => {
  const READS = OPERATION_IDS.filter((id) =>
    String(place(id, 'summary')).includes('A read, though it is a POST'),
  );

  it('is a query if it reads, POST or not', () => {
    expect(READS.length).toBeGreaterThan(10);
    const gets = OPERATION_IDS.filter((id) => OPERATIONS[id].method === 'GET');
    const without = [...READS, ...gets].filter(
      (id) => !HOOKS.includes(`export function use${pascal(id)}<TData =`),
    );
    expect(without).toEqual([]);
  });

  it('is a mutation if it changes something', () => {
    const queries = OPERATION_IDS.filter(
      (id) => OPERATIONS[id].method !== 'GET' && HOOKS.includes(`get${pascal(id)}QueryKey`),
    );
    expect(queries).toEqual(READS);
  });

  it('is an infinite query if the list has pages', () => {
    const paged = OPERATION_IDS.filter((id) => {
      const parameters = place(id, 'parameters');
      const inQuery =
        Array.isArray(parameters) &&
        JSON.stringify(parameters).includes('#/components/parameters/Page"');
      const body = place(id, 'requestBody', 'content', 'application/json', 'schema', 'properties');
      return inQuery || (isFields(body) && 'page' in body);
    });
    expect(paged.length).toBeGreaterThan(12);
    const without = paged.filter((id) => !HOOKS.includes(`export const ${id}Pages = `));
    expect(without).toEqual([]);
  });
});
