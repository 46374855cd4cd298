import contract from '../../api-spec/bundled.json';

type Fields = Readonly<Record<string, unknown>>;

/** True for a JSON object. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place in the bundled contract: its value, and its JSON pointer after following references. */
export interface Place {
  readonly pointer: string;
  readonly value: unknown;
}

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

const ROOT: Place = { pointer: '#', value: contract };

/** The target of a reference; any other place is returned unchanged. */
export const followed = (place: Place): Place => {
  const target = isFields(place.value) ? place.value['$ref'] : undefined;
  if (typeof target !== 'string') return place;
  return placeOf(...target.split('/').slice(1).map(unescape));
};

/** A child of a place. Throws if it does not exist. */
export const below = (place: Place, key: string): Place => {
  const { pointer, value } = followed(place);
  const child: unknown =
    isFields(value) || Array.isArray(value) ? Reflect.get(value, key) : undefined;
  if (child === undefined) throw new Error(`the contract has no ${pointer}/${key}`);
  return { pointer: `${pointer}/${escape(key)}`, value: child };
};

/** The place at a path of keys from the root, following references. */
export const placeOf = (...keys: readonly string[]): Place => {
  let place = ROOT;
  for (const key of keys) place = below(place, key);
  return followed(place);
};

/** The keys of a place in the order of the contract; empty if it is not an object. */
export const keysOf = ({ value }: Place): readonly string[] =>
  isFields(value) ? Object.keys(value) : [];
