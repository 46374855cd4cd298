import type { Fields } from './fields';
import { without } from './fields';
import type { RequestRow } from './manner';

const STOPS = ['target_profit_price', 'stop_loss_price'] as const;

const isSet = (value: unknown): boolean => Number(value) > 0;

const storesStops = (fields: Fields): boolean =>
  String(fields['checkType']) === '1' && STOPS.every((stop) => isSet(fields[stop]));

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
    /^\d+$/u.test(String(fields['number'])) ? fields : { ...fields, number: 'not whole' },
};

/** The language codes of public servers, and ours. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['kor', 'ko'],
  ['kr', 'ko'],
  ['fra', 'fr'],
  ['spa', 'es'],
  ['hk', 'tw'],
]);

/** Our code of a language in a request: 14, servers say `kor`, `fra`, `spa`, `hk`. */
export const languageOf = (fields: Fields): string => {
  const sent = typeof fields['lang'] === 'string' ? fields['lang'] : 'en';
  return LANGUAGES.get(sent) ?? sent;
};
