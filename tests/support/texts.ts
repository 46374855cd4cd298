import { isFields } from '@mocks/testing/contract';

/** The plural suffix of a key (i18next). */
const PLURAL = /_(?:one|two|few|many|other)$/u;

/** A text with its dotted key. */
export interface Text {
  readonly key: string;
  readonly text: unknown;
}

/** All texts of a namespace, at any depth. */
export const textsIn = (texts: unknown, prefix = ''): readonly Text[] =>
  isFields(texts)
    ? Object.entries(texts).flatMap(([key, value]) => textsIn(value, `${prefix}.${key}`))
    : [{ key: prefix.slice(1), text: texts }];

/** The key without its plural suffix, as languages have different plural forms. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

const VARIABLE = /\{\{\s*-?\s*(?<name>[\w.]+)[^}]*\}\}|<\/?(?<part>\w+)\s*\/?>/gu;

/** The names of a text's variables and of its tags. */
export const variablesIn = (text: unknown): readonly string[] =>
  [...String(text).matchAll(VARIABLE)].map(
    ({ groups }) => groups?.['name'] ?? groups?.['part'] ?? '',
  );

/** The plural forms of `key` that a language needs and `keys` lack; empty for a text without plurals. */
export const missingForms = (
  key: string,
  keys: readonly string[],
  tag: string,
): readonly string[] => {
  const base = baseKey(key);
  if (base === key) return [];
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return forms.map((form) => `${base}_${form}`).filter((needed) => !keys.includes(needed));
};

const CHINESE = /\p{Script=Han}/u;
const MARKUP = /\{\{[^}]*\}\}|<[^>]*>|[\w.]+@[\w.]+/gu;
const LATIN_WORD = /[A-Za-z][A-Za-z'’-]+/gu;

/** The parts of a Chinese text that look untranslated: words not in `allowed`, or a text without Chinese characters. */
export const englishIn = (text: string, allowed: ReadonlySet<string>): readonly string[] => {
  const plain = text.replaceAll(MARKUP, '');
  const words = plain.match(LATIN_WORD) ?? [];
  const unknown = words.filter((word) => !allowed.has(word));
  if (unknown.length > 0) return unknown;
  return /\p{Letter}/u.test(plain) && words.length === 0 && !CHINESE.test(plain) ? [text] : [];
};

const HALF_WIDTH_MARK =
  /[\p{Script=Han}\p{Script=Kana}](?:[,;:?!()]| \()|[,;:?!()][\p{Script=Han}\p{Script=Kana}]/u;

/** True if a text of an East Asian language has an ASCII comma, colon or bracket beside one of its characters. */
export const halfWidthMarksIn = (text: unknown): boolean => HALF_WIDTH_MARK.test(String(text));
