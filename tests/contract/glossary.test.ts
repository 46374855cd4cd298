import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { loadSpokenTexts } from '../support/load-all-texts';
import {
  readGlossary,
  wordsOutside,
  wrongWordsIn,
  type Glossary,
  type WrongWord,
} from '../support/glossary';

/**
 * Terms with one translation everywhere. Others ("price", "order") are parts of longer words in some languages, or of
 * other terms, so that only translators can check them against the glossary.
 */
const FIRM_TERMS = [
  'authenticator',
  'available margin',
  'bids',
  'close a position',
  'close price',
  'contract account',
  'credit score',
  'current password',
  'customer service',
  'demo account',
  'early redemption',
  'entry price',
  'equity',
  'expiry',
  'flash exchange',
  'help centre',
  'invite code',
  'leverage',
  'limit order',
  'live account',
  'lock period',
  'margin',
  'margin level',
  'market order',
  'notification',
  'open a position',
  'opening fee',
  'order book',
  'order placed',
  'overdue',
  'overnight fee',
  'part of a position',
  'payout',
  'pending order',
  'price step',
  'quotes',
  'receipt',
  'repayment',
  'savings',
  'seconds contract',
  'settlement price',
  'spot',
  'spot account',
  'spread',
  'spread per side',
  'stop loss',
  'stop-out',
  'stop-out price',
  'subscription',
  'take profit',
  'trade password',
  'used margin',
  'user number',
  'verification code',
  'win rate',
] as const;
/** Languages without spaces between words, or without inflection. */
const UNBENT: ReadonlySet<Language> = new Set(['zh', 'tw', 'jp', 'ko', 'th', 'vn']);
const ENDING = 2;
const SHORTEST_STEM = 4;

let glossary: Glossary;
beforeAll(async () => {
  glossary = readGlossary(await readFile('locales/GLOSSARY.md', 'utf8'));
});

/** Without case and accents, which change with the ending: "orden", "órdenes". */
const plainOf = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** True if a text has a term. Inflected languages keep the start of each of its words. */
const hasTerm = (text: string, term: string, language: Language): boolean =>
  UNBENT.has(language)
    ? text.toLowerCase().includes(term.toLowerCase())
    : plainOf(term)
        .split(' ')
        .map((word) => word.slice(0, Math.max(SHORTEST_STEM, word.length - ENDING)))
        .every((stem) => plainOf(text).includes(stem));

const loadTexts = async (language: Language): Promise<ReadonlyMap<string, string>> =>
  new Map((await loadSpokenTexts(language)).map(({ key, text }) => [key, String(text)]));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('each firm term has the translation of the glossary', async () => {
    const own = await loadTexts(language);
    const wrong = [...(await loadTexts('en'))].flatMap(([key, text]) => {
      // Missing texts are checked elsewhere.
      const said = own.get(key);
      if (said === undefined) return [];
      return FIRM_TERMS.filter(
        (term) =>
          new RegExp(`\\b${term}s?\\b`, 'iu').test(text) &&
          !hasTerm(said, glossary.termOf(term, language) ?? term, language),
      ).map((term) => `${key}: ${term} is ${glossary.termOf(term, language)}, not: ${said}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('no text has a word that the glossary rejects', async () => {
    const english = await loadTexts('en');
    const wrong = [...(await loadTexts(language))].flatMap(([key, text]) =>
      wrongWordsIn({ text, english: english.get(key) ?? text, language }, glossary).map(
        ({ not, say }) => `${key}: ${say}, not ${not}: ${text}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('no text has a straight apostrophe', async () => {
    const texts = [...(await loadTexts(language))];
    expect(texts.filter(([, text]) => /\p{Letter}'\p{Letter}/u.test(text))).toEqual([]);
  });
});

it('French has a narrow no-break space before : ; ? ! and inside quotation marks', async () => {
  const texts = [...(await loadTexts('fr'))];
  expect(texts.filter(([, text]) => /[ \u00A0][:;?!»]|«[ \u00A0]/u.test(text))).toEqual([]);
});

const word = (not: string, only = ''): WrongWord => ({ language: 'ko', not, say: 'right', only });

describe('the check', () => {
  const small: Glossary = {
    termOf: () => undefined,
    terms: () => ['강제 청산'],
    wrongWords: [word('청산'), word('동결', 'held')],
  };
  const found = (text: string, english = 'Held'): readonly string[] =>
    wrongWordsIn({ text, english, language: 'ko' }, small).map(({ not }) => not);

  it('finds a rejected word, but not in a term that contains it', () => {
    expect(found('롱 청산')).toEqual(['청산']);
    expect(found('강제 청산가')).toEqual([]);
  });

  it('heeds the English text of a rule that is limited to it', () => {
    expect(found('동결')).toEqual(['동결']);
    expect(found('동결', 'Your account is frozen.')).toEqual([]);
  });

  it('finds whole words only in languages with spaces', () => {
    expect(wordsOutside('Ein Kapitalist', 'kapital', [])).toBe(false);
    expect(wordsOutside('Das Kapital.', 'kapital', [])).toBe(true);
  });

  it('finds each listed mistake', () => {
    const unseen = glossary.wrongWords.filter(
      ({ language, not, only }) =>
        wrongWordsIn({ text: not, english: only, language }, glossary).length === 0,
    );
    expect(unseen).toEqual([]);
    expect(glossary.wrongWords.length).toBeGreaterThan(100);
  });
});
