import type { OperationId } from '@/api/generated/operations';
import { fieldPlace, itemPlace, replyPlace, type Place } from './contract-walk';
import { isFields, type Fields } from './fields';
import type { ExtraRow, FieldRow, Manner, Unknown } from './manner';

/** A word by which the contract marks what we added to the family's servers. */
const ADDITION = /\bAddition\b/u;

type Marked = Pick<ReturnType<typeof fieldPlace>, 'declared' | 'isRequired' | 'schemas'>;

/** True if a server without our additions does not know this field. What the contract requires, every server has. */
export const isUnknownField = (
  { declared, isRequired, schemas }: Marked,
  unknown: Unknown,
): boolean => {
  if (isRequired || declared.length === 0) return false;
  const isAddition = [...declared, ...schemas].some(({ description }) =>
    ADDITION.test(String(description)),
  );
  const isGuess = declared.every(({ 'x-evidence': evidence }) => evidence === 'inferred');
  return isAddition || (unknown === 'additions and guesses' && isGuess);
};

/** What a manner does to each value of a reply or event. */
export interface Rules extends Pick<Manner, 'unknown' | 'integersAsText'> {
  readonly fields: readonly FieldRow[];
  readonly extras: readonly ExtraRow[];
}

const written = (value: unknown, key: string, rules: Rules): unknown =>
  rules.fields
    .filter(({ fields }) => fields.includes(key))
    .reduce((before, { write }) => write(before), value);

const extrasFor = (value: Fields, { extras }: Rules): Fields =>
  extras
    .filter(({ beside }) => beside in value)
    .reduce((found, { add }) => ({ ...found, ...add(value) }), {});

const writeFields = (value: Fields, place: Place, rules: Rules): Fields => ({
  ...extrasFor(value, rules),
  ...Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const field = fieldPlace(place, key);
      if (isUnknownField(field, rules.unknown)) return [];
      const result = written(writeValue(inner, field, rules), key, rules);
      return result === undefined ? [] : [[key, result]];
    }),
  ),
});

/** A value of the contract in a manner: without unknown fields, and each value as its tables have it. */
export const writeValue = (value: unknown, place: Place, rules: Rules): unknown => {
  if (Array.isArray(value)) {
    const items = itemPlace(place);
    return value.map((item: unknown) => writeValue(item, items, rules));
  }
  if (isFields(value)) return writeFields(value, place, rules);
  return rules.integersAsText && typeof value === 'number' ? String(value) : value;
};

/** The body of a successful reply, in a manner. */
export const writeReply = (id: OperationId, body: Fields, manner: Manner): Fields => {
  const fields = manner.fields.filter(({ calls }) => calls === undefined || calls.includes(id));
  const extras = manner.extras.filter(({ calls }) => calls.includes(id));
  const place = replyPlace(id);
  const { type, code, ...rest } = body;
  // The envelope itself is the same everywhere: its type is text, its code a number.
  const inner = writeFields(rest, place, { ...manner, fields, extras });
  const row = manner.messages.find(({ call }) => call === id);
  return {
    ...(type === undefined ? { code } : { type }),
    ...inner,
    ...(row === undefined ? {} : { message: row.write(inner['message']) }),
  };
};
