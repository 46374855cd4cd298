import { describe, expect, test } from 'vitest';
import { APP_FILES, SOURCE_FILES, findLines, isTest } from './source-files';

const OTHERS = SOURCE_FILES.filter(({ path }) => path !== 'tests/architecture/habits.test.ts');

/** Lint rules that a file may disable, how often, and why. Any other disabling fails. */
const EXCEPTIONS: readonly { file: string; rule: string; times: number; why: string }[] = [
  {
    file: 'src/api/client.ts',
    rule: 'typescript/no-unsafe-type-assertion',
    times: 1,
    why: 'the reply was parsed by the schema that the type was generated with, which the compiler cannot know',
  },
  {
    file: 'src/domain/money/plain-decimal.ts',
    rule: 'typescript/no-unsafe-type-assertion',
    times: 1,
    why: 'the branded constructor: the one place where checked text becomes a Decimal',
  },
  {
    file: 'mocks/http/dispatch.ts',
    rule: 'typescript/no-unsafe-type-assertion',
    times: 2,
    why: "one operation's schema, input and caller types are generated together, which the compiler cannot follow through a table",
  },
  {
    file: 'mocks/engine/market/exact-math.test.ts',
    rule: 'no-restricted-properties',
    times: 1,
    why: "compares the engine's own functions with the platform's, which the engine itself may not use",
  },
  {
    file: 'src/ui/input/switch.tsx',
    rule: 'jsx-a11y/role-has-required-aria-props',
    times: 1,
    why: 'the state of a native checkbox is its own; ARIA in HTML forbids aria-checked on one',
  },
];

const SWITCHED_OFF = /(?:ox|es)lint-disable(?:-next-line|-line)?\s+(?<rules>[\w\-/@, ]+)/gu;

describe('tests', () => {
  test('all run: none is skipped, focused or a todo', () => {
    const pattern =
      /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|fail|fails|skipIf|runIf)\b/u;
    expect(findLines(OTHERS.filter(isTest), pattern)).toEqual([]);
  });
});

describe('the app', () => {
  test('mentions the code 999 only in the envelope', () => {
    const files = APP_FILES.filter(({ text }) => /\b999\b/u.test(text)).map(({ path }) => path);
    expect(files).toEqual(['src/api/envelope.ts']);
  });
});

describe('comments', () => {
  test('contain no TODO: open work is an issue', () => {
    expect(findLines(OTHERS, /\b(?:TODO|FIXME|XXX|HACK)\b/u)).toEqual([]);
  });

  test('never silence the compiler', () => {
    expect(findLines(OTHERS, /@ts-(?:ignore|expect-error|nocheck)/u)).toEqual([]);
  });

  test('disable a lint rule only where it is agreed', () => {
    const found = OTHERS.flatMap(({ path, text }) =>
      [...text.matchAll(SWITCHED_OFF)].flatMap(({ groups }) =>
        (groups?.['rules'] ?? '').split(',').map((rule) => `${path}: ${rule.trim().split(' ')[0]}`),
      ),
    );
    const agreed = EXCEPTIONS.flatMap(({ file, rule, times }) =>
      Array.from({ length: times }, () => `${file}: ${rule}`),
    );
    expect(found.toSorted()).toEqual(agreed.toSorted());
  });

  test('never disable lint rules without naming one', () => {
    expect(
      findLines(OTHERS, /(?:ox|es)lint-disable(?:-next-line|-line)?\s*(?:\*\/|--|$)/u),
    ).toEqual([]);
  });
});
