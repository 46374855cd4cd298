import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVENTS } from '@/api/generated/events';
import { OPERATIONS } from '@/api/generated/operations';
import { ErrorKey } from '@/api/generated/zod/schemas';
import { OPERATION_IDS } from '@mocks/http/operations';
import texts from '@locales/en/errors.json';
import { MAGIC_VALUES } from '@mocks/scenarios/magic-values';
import { REFUSAL_CASES, type RefusalCase } from '@mocks/scenarios/refusal-cases';
import { isFields, placeOf } from '@mocks/testing/contract';
import { refusalRowsOf } from '../support/trading-refusals';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = { calls: '', events: '' };
beforeAll(async () => {
  await promisify(execFile)('node', ['scripts/build-docs.ts', folder], { cwd: ROOT });
  pages.calls = readFileSync(join(folder, 'index.html'), 'utf8');
  pages.events = readFileSync(join(folder, 'events.html'), 'utf8');
});

const missingFrom = (page: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => !page.includes(word));

/** The fields of each call that a case sends. */
const fieldsOf = ({ after = [], fields }: RefusalCase): readonly unknown[] => [
  ...after.flatMap((step) => ('fields' in step ? [step.fields] : [])),
  fields,
];

/** The fields of each call that the page shows in the row of a refusal. */
const fieldsShown = (page: string, key: string): readonly unknown[] => {
  const row = page.split('<tr>').find((text) => text.startsWith(`<td><code>${key}</code></td>`));
  const shown = row?.matchAll(/<code>(\{.*?\})<\/code>/gu) ?? [];
  return [...shown].map(([, json = '']): unknown => JSON.parse(json.replaceAll('&quot;', '"')));
};

describe('the contract’s documentation', () => {
  it('shows every call, refusal, event and magic value', () => {
    const paths = OPERATION_IDS.map((id) => OPERATIONS[id].path);
    expect(missingFrom(pages.calls, [...OPERATION_IDS, ...paths, ...ErrorKey.options])).toEqual([]);
    expect(missingFrom(pages.calls, ['QUAYSIDE', '111111', '000000', '222222', '333333'])).toEqual(
      [],
    );
    // A call without any answer is not a refusal; the table of magic values describes it in words.
    const forcing = MAGIC_VALUES.flatMap((row) => ('key' in row ? [row.value] : []));
    const later = refusalRowsOf('closePosition').map(({ value }) => value ?? '');
    expect(missingFrom(pages.calls, [...forcing, ...later])).toEqual([]);
    expect(missingFrom(pages.events, Object.keys(EVENTS))).toEqual([]);
  });

  it('shows the text of each refusal', () => {
    const plain = Object.values(texts).filter((text) => /^[\w ,.]+$/u.test(text));
    expect(plain.length).toBeGreaterThan(50);
    expect(missingFrom(pages.calls, plain)).toEqual([]);
  });

  it('shows a way to each refusal of the mock', () => {
    const cases = Object.entries(REFUSAL_CASES);
    expect(cases.length).toBeGreaterThan(70);
    const shown = cases.map(([key]) => [key, fieldsShown(pages.calls, key)]);
    expect(shown).toEqual(cases.map(([key, found]) => [key, fieldsOf(found)]));
  });

  it('loads no script or style from elsewhere', () => {
    for (const page of Object.values(pages)) {
      expect(page.match(/<(?:script|link)[^>]+(?:src|href)="https?:[^>]*>/giu)).toBeNull();
    }
  });
});

it('lists the same additions as the README', () => {
  const readme = readFileSync(join(ROOT, 'api-spec/README.md'), 'utf8');
  const listed = readme.slice(
    readme.indexOf('- Calls (`x-addition'),
    readme.indexOf('- The `Idempotency-Key`'),
  );
  const marked = OPERATION_IDS.filter((id) => {
    const { value } = placeOf('paths', OPERATIONS[id].path, OPERATIONS[id].method.toLowerCase());
    return isFields(value) && value['x-addition'] === true;
  });
  const named = OPERATION_IDS.filter((id) => listed.includes(`\`${id}\``));
  expect(named).toEqual(marked);
});

/** A call of the contract in back-ticks, such as `wallet/out`; a method or `/api` may stand before it. */
const NAMED_CALL = /`(?:[A-Z]+ )?(?:\/api)?\/?([a-z_]+(?:\/\w+)+)`/gu;

it('the documents name only calls that the contract has', () => {
  const paths = new Set<string>(OPERATION_IDS.map((id) => OPERATIONS[id].path));
  const groups = new Set([...paths].map((path) => path.split('/')[1]));
  const calls = globSync('{docs,mocks}/*.md', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAMED_CALL)]
      .map(([, name = '']) => ({ file, name }))
      // Other words with a slash are folders of this repository and the like.
      .filter(({ name }) => groups.has(name.split('/')[0])),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter(({ name }) => !paths.has(`/${name}`))).toEqual([]);
});
