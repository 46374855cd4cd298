import { expect, test } from 'vitest';
import { SOURCE_FILES, isTest } from './source-files';

const HOME = 'src/domain/codes/';
/** Two equal entries make a copy; a single one may be a coincidence. */
const TELLING = 2;

const LITERALS = /\{(?<entries>[^{}]*)\}/gu;
const NAME_TO_CODE = /(?<![\w.])'?(?<name>[a-z]\w*)'?: (?<code>-?\d+)(?![\w.])/gu;
const CODE_TO_NAME = /(?<![\w.])'?(?<code>-?\d+)'?: '(?<name>\w+)'/gu;

/** The entries of the object literals of a text, as `name code`, in whichever direction they are written. */
const tablesIn = (text: string): readonly ReadonlySet<string>[] =>
  [...text.matchAll(LITERALS)].map(({ groups }) => {
    const entries = groups?.['entries'] ?? '';
    const found = [...entries.matchAll(NAME_TO_CODE), ...entries.matchAll(CODE_TO_NAME)];
    return new Set(found.map((entry) => `${entry.groups?.['name']} ${entry.groups?.['code']}`));
  });

const CODES = SOURCE_FILES.filter(({ path }) => path.startsWith(HOME) && !path.includes('.test.'))
  .flatMap(({ text }) => tablesIn(text))
  .filter(({ size }) => size >= TELLING);

const isCopy = (table: ReadonlySet<string>): boolean =>
  CODES.some((codes) => [...table].filter((entry) => codes.has(entry)).length >= TELLING);

test('codes of the wire are declared in src/domain/codes alone', () => {
  expect(CODES.length).toBeGreaterThan(0);
  const others = SOURCE_FILES.filter(
    (file) => /^(?:src|mocks)\//u.test(file.path) && !file.path.startsWith(HOME) && !isTest(file),
  );
  expect(others.filter(({ text }) => tablesIn(text).some(isCopy)).map(({ path }) => path)).toEqual(
    [],
  );
});
