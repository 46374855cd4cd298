import type { EventName } from '@/api/generated/events';
import { eventPlace } from './contract-walk';
import { isFields, type Fields } from './fields';
import type { Manner } from './manner';
import { writeValue } from './write-reply';

/** An event in a manner; `undefined` if such a server does not send it. Its name and its receiver are never changed. */
export const writeEvent = (
  event: Fields & { readonly type: EventName },
  manner: Manner,
): Fields | undefined => {
  if (!manner.events.includes(event.type)) return undefined;
  const { type, to } = event;
  const rules = {
    unknown: manner.unknown,
    integersAsText: manner.integersAsText,
    fields: [],
    extras: [],
  };
  const written = writeValue(event, eventPlace(type), rules);
  if (!isFields(written)) return undefined;
  const named = { ...written, type, ...(to === undefined ? {} : { to }) };
  return manner.eventRows
    .filter((row) => row.event === type)
    .reduce<Fields>((before, { write }) => write(before), named);
};
