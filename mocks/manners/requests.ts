import type { Fields } from './fields';
import { without } from './fields';
import type { Manner, RequestRow } from './manner';

const STOPS = ['target_profit_price', 'stop_loss_price'] as const;

/** A field as text; empty for what is neither text nor a number. */
const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const isSet = (value: unknown): boolean => Number(plain(value)) > 0;

const storesStops = (fields: Fields): boolean =>
  plain(fields['checkType']) === '1' && STOPS.every((stop) => isSet(fields[stop]));

const OPENS = ['openPosition', 'openForexPosition'] as const;

/** Three of the servers read. */
export const NO_STOPS: RequestRow = {
  fact: '18.4: stops sent with lever/submit are ignored',
  calls: OPENS,
  read: (fields) => without(fields, ...STOPS),
};

/** One of the servers read. */
export const STOPS_WITH_CHECK_TYPE: RequestRow = {
  fact: '18.4: stops sent with lever/submit are kept with checkType 1 and both above 0 alone',
  calls: OPENS,
  read: (fields) => (storesStops(fields) ? fields : without(fields, ...STOPS)),
};

/** Two of the servers read. What is not whole is no number to them. */
export const WHOLE_STAKES: RequestRow = {
  fact: '18.3: stakes of seconds contracts are whole',
  calls: ['submitOrder', 'submitForexOrder'],
  read: (fields) =>
    /^\d+$/u.test(plain(fields['number'])) ? fields : { ...fields, number: 'not whole' },
};

/** Our codes of the languages that public servers spell otherwise: 14. */
const PUBLIC_CODES: ReadonlyMap<string, string> = new Map([
  ['kor', 'ko'],
  ['kr', 'ko'],
  ['fra', 'fr'],
  ['spa', 'es'],
  ['hk', 'tw'],
]);
/** The public code of each; of several the first. */
const OTHERWISE_SPELLED: ReadonlyMap<string, string> = new Map(
  [...PUBLIC_CODES].map(([code, ours]) => [ours, code] as const).toReversed(),
);

/** The public code of a language in our code. */
export const asPublicLanguage = (code: unknown): unknown =>
  typeof code === 'string' ? (OTHERWISE_SPELLED.get(code) ?? code) : code;

/** Our code of the language of a request, English if the server does not know it. */
export const languageOf = (fields: Fields, { languages }: Pick<Manner, 'languages'>): string => {
  const sent = typeof fields['lang'] === 'string' ? fields['lang'] : 'en';
  const isUnknown = languages === 'public' && OTHERWISE_SPELLED.has(sent);
  return isUnknown ? 'en' : (PUBLIC_CODES.get(sent) ?? sent);
};
