import { mismatchesOf, type Mismatch } from '@/api/dialects/mismatches';
import { isFields } from '@mocks/manners/fields';
import { anonymise } from './anonymise';

type Path = readonly PropertyKey[];

/** What is used here of the issues of a schema. */
type Issue = Parameters<typeof mismatchesOf>[0][number] & {
  readonly values?: readonly unknown[] | undefined;
  readonly errors?: readonly (readonly Issue[])[] | undefined;
};

/** A reply that does not fit: its issues with the schema, as it came, and after folding. */
interface Misfit {
  readonly issues: readonly Issue[];
  readonly body: unknown;
  readonly folded: unknown;
}

const MOST_CHARACTERS = 40;
/** Values of an enumeration named in a row. */
const MOST_VALUES = 8;

const at = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    body,
  );

const pathText = (path: Path): string =>
  path.length === 0
    ? 'the reply'
    : path.map((key) => (typeof key === 'number' ? '[]' : String(key))).join('.');

const nameOf = (path: Path): string => path.findLast((key) => typeof key === 'string') ?? 'message';

/** What came, without anything personal. */
const cameText = (value: unknown, path: Path): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isFields(value)) return `an object with ${Object.keys(value).length} fields`;
  const name = nameOf(path);
  const shown = JSON.stringify(at(anonymise({ [name]: value }, [], true), [name]));
  return `${typeof value} ${shown.slice(0, MOST_CHARACTERS)}`;
};

/** The values that an enumeration at a path allows, in whichever branch of a union. */
const valuesAt = (issues: readonly Issue[], path: Path): readonly unknown[] =>
  issues.flatMap(({ path: own, values = [], errors = [] }) => {
    if (own.some((key, index) => key !== path[index])) return [];
    const rest = path.slice(own.length);
    return [
      ...(rest.length === 0 ? values : []),
      ...errors.flatMap((branch) => valuesAt(branch, rest)),
    ];
  });

/** What is expected where no type is named, by the kind of the issue. */
const EXPECTED: Readonly<Record<string, string>> = {
  too_small: 'a greater or longer value',
  too_big: 'a smaller or shorter value',
  invalid_format: 'another form of text',
};

const expectedText = ({ path, expected, kind = '' }: Mismatch, issues: readonly Issue[]) => {
  if (expected !== undefined) return expected;
  const values = [...new Set(valuesAt(issues, path))].map((value) => JSON.stringify(value));
  if (values.length === 0) return EXPECTED[kind] ?? 'another value';
  const more = values.length > MOST_VALUES ? ` or ${values.length - MOST_VALUES} more` : '';
  return `${values.length > 1 ? 'one of ' : ''}${values.slice(0, MOST_VALUES).join(', ')}${more}`;
};

/** The fields that do not fit, each with what was expected and what came. Items of a list are named once. */
export const misfitTexts = ({ issues, body, folded }: Misfit): readonly string[] => {
  // What the rules of the app make of it is no reply either.
  if (!isFields(body)) return [`the reply: object expected, ${cameText(body, [])} came`];
  const places = new Map(
    mismatchesOf(issues).map((mismatch) => {
      const { path } = mismatch;
      const came = at(folded, path) ?? at(body, path);
      const text = `${pathText(path)}: ${expectedText(mismatch, issues)} expected, ${cameText(came, path)} came`;
      return [pathText(path), text];
    }),
  );
  return [...places.values()];
};
