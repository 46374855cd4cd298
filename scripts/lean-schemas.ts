/**
 * Rewrites the contract to an equivalent document from which smaller zod schemas are generated, as these are shipped to
 * every phone. Pure. Throws on anything in the contract that a step does not support.
 */
type Json = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectAt = (parent: Json, key: string): Json => {
  const value = parent[key];
  if (!isObject(value)) throw new Error(`The contract has no "${key}".`);
  return value;
};

const mapValue = (value: unknown, change: (object: Json) => Json): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, change));
  return isObject(value) ? mapObjects(value, change) : value;
};

/** Maps every object of a document with `change`, innermost first. */
const mapObjects = (value: Json, change: (object: Json) => Json): Json =>
  change(
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapValue(item, change)])),
  );

const NOTES = new Set(['description', 'example', 'examples']);

/** A property can have the name of a note, but then its value is a schema object. */
const isNote = (key: string, value: unknown): boolean =>
  key.startsWith('x-') || (NOTES.has(key) && !isObject(value));

/**
 * Removes notes for readers: beside a reference they make the generator inline the schema. Keeps the descriptions of
 * replies, which OpenAPI requires.
 */
const dropNotes = (object: Json): Json =>
  object['content'] === undefined
    ? Object.fromEntries(Object.entries(object).filter(([key, value]) => !isNote(key, value)))
    : object;

const REFERENCE = /^#\/components\/schemas\/(\w+)$/u;

/** The schema that an object refers to, if any. */
const schemaOf = (schemas: Json, object: unknown): unknown => {
  const name = isObject(object) ? REFERENCE.exec(String(object['$ref']))?.[1] : undefined;
  return name === undefined ? undefined : schemas[name];
};

/** Copies a schema's default beside each reference to it; otherwise the generator makes the field optional. */
const repeatDefault =
  (schemas: Json) =>
  (object: Json): Json => {
    const schema = schemaOf(schemas, object);
    const value = isObject(schema) ? schema['default'] : undefined;
    return value === undefined ? object : { ...object, default: value };
  };

/** Merges an object with the object it extends, because an intersection validates twice and merges the results. */
const mergeExtension =
  (schemas: Json) =>
  (object: Json): Json => {
    const all = object['allOf'];
    if (!Array.isArray(all)) return object;
    const parts = all.map((part: unknown) => {
      const found = schemaOf(schemas, part) ?? part;
      if (!isObject(found) || found['type'] !== 'object' || found['allOf'] !== undefined)
        throw new Error(`allOf of something else than plain objects: ${JSON.stringify(all)}`);
      return found;
    });
    return {
      type: 'object',
      required: parts.flatMap(({ required }): unknown[] =>
        Array.isArray(required) ? required : [],
      ),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    };
  };

const isAnyText = (schema: unknown): boolean =>
  isObject(schema) && schema['type'] === 'string' && Object.keys(schema).length === 1;

/** Leaves out the texts listed by name where any text is allowed: they say what to expect, and allow nothing more. */
const dropListedTexts = (schemas: Json) => {
  const isListed = (part: unknown): boolean => {
    const schema = schemaOf(schemas, part) ?? part;
    return isObject(schema) && schema['type'] === 'string' && schema['enum'] !== undefined;
  };
  return (object: Json): Json => {
    const parts = object['anyOf'];
    if (!Array.isArray(parts) || !parts.some(isAnyText)) return object;
    return { ...object, anyOf: parts.filter((part: unknown) => !isListed(part)) };
  };
};

const LIMITS = new Set(['type', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum']);

/** A key for the limits of a string or integer schema that has only limits. */
const limitsOf = (object: Json): string | undefined => {
  const entries = Object.entries(object);
  const isLimited =
    (object['type'] === 'string' || object['type'] === 'integer') &&
    entries.length > 1 &&
    entries.every(([key]) => LIMITS.has(key));
  return isLimited ? JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b))) : undefined;
};

/** Shares one schema among all fields with the same limits, which the generator would repeat for each field. */
const shareLimits = (contract: Json): Json => {
  const found = new Map<string, Json[]>();
  mapObjects(contract, (object) => {
    const limits = limitsOf(object);
    if (limits !== undefined) found.set(limits, [...(found.get(limits) ?? []), object]);
    return object;
  });
  const shared = [...found].filter(([, { length }]) => length > 1);
  const nameOf = new Map(shared.map(([limits], index) => [limits, `Limited${index + 1}`]));
  const result = mapObjects(contract, (object) => {
    const name = nameOf.get(limitsOf(object) ?? '');
    return name === undefined ? object : { $ref: `#/components/schemas/${name}` };
  });
  const components = objectAt(result, 'components');
  const own = Object.fromEntries(
    shared.map(([, [schema]], index) => [`Limited${index + 1}`, schema]),
  );
  return {
    ...result,
    components: { ...components, schemas: { ...objectAt(components, 'schemas'), ...own } },
  };
};

export const toLeanSchemas = <D extends object>(document: D): D => {
  const plain = mapObjects(Object.fromEntries(Object.entries(document)), dropNotes);
  const schemas = objectAt(objectAt(plain, 'components'), 'schemas');
  const whole = [repeatDefault, dropListedTexts, mergeExtension].reduce(
    (contract, step) => mapObjects(contract, step(schemas)),
    plain,
  );
  return { ...document, ...shareLimits(whole) };
};
