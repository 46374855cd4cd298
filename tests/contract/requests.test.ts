import { expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { OPERATION_IDS } from '@mocks/http/operations';
import { below, followed, isFields, keysOf, placeOf, type Place } from '@mocks/testing/contract';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = ({ value }: Place): Fields => (isFields(value) ? value : {});

/** A field merged with the siblings of its reference, which override the target. */
const merged = (place: Place): Fields => ({ ...fieldsOf(followed(place)), ...fieldsOf(place) });

const children = (place: Place, key: string): readonly Place[] => {
  const { value } = followed(place);
  const list: unknown = isFields(value) ? value[key] : undefined;
  if (Array.isArray(list)) return list.map((_, index) => below(below(place, key), String(index)));
  return isFields(list)
    ? keysOf(below(place, key)).map((name) => below(below(place, key), name))
    : [];
};

/** The fields of an object, of all its alternatives, and of all its parts. */
const properties = (schema: Place): readonly Place[] => [
  ...children(schema, 'properties'),
  ...['oneOf', 'anyOf', 'allOf'].flatMap((key) => children(schema, key).flatMap(properties)),
];

/** Everything that a caller sends, with its description and schema. */
const sentBy = (id: OperationId) => {
  const { path, method } = OPERATIONS[id];
  const operation = placeOf('paths', path, method.toLowerCase());
  const parameters = children(operation, 'parameters').map((place) => {
    const parameter = merged(place);
    const schema = merged(below(place, 'schema'));
    return {
      at: `${id} ${String(parameter['name'])}`,
      schema,
      meaning: parameter['description'] ?? schema['description'],
    };
  });
  const bodies =
    children(operation, 'requestBody').length > 0 || 'requestBody' in fieldsOf(operation);
  const fields = bodies
    ? children(below(operation, 'requestBody'), 'content').flatMap((content) =>
        properties(below(content, 'schema')),
      )
    : [];
  return [
    ...parameters,
    ...fields.map((place) => {
      const schema = merged(place);
      return { at: `${id} ${place.pointer}`, schema, meaning: schema['description'] };
    }),
  ];
};

const SENT = OPERATION_IDS.flatMap(sentBy);

const isBounded = ({ type, maximum, minimum, maxLength, pattern, format, ...schema }: Fields) => {
  if ('enum' in schema || 'const' in schema || format === 'binary') return true;
  if (type === 'integer') return maximum !== undefined && minimum !== undefined;
  return type === 'string' && (maxLength !== undefined || pattern !== undefined);
};

it('every request field has a description', () => {
  expect(SENT.length).toBeGreaterThan(400);
  expect(SENT.filter(({ meaning }) => typeof meaning !== 'string').map(({ at }) => at)).toEqual([]);
});

it('every request field has a type with bounds', () => {
  expect(SENT.filter(({ schema }) => !isBounded(schema)).map(({ at }) => at)).toEqual([]);
});
