import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { announcesBreak, breakingChanges } from '../support/compatibility';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const SPEC = join(import.meta.dirname, '../../api-spec');
const RELEASED = join(SPEC, 'released/openapi.json');
const CURRENT = join(SPEC, 'bundled.json');

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Node {
  [key: string]: Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The released contract after `change`, as a file. */
const changed = (name: string, change: (contract: Node) => void): string => {
  const contract: unknown = JSON.parse(readFileSync(RELEASED, 'utf8'));
  if (!isNode(contract)) throw new Error('no contract');
  change(contract);
  const file = join(folder, `${name.replaceAll(/\W/gu, '-')}.json`);
  writeFileSync(file, JSON.stringify(contract));
  return file;
};

const at = (contract: Node, ...keys: readonly string[]): Node => {
  let place = contract;
  for (const key of keys) {
    const next = place[key];
    if (next === undefined) throw new Error(`no ${keys.join('/')}`);
    place = next;
  }
  return place;
};

const drop =
  (key: string, ...place: readonly string[]) =>
  (contract: Node) => {
    expect(Reflect.deleteProperty(at(contract, ...place), key)).toBe(true);
  };
const set =
  (key: string, value: unknown, ...place: readonly string[]) =>
  (contract: Node) => {
    Reflect.set(at(contract, ...place), key, value);
  };
const schema = (name: string, ...keys: readonly string[]) => [
  'components',
  'schemas',
  name,
  ...keys,
];
const LOGIN = schema('LoginRequest');

it('the contract has no breaking change, or its version says so', async () => {
  const breaks = announcesBreak(RELEASED, CURRENT) ? [] : await breakingChanges(RELEASED, CURRENT);
  expect(breaks).toEqual([]);
});

describe('a breaking change is', () => {
  it.each([
    ['a call that is gone', drop('/upload', 'paths')],
    ['a request field that is gone', drop('type', ...LOGIN, 'properties')],
    [
      'a request field that is newly needed',
      set('required', ['user_string', 'password', 'type'], ...LOGIN),
    ],
    ['a narrower type', set('enum', [1], ...LOGIN, 'properties', 'type')],
    ['another type', set('type', 'string', ...schema('UserInfo', 'properties', 'status'))],
    ['a parameter that is gone', set('parameters', [], 'paths', '/microtrade/lists', 'get')],
    ['a reply field that is gone', drop('email', ...schema('UserInfo', 'properties'))],
    ['a reply field that may be missing', set('required', ['id'], ...schema('UserInfo'))],
    ['a call that needs a token', drop('security', 'paths', '/news/list', 'post')],
    [
      'a refusal that is gone',
      (contract: Node) => {
        set('enum', ['request_failed'], ...schema('ErrorKey'))(contract);
        set('x-groups', { general: ['request_failed'] }, ...schema('ErrorKey'))(contract);
      },
    ],
    [
      'a refusal of another kind',
      set('general', ['wrong_password'], ...schema('ErrorKey', 'x-groups')),
    ],
  ])('%s', async (name, change) => {
    expect(await breakingChanges(RELEASED, changed(name, change))).not.toEqual([]);
  });
});

describe('a compatible change is', () => {
  it.each([
    ['another optional request field', set('memo', { type: 'string' }, ...LOGIN, 'properties')],
    ['another reply field', set('memo', { type: 'string' }, ...schema('UserInfo', 'properties'))],
    ['another description', set('description', 'Words.', 'info')],
    [
      'a refusal that a call gives no more',
      set('x-errors', ['parameter_wrong'], 'paths', '/user/login', 'post'),
    ],
    [
      'a refusal that is new: replies may hold any words',
      set('enum', ['wrong_password', 'brand_new'], ...schema('ErrorKey')),
    ],
  ])('%s', async (name, change) => {
    expect(await breakingChanges(RELEASED, changed(name, change))).toEqual([]);
  });
});

it.each([
  ['0.1.0', false],
  ['0.1.9', false],
  ['0.2.0', true],
  ['1.0.0', true],
])('version %s requires clients to change: %s', (version, expected) => {
  const file = changed(version, set('version', version, 'info'));
  expect(announcesBreak(RELEASED, file)).toBe(expected);
});
