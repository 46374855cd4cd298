import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { loadSpokenTexts } from '../support/load-all-texts';

/**
 * Terms with one translation everywhere. Others ("price", "order") are parts of longer words in some languages, or of
 * other terms, so that only translators can check them against the glossary.
 */
const FIRM_TERMS = [
  'coin account',
  'contract account',
  'customer service',
  'demo account',
  'entry price',
  'flash exchange',
  'invite code',
  'live account',
  'payment password',
  'seconds contract',
  'settlement price',
  'stop loss',
  'take profit',
  'used margin',
  'verification code',
] as const;
/** Languages without spaces between words, or without inflection. */
const UNBENT: ReadonlySet<Language> = new Set(['zh', 'tw', 'jp', 'ko', 'th', 'vn']);
const ENDING = 2;
const SHORTEST_STEM = 4;

const cells = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const table: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  const page = await readFile('locales/GLOSSARY.md', 'utf8');
  const [head = '', , ...rows] = page.split('\n').filter((line) => line.startsWith('|'));
  const languages = cells(head);
  for (const row of rows) {
    const words = cells(row);
    table[words[0] ?? ''] = Object.fromEntries(
      languages.map((language, index) => [language, words[index] ?? '']),
    );
  }
});

/** The prefix of a term to find: inflected languages keep the start of a word. */
const stemsOf = (term: string, language: Language): readonly string[] =>
  UNBENT.has(language)
    ? [term.toLowerCase()]
    : term
        .toLowerCase()
        .split(' ')
        .map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING)));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('each firm term has the translation of the glossary', async () => {
    const own = new Map(
      (await loadSpokenTexts(language)).map(({ key, text }) => [key, String(text)]),
    );
    const wrong = (await loadSpokenTexts('en')).flatMap(({ key, text }) => {
      // Missing texts are checked elsewhere.
      const said = own.get(key)?.toLowerCase();
      if (said === undefined) return [];
      return FIRM_TERMS.filter(
        (term) =>
          new RegExp(`\\b${term}s?\\b`, 'iu').test(String(text)) &&
          !stemsOf(table[term]?.[language] ?? term, language).every((stem) => said.includes(stem)),
      ).map((term) => `${key}: ${term} is ${table[term]?.[language] ?? 'missing'}, not: ${said}`);
    });
    expect(wrong).toEqual([]);
  });
});
