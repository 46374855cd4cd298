import type { Area } from './model';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

const namer = (locale: string, style: 'long' | 'short') =>
  new Intl.DisplayNames([locale], { type: 'region', style, fallback: 'none' });

/** Every region's code by its English names: "United States" and "US" are both US. */
const codesByEnglishName = (): ReadonlyMap<string, string> => {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  const names = [namer('en', 'short'), namer('en', 'long')];
  return new Map(
    names.flatMap((name) => codes.map((code): [string, string] => [name.of(code) ?? code, code])),
  );
};

/** An area under the name that its country has in the reader's language. */
export interface NamedArea {
  readonly area: Area;
  readonly shownName: string;
}

/** The areas in the reader's language, in its order. The server names them in English; a name that the browser does not know stays. */
export const nameAreas = (areas: readonly Area[], locale: string): readonly NamedArea[] => {
  const codes = codesByEnglishName();
  const local = namer(locale, 'short');
  const shown = (name: string): string => {
    const code = codes.get(name);
    return (code === undefined ? undefined : local.of(code)) ?? name;
  };
  const isEnglish = locale.startsWith('en');
  return areas
    .map((area) => ({ area, shownName: isEnglish ? area.name : shown(area.name) }))
    .toSorted((a, b) => a.shownName.localeCompare(b.shownName, locale));
};

/** The area of the country that the browser is set to: a first guess that saves most people a tap. */
export const guessArea = (areas: readonly Area[], locale: string): Area | undefined => {
  const { region } = new Intl.Locale(locale);
  if (region === undefined) return undefined;
  const names = [namer('en', 'long').of(region), namer('en', 'short').of(region)];
  return areas.find(({ name }) => names.includes(name));
};
