const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const namer = (locale: string, style: 'long' | 'short') =>
  new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });

let known: ReadonlyMap<string, string> | undefined;

/** Every region's code by its English names: "United States" and "US" are both US. */
const codesByEnglishName = (): ReadonlyMap<string, string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  const names = [namer('en', 'short'), namer('en', 'long')];
  return new Map(
    names.flatMap((name) => codes.map((code): [string, string] => [name.of(code) ?? code, code])),
  );
};

/** A country under the name that it has in the reader's language. */
export interface NamedCountry<T> {
  readonly country: T;
  readonly shownName: string;
  /** Its two letters, `undefined` for a name that the browser does not know. */
  readonly code: string | undefined;
}

/**
 * Countries in the reader's language, in its order. Servers name them in English; a name that the browser does not know
 * stays.
 */
export const nameCountries = <T extends { readonly name: string }>(
  countries: readonly T[],
  locale: string,
): readonly NamedCountry<T>[] => {
  known ??= codesByEnglishName();
  const codes = known;
  const local = namer(locale, 'short');
  const isEnglish = locale.startsWith('en');
  return countries
    .map((country) => {
      const code = codes.get(country.name);
      const translated = code === undefined || isEnglish ? undefined : local.of(code);
      return { country, code, shownName: translated ?? country.name };
    })
    .toSorted((a, b) => a.shownName.localeCompare(b.shownName, locale));
};

/** The country that the browser is set to: a first guess that saves most people a tap. */
export const guessCountry = <T extends { readonly name: string }>(
  countries: readonly T[],
  locale: string,
): T | undefined => {
  const { region } = new Intl.Locale(locale);
  if (region === undefined) return undefined;
  const names = [namer('en', 'long').of(region), namer('en', 'short').of(region)];
  return countries.find(({ name }) => names.includes(name));
};
