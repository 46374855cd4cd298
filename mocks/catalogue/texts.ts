import type { LANGUAGE_TABLE } from '@locales/languages';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import jp from './texts/jp.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };
import th from './texts/th.json' with { type: 'json' };
import tw from './texts/tw.json' with { type: 'json' };
import vn from './texts/vn.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };

/** All server texts of one language. English is the source of the keys. */
export type Texts = typeof en;

/** Every language says everything: a file without a key does not compile. */
const TEXTS: Readonly<Record<keyof typeof LANGUAGE_TABLE, Texts>> = {
  en,
  zh,
  tw,
  jp,
  ko,
  vn,
  th,
  pt,
  es,
  it,
  de,
  fr,
};

const isLanguage = (language: string): language is keyof typeof TEXTS =>
  Object.hasOwn(TEXTS, language);

/** The codes of the languages, always in the same order. */
export const TEXT_LANGUAGES = Object.keys(TEXTS).filter(isLanguage);

/** The language of the texts for `language`, with English as the fallback. */
export const textLanguage = (language: string): keyof typeof TEXTS =>
  isLanguage(language) ? language : 'en';

/** The texts in `language`, with English as the fallback. */
export const textsIn = (language: string): Texts => TEXTS[textLanguage(language)];

/** Fills the `{name}` placeholders of `text`. Throws `RangeError` for a name without a value. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`nothing known of {${name}}`);
    return value;
  });

/** Wraps plain paragraphs in the contract's HTML. */
export const inParagraphs = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p>${text}</p>`).join('');
