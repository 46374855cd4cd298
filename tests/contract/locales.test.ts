import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { ErrorKey, SuccessKey } from '@/api/generated/zod/schemas';
import { LANGUAGE_TABLE } from '@locales/languages';
import {
  loadAllTexts,
  loadNamespace,
  loadSpokenTexts,
  NAMESPACES,
  TEXT_FILES,
} from '../support/load-all-texts';
import { baseKey, englishIn, halfWidthMarksIn, missingForms, variablesIn } from '../support/texts';

/** Latin words allowed in a Chinese text: proper names, and international English terms. */
const LATIN_WORDS: ReadonlySet<string> = new Set([
  'USDT',
  'HEIC',
  'IBAN',
  'JPEG',
  'iPhone',
  'MB',
  'Memo',
  'PNG',
  'SWIFT',
  'WebP',
  'BIC',
  'BTC',
  'ETH',
  'UTC',
  'CSV',
  'ID',
  'VIP',
  'KYC',
  'QUAYSIDE',
  'Quayside',
  'English',
  'Not',
  'SHA-',
  'Found',
]);

const EACH = LANGUAGES.flatMap((language) =>
  NAMESPACES.map((namespace) => [language, namespace] as const),
);

const sorted = (keys: Iterable<string>): readonly string[] => [...new Set(keys)].toSorted();

/** The variables of each text, over all plural forms; a form may omit its number ("one order"). */
const variablesByKey = async (language: Language, namespace: string) => {
  const all = new Map<string, string>();
  const texts = await loadNamespace(language, namespace);
  for (const { key } of texts) {
    const forms = texts.filter((other) => baseKey(other.key) === baseKey(key));
    const names = forms.flatMap(({ text }) => variablesIn(text));
    all.set(baseKey(key), sorted(names.filter((name) => name !== 'count')).join(' '));
  }
  return all;
};

describe('the languages', () => {
  it('are those of the specification, each with every text file', () => {
    expect(Object.keys(LANGUAGE_TABLE).toSorted()).toEqual([...LANGUAGES].toSorted());
    const expected = LANGUAGES.flatMap((language) =>
      NAMESPACES.map((namespace) => `../../locales/${language}/${namespace}.json`),
    );
    expect(TEXT_FILES.toSorted()).toEqual(expected.toSorted());
    expect(NAMESPACES.length).toBeGreaterThan(5);
  });

  it('have names and tags that the platform knows', () => {
    const tags = LANGUAGES.map((language) => LANGUAGE_TABLE[language].tag);
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
    expect(new Set(LANGUAGES.map((language) => LANGUAGE_TABLE[language].name)).size).toBe(12);
  });
});

describe.each(EACH)('%s/%s', (language, namespace) => {
  it('has the keys of English', async () => {
    const own = await variablesByKey(language, namespace);
    const source = await variablesByKey('en', namespace);
    expect(sorted(own.keys())).toEqual(sorted(source.keys()));
  });

  it('has every plural form of the language', async () => {
    const keys = (await loadNamespace(language, namespace)).map(({ key }) => key);
    const { tag } = LANGUAGE_TABLE[language];
    expect(sorted(keys.flatMap((key) => missingForms(key, keys, tag)))).toEqual([]);
  });

  it('has the variables of English in every text', async () => {
    const source = await variablesByKey('en', namespace);
    const own = await variablesByKey(language, namespace);
    const wrong = [...own].filter(([key, names]) => names !== source.get(key));
    expect(wrong).toEqual([]);
  });

  it('has no empty text, and none with surrounding space', async () => {
    const texts = await loadNamespace(language, namespace);
    const wrong = texts.filter(
      ({ text }) => typeof text !== 'string' || text === '' || text !== text.trim(),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('has a text for every refusal of the contract, and no others', async () => {
    const texts = await loadNamespace(language, 'errors');
    expect(texts.map(({ key }) => key).toSorted()).toEqual(ErrorKey.options.toSorted());
  });

  it('has a text for every success of the contract', async () => {
    const keys = (await loadNamespace(language, 'messages')).map(({ key }) => key);
    expect(SuccessKey.options.filter((key) => !keys.includes(key))).toEqual([]);
  });
});

/** Texts that may equal English: proper names, international words, and placeholders of numbers. */
const SAME_AS_ENGLISH: ReadonlySet<string> = new Set([
  '404 Not Found',
  'Bank',
  'Maximum',
  'Minimum',
  'Screenshot',
  '{{count}} lots',
  'Bank',
  'Crypto',
  'Demo',
  'Documents',
  'E-mail',
  'Email',
  'Equity',
  'Forex',
  'Home',
  'IBAN',
  'IBAN (optional)',
  'Limit',
  'Live',
  'Long',
  'Lots',
  'Margin',
  'Market',
  'Memo: {{memo}}',
  'Messages',
  'Notifications',
  'Order {{id}}',
  'Order {{number}}',
  'Orders',
  'Password',
  'Positions',
  'Short',
  'Spot',
  'Spread {{spread}}',
  'Status',
  'Stop loss',
  'SWIFT/BIC',
  'SWIFT/BIC (optional)',
  'System',
  'Take profit',
  'Version {{version}}',
  'Wallet',
]);

/** Units such as `1h` are not words. */
const A_WORD = /[a-z]{4}/iu;

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('no text is left in English', async () => {
    const english = new Map((await loadAllTexts('en')).map(({ key, text }) => [key, text]));
    const left = (await loadAllTexts(language)).filter(
      ({ key, text }) =>
        text === english.get(key) &&
        A_WORD.test(String(text).replaceAll(/\{\{.*?\}\}/gu, '')) &&
        !SAME_AS_ENGLISH.has(String(text)),
    );
    expect(left).toEqual([]);
  });
});

it('in English no article stands before a variable, whose first sound it would depend on', async () => {
  const wrong = (await loadAllTexts('en')).filter(({ text }) => /\ban? \{\{/iu.test(String(text)));
  expect(wrong).toEqual([]);
});

describe('Chinese', () => {
  it('contains no leftover English', async () => {
    const left = (await loadAllTexts('zh')).flatMap(({ key, text }) => {
      const words = englishIn(String(text), LATIN_WORDS);
      return words.length === 0 ? [] : [`${key}: ${words.join(', ')}`];
    });
    expect(left).toEqual([]);
  });

  it('the check detects English', () => {
    expect(englishIn('Your session has ended.', LATIN_WORDS)).not.toEqual([]);
    expect(englishIn('登录 now 已失效', LATIN_WORDS)).toEqual(['now']);
    expect(englishIn('OK', LATIN_WORDS)).toEqual(['OK']);
    expect(englishIn('已充值 {{amount}} USDT', LATIN_WORDS)).toEqual([]);
    expect(englishIn('404 Not Found', LATIN_WORDS)).toEqual([]);
    expect(englishIn('{{minutes}}:{{seconds}}', LATIN_WORDS)).toEqual([]);
  });
});

describe.each(['zh', 'tw', 'jp'] as const)('in %s', (language) => {
  it('punctuation between its own characters is full-width', async () => {
    const wrong = (await loadSpokenTexts(language)).filter(({ text }) => halfWidthMarksIn(text));
    expect(wrong).toEqual([]);
  });
});

it('the check finds half-width punctuation between characters, and allows it in figures and between Latin words', () => {
  expect(halfWidthMarksIn('您已离线,请重试')).toBe(true);
  expect(halfWidthMarksIn('手续费({{rate}})')).toBe(true);
  expect(halfWidthMarksIn('价格 ({{unit}})')).toBe(true);
  expect(halfWidthMarksIn('价格 1,234.56 USDT')).toBe(false);
  expect(halfWidthMarksIn('{{minutes}}:{{seconds}}')).toBe(false);
});
