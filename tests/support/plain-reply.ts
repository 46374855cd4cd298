import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { below, followed, isFields, keysOf, placeOf, type Place } from '@mocks/testing/contract';

type Fields = Readonly<Record<string, unknown>>;

const indexesOf = ({ value }: Place): readonly string[] =>
  Array.isArray(value) ? value.map((_one, index) => String(index)) : [];

/** The parts of a schema: itself, those of `allOf`, and those of the alternatives. */
const partsOf = (place: Place): readonly Place[] => {
  const here = followed(place);
  const lists = ['allOf', 'oneOf', 'anyOf']
    .filter((key) => keysOf(here).includes(key))
    .map((key) => below(here, key));
  return [
    here,
    ...lists.flatMap((list) => indexesOf(list).flatMap((index) => partsOf(below(list, index)))),
  ];
};

/** The schemas of a property in all parts that have it. */
const propertiesNamed = (parts: readonly Place[], name: string): readonly Place[] =>
  parts
    .filter((part) => keysOf(part).includes('properties'))
    .map((part) => below(part, 'properties'))
    .filter((properties) => keysOf(properties).includes(name))
    .map((properties) => below(properties, name));

/** True for a property that is ours: marked as an addition, or inferred. Both are optional in the contract. */
const isOurs = ({ value }: Place): boolean =>
  isFields(value) &&
  (String(value['description']).includes('Addition') || value['x-evidence'] === 'inferred');

const isRequired = (parts: readonly Place[], name: string): boolean =>
  parts.some(({ value }) => {
    const required = isFields(value) ? value['required'] : undefined;
    return Array.isArray(required) && required.includes(name);
  });

const itemsOf = (parts: readonly Place[]): readonly Place[] =>
  parts
    .filter((part) => keysOf(part).includes('items'))
    .flatMap((part) => partsOf(below(part, 'items')));

const strip = (value: unknown, parts: readonly Place[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => strip(one, itemsOf(parts)));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const schemas = propertiesNamed(parts, name);
      if (schemas.some(isOurs) && !isRequired(parts, name)) return [];
      return [[name, strip(child, schemas.flatMap(partsOf))]];
    }),
  );
};

const messageOf = (body: unknown): unknown => (isFields(body) ? body['message'] : undefined);

/**
 * The examples of a call's reply that succeed: what each says, and the same from a server that knows none of our additions.
 */
export const examplesOf = (
  id: OperationId,
): readonly { readonly name: string; readonly full: unknown; readonly plain: unknown }[] => {
  const { path, method } = OPERATIONS[id];
  const content = placeOf('paths', path, method.toLowerCase(), 'responses', '200', 'content');
  const json = below(content, 'application/json');
  const reply = partsOf(below(json, 'schema'));
  const examples = below(json, 'examples');
  return keysOf(examples).flatMap((name) => {
    const body = below(below(examples, name), 'value').value;
    if (!isFields(body) || body['type'] !== 'ok') return [];
    return [{ name, full: messageOf(body), plain: messageOf(strip(body, reply)) }];
  });
};

/** The rows of a message: of a page, of a list, or the message itself. */
export const rowsOf = (message: unknown): readonly Fields[] => {
  const rows = isFields(message) && Array.isArray(message['data']) ? message['data'] : message;
  return Array.isArray(rows) ? rows.filter(isFields) : isFields(rows) ? [rows] : [];
};
