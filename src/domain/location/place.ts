import { compare, decimal } from '../money/plain-decimal';

/** A position as decimal text of degrees. */
export interface Coordinates {
  readonly latitude: string;
  readonly longitude: string;
}

/** A place that is shown. Texts may be written by anybody: they are cleaned, and mean nothing more. */
export interface Place {
  readonly name: string;
  readonly address: string;
  readonly position: Coordinates | undefined;
}

/** A place as it was read. */
export interface PlaceReading {
  /** `undefined` if nothing of a place is left. */
  readonly place: Place | undefined;
  /** True if coordinates were there and are none. */
  readonly isPositionWrong: boolean;
}

/** Anything with fields of text: a query, or what one screen hands to another. */
export interface PlaceFields {
  readonly get: (name: 'name' | 'address' | 'latitude' | 'longitude') => string | null;
}

const LONGEST = { name: /^.{0,80}/u, address: /^.{0,240}/u } as const;
/** Steps of a degree, of about one metre. */
const STEPS = 100_000;
const BOUNDS = { latitude: 90, longitude: 180 } as const;

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/u;

/** Line breaks and characters that cannot be seen, some of which turn the line around. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Marks above and below a letter; more than languages write cover the lines around them. */
const PILED_MARKS = /(?<kept>\p{M}{3})\p{M}+/gu;

/** A text of a stranger in a form that stays in its place: one line, visible characters, no more of them than `longest` takes. */
const clean = (text: string, longest: RegExp): string => {
  const shown = text
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$<kept>')
    .trim();
  const start = longest.exec(shown)?.[0] ?? '';
  return start === shown ? shown : `${start.trim()}…`;
};

const isWithin = (text: string, bound: number): boolean =>
  DEGREES.test(text) && compare(decimal(text.replace('-', '')), decimal(`${bound}`)) <= 0;

const readPosition = (fields: PlaceFields): Coordinates | 'none' | 'wrong' => {
  const latitude = fields.get('latitude')?.trim() ?? '';
  const longitude = fields.get('longitude')?.trim() ?? '';
  if (latitude === '' && longitude === '') return 'none';
  const isRight = isWithin(latitude, BOUNDS.latitude) && isWithin(longitude, BOUNDS.longitude);
  return isRight ? { latitude, longitude } : 'wrong';
};

/** Reads a place; coordinates outside of the world are left out. */
export const readPlace = (fields: PlaceFields): PlaceReading => {
  const name = clean(fields.get('name') ?? '', LONGEST.name);
  const address = clean(fields.get('address') ?? '', LONGEST.address);
  const read = readPosition(fields);
  const position = typeof read === 'string' ? undefined : read;
  const isEmpty = name === '' && address === '' && position === undefined;
  return {
    place: isEmpty ? undefined : { name, address, position },
    isPositionWrong: read === 'wrong',
  };
};

/** A place as text that `readPlace` reads again, for a screen that hands it to another. */
export const placeText = ({ name, address, position }: Place): string =>
  new URLSearchParams({ name, address, ...position }).toString();

const toDegrees = (degrees: number): string => `${Math.round(degrees * STEPS) / STEPS}`;

/** A position of the device, to a metre; `undefined` for one that is none. */
export const toPosition = (latitude: number, longitude: number): Coordinates | undefined => {
  const isRight = Math.abs(latitude) <= BOUNDS.latitude && Math.abs(longitude) <= BOUNDS.longitude;
  return isRight ? { latitude: toDegrees(latitude), longitude: toDegrees(longitude) } : undefined;
};

/** Coordinates as maps take them. */
export const positionText = ({ latitude, longitude }: Coordinates): string =>
  `${latitude}, ${longitude}`;

const searchOf = ({ name, address }: Place): string =>
  [name, address].filter((text) => text !== '').join(', ');

/** The page of a place on a public map. */
export const mapPage = (place: Place): string => {
  const { position } = place;
  if (position === undefined)
    return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: searchOf(place) }).toString()}`;
  const { latitude, longitude } = position;
  const marker = new URLSearchParams({ mlat: latitude, mlon: longitude }).toString();
  return `https://www.openstreetmap.org/?${marker}#map=16/${latitude}/${longitude}`;
};

/** The address that the device's own maps open. `isApple` devices know another form than all others (RFC 5870). */
export const mapLink = (place: Place, isApple: boolean): string => {
  const { position } = place;
  const point = position === undefined ? '' : `${position.latitude},${position.longitude}`;
  const query = encodeURIComponent(searchOf(place) || point);
  if (isApple) return `maps://?q=${query}${point === '' ? '' : `&ll=${point}`}`;
  return point === '' ? `geo:0,0?q=${query}` : `geo:${point}?q=${point}`;
};

/** Languages in which the largest part of an address comes first. */
const LARGEST_FIRST = /^(?:zh|ja|ko)\b/u;

/** One line of an address from its parts, the smallest first. */
export const addressLine = (parts: readonly string[], locale: string): string => {
  const written = parts.filter((part) => part !== '');
  return LARGEST_FIRST.test(locale) ? written.toReversed().join(' ') : written.join(', ');
};
