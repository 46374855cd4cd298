const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const namer = (locale: string, style: 'long' | 'short') =>
  new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });

let known: ReadonlyMap<string, string> | undefined;

/** Region codes by their English names and by code: both "United States" and "US" map to US. */
const codesByEnglishName = (): ReadonlyMap<string, string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  const names = [namer('en', 'short'), namer('en', 'long')];
  return new Map(
    names.flatMap((name) => codes.map((code): [string, string] => [name.of(code) ?? code, code])),
  );
};

/** A country with its name in the reader's language. */
export interface NamedCountry<T> {
  readonly country: T;
  readonly shownName: string;
  /** ISO 3166 code; `undefined` if the browser does not know the name. */
  readonly code: string | undefined;
}

/**
 * Names countries in the reader's language and sorts them by its rules. Servers send English names; an unknown name is
 * kept.
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

/** Guesses the country from the browser's language settings. */
export const guessCountry = <T extends { readonly name: string }>(
  countries: readonly T[],
  locale: string,
): T | undefined => {
  const { region } = new Intl.Locale(locale);
  if (region === undefined) return undefined;
  const names = [namer('en', 'long').of(region), namer('en', 'short').of(region)];
  return countries.find(({ name }) => names.includes(name));
};
