import events from '@/api/generated/events/asyncapi.json';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import contract from '../../api-spec/bundled.json';
import { isFields, type Fields } from './fields';

/** A schema of the contract with everything that it may stand for: branches of unions, parts of intersections. */
export type Schemas = readonly Fields[];

const valueAt = (document: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), document);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const PARTS = ['allOf', 'oneOf', 'anyOf'] as const;

/** A schema without references and unions. A reference keeps the description beside it. */
const expand = (document: unknown, schema: unknown): Schemas => {
  if (!isFields(schema)) return [];
  const target = schema['$ref'];
  if (typeof target === 'string') {
    const inner = valueAt(document, target.split('/').slice(1));
    return expand(document, inner).map((found) =>
      schema['description'] === undefined
        ? found
        : { ...found, description: schema['description'] },
    );
  }
  const parts = PARTS.flatMap((name) => listOf(schema[name]));
  return [schema, ...parts.flatMap((part) => expand(document, part))];
};

/** A document with schemas, and a place in it. */
export interface Place {
  readonly document: unknown;
  readonly schemas: Schemas;
}

const JSON_TYPE = 'application/json';

/** The reply to a call. */
export const replyPlace = (id: OperationId): Place => {
  const { path, method } = OPERATIONS[id];
  const keys = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', JSON_TYPE];
  return {
    document: contract,
    schemas: expand(contract, valueAt(contract, [...keys, 'schema'])),
  };
};

/** The body of a call; empty for a call without one. */
export const requestPlace = (id: OperationId): Place => {
  const { path, method } = OPERATIONS[id];
  const keys = ['paths', path, method.toLowerCase(), 'requestBody', 'content', JSON_TYPE];
  return {
    document: contract,
    schemas: expand(contract, valueAt(contract, [...keys, 'schema'])),
  };
};

/** The payload of an event of the socket. */
export const eventPlace = (name: string): Place => {
  const keys = ['components', 'messages', name, 'payload'];
  return { document: events, schemas: expand(events, valueAt(events, keys)) };
};

/** True for a call that the contract marks as ours. */
export const isOwnCall = (id: OperationId): boolean => {
  const { path, method } = OPERATIONS[id];
  return valueAt(contract, ['paths', path, method.toLowerCase(), 'x-addition']) === true;
};

/** A field of an object in the contract. */
interface FieldPlace extends Place {
  /** Where it is declared. */
  readonly isRequired: boolean;
  /** What each declaration says. */
  readonly declared: readonly Fields[];
}

/** The declarations of a field. */
export const fieldPlace = ({ document, schemas }: Place, key: string): FieldPlace => {
  const owners = schemas.filter((schema) => valueAt(schema, ['properties', key]) !== undefined);
  const declared = owners.map((schema) => valueAt(schema, ['properties', key])).filter(isFields);
  const open = schemas.map((schema) => schema['additionalProperties']).filter(isFields);
  return {
    document,
    declared,
    isRequired: schemas.some(({ required }) => Array.isArray(required) && required.includes(key)),
    schemas: (declared.length > 0 ? declared : open).flatMap((schema) => expand(document, schema)),
  };
};

/** The items of a list in the contract. */
export const itemPlace = ({ document, schemas }: Place): Place => ({
  document,
  schemas: schemas.flatMap(({ items, prefixItems }) => [
    ...expand(document, items),
    ...listOf(prefixItems).flatMap((item) => expand(document, item)),
  ]),
});
