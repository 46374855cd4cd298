import type { OperationId } from '@/api/generated/operations';
import { fieldPlace, itemPlace, replyPlace, type Place } from '@mocks/manners/contract-walk';
import { isFields } from '@mocks/manners/fields';
import { isUnknownField } from '@mocks/manners/write-reply';

const isOurs = (place: Place, name: string): boolean =>
  isUnknownField(fieldPlace(place, name), 'additions and guesses');

const namesOf = ({ schemas }: Place): readonly string[] =>
  schemas.flatMap(({ properties }) => (isFields(properties) ? Object.keys(properties) : []));

/** Notes for each field of ours at a place whether it was ever seen. */
const look = (value: unknown, place: Place, seen: Map<string, boolean>, path: string): void => {
  if (Array.isArray(value)) {
    const items = itemPlace(place);
    for (const item of value) look(item, items, seen, path);
    return;
  }
  if (!isFields(value)) return;
  for (const name of new Set(namesOf(place))) {
    const key = path === '' ? name : `${path}.${name}`;
    if (isOurs(place, name)) seen.set(key, seen.get(key) === true || name in value);
    if (name in value) look(value[name], fieldPlace(place, name), seen, key);
  }
};

/**
 * Our additions, and fields that are only inferred, that a reply never has, as paths. One that only some rows have (the reason of a cancellation) is
 * named too if none of these rows has it.
 */
export const absentFields = (id: OperationId, body: unknown): readonly string[] => {
  const seen = new Map<string, boolean>();
  look(body, replyPlace(id), seen, '');
  return [...seen].flatMap(([key, isSeen]) => (isSeen ? [] : [key.replace(/^message\./u, '')]));
};
