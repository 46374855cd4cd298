import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { LANGUAGES } from '@/api/dialects/languages';
import { BRAND } from '@/brand';
import { LANGUAGE_TABLE } from '@locales/languages';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = readFileSync(join(ROOT, 'public/start-failed.js'), 'utf8');

/** What a failed start says with `lang` stored, in a browser that prefers `languages`. */
const failedStart = (lang: string | null, languages: readonly string[]) => {
  const text = { textContent: '' };
  const link = { textContent: '', addEventListener: () => undefined };
  const documentElement = { lang: '' };
  const box = {
    setAttribute: () => undefined,
    querySelectorAll: (selector: string) => [selector === 'a' ? link : text],
  };
  runInNewContext(SCRIPT, {
    document: {
      documentElement,
      querySelectorAll: () => [box],
    },
    localStorage: { getItem: () => lang },
    navigator: { languages },
  });
  return { text: text.textContent, label: link.textContent, tag: documentElement.lang };
};

it.each(LANGUAGES)('a failed start speaks %s, with the label of every other retry', (language) => {
  const app = readFileSync(join(ROOT, `locales/${language}/app.json`), 'utf8');
  const { text, label, tag } = failedStart(language, ['en']);
  expect(text).toContain(BRAND.name);
  expect(app).toContain(`"retry": "${label}"`);
  expect(tag).toBe(LANGUAGE_TABLE[language].tag);
});

it('no two languages share a sentence', () => {
  const texts = LANGUAGES.map((language) => failedStart(language, []).text);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});

it.each([
  [null, ['zh-HK'], 'zh-TW'],
  [null, ['zh-Hant'], 'zh-TW'],
  [null, ['zh-SG'], 'zh-CN'],
  [null, ['ja-JP', 'en'], 'ja'],
  [null, ['vi'], 'vi'],
  [null, ['sv-SE', 'de-AT'], 'de'],
  [null, ['sv-SE'], 'en'],
  [null, [], 'en'],
  ['nonsense', ['fr-CA'], 'fr'],
  ['ko', ['fr-CA'], 'ko'],
])('with %s stored in a browser of %j it speaks %s', (lang, languages, tag) => {
  expect(failedStart(lang, languages).tag).toBe(tag);
});

it('index.html says the same in English', () => {
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8');
  const { text, label } = failedStart('en', []);
  expect(page).toContain(`<p>${text}</p>`);
  expect(page).toContain(`>${label}</a>`);
});
