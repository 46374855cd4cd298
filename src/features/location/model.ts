import * as zod from 'zod/mini';
import { addressLine, type Place, type Coordinates } from '@/domain/location/place';
import { nameCountries } from '@/lib/country-names';

/** Longest texts, in characters. */
export const LOCATION_LENGTHS = { town: 80, street: 120 } as const;

/** Validation errors of the form. */
export type LocationIssue = 'countryRequired' | 'townRequired';

const trimmed = zod.overwrite((typed: string) => typed.trim());

const fields = {
  /** English name, as in the server's list. */
  country: zod.string(),
  town: zod.string().check(trimmed),
  street: zod.string().check(trimmed),
};

const needed = (code: LocationIssue) => zod.minLength(1, { error: code });

/** Validates the form. With the position of the device the address may stay empty. */
export const locationSchema = (hasPosition: boolean) =>
  hasPosition
    ? zod.object(fields)
    : zod.object({
        country: zod.string().check(needed('countryRequired')),
        town: zod.string().check(trimmed, needed('townRequired')),
        street: fields.street,
      });

/** Values of the form. */
export type LocationValues = zod.infer<ReturnType<typeof locationSchema>>;

export const EMPTY_LOCATION: LocationValues = { country: '', town: '', street: '' };

/** Reads a stored draft; `undefined` for anything else. */
export const parseLocationDraft = (value: unknown): LocationValues | undefined =>
  zod.object({ country: zod.string(), town: zod.string(), street: zod.string() }).safeParse(value)
    .data;

/** The chosen place, with its address in the reader's language. */
export const toPlace = (
  { country, town, street }: LocationValues,
  position: Coordinates | undefined,
  locale: string,
): Place => {
  const [named] = country === '' ? [] : nameCountries([{ name: country }], locale);
  return {
    name: town,
    address: addressLine([street, town, named?.shownName ?? ''], locale),
    position,
  };
};
