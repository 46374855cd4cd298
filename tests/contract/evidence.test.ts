import { expect, it } from 'vitest';
import { followed, isFields, placeOf, below, keysOf, type Place } from '@mocks/testing/contract';

const EVIDENCE: readonly unknown[] = ['seen', 'inferred'];

const markOf = ({ value }: Place): unknown => (isFields(value) ? value['x-evidence'] : undefined);

/** A bare reference to an object takes the evidence of that object's own fields. */
const isObjectReference = (place: Place): boolean => {
  const target = followed(place);
  if (target.pointer === place.pointer || !isFields(target.value)) return false;
  return 'properties' in target.value || 'allOf' in target.value;
};

/** Every field of every object below a place, at any depth. */
const fieldsBelow = (place: Place): readonly Place[] => {
  const { value } = place;
  if (Array.isArray(value)) {
    return value.flatMap((_, index) => fieldsBelow(below(place, String(index))));
  }
  if (!isFields(value) || '$ref' in value) return [];
  const own = isFields(value['properties']) ? fieldsOf(below(place, 'properties')) : [];
  const nested = keysOf(place).filter((key) => key !== 'examples' && key !== 'properties');
  return [...own, ...nested.flatMap((key) => fieldsBelow(below(place, key)))];
};

const fieldsOf = (properties: Place): readonly Place[] =>
  keysOf(properties).flatMap((key) => {
    const field = below(properties, key);
    return [field, ...fieldsBelow(field)];
  });

const childrenOf = (place: Place): readonly Place[] =>
  keysOf(place).map((key) => below(place, key));

const unmarked = (fields: readonly Place[]): readonly string[] =>
  fields
    .filter((field) => !isObjectReference(field) && !EVIDENCE.includes(markOf(field)))
    .map(({ pointer }) => pointer);

it('every field of every schema says whether it was seen or inferred', () => {
  const fields = childrenOf(placeOf('components', 'schemas')).flatMap(fieldsBelow);
  expect(fields.length).toBeGreaterThan(150);
  expect(unmarked(fields)).toEqual([]);
});

it('every parameter says whether it was seen or inferred', () => {
  const parameters = childrenOf(placeOf('components', 'parameters'));
  expect(parameters.length).toBeGreaterThan(5);
  expect(unmarked(parameters)).toEqual([]);
});

it('a field without its mark is found at any depth', () => {
  const value = {
    allOf: [{ properties: { data: { type: 'array', items: { properties: { id: {} } } } } }],
  };
  expect(unmarked(fieldsBelow({ pointer: '#', value }))).toEqual([
    '#/allOf/0/properties/data',
    '#/allOf/0/properties/data/items/properties/id',
  ]);
});
