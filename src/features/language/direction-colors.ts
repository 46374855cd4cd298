import type { Language } from '@/api/dialects/languages';
import { createStoredValue } from '@/lib/stored-value';

/** The user's choice of the up and down colours. `region`: the convention of the language's region. `safe`: blue and orange. */
export type DirectionColors = 'region' | 'green-up' | 'red-up' | 'safe';

/** The choices, in their order in the settings. */
export const DIRECTION_COLORS: readonly DirectionColors[] = [
  'region',
  'green-up',
  'red-up',
  'safe',
];

/** The convention of a language's region, where that is not green up (ui.md, section 2.2). */
const REGIONAL: Readonly<Partial<Record<Language, string>>> = {
  zh: 'red-up',
  tw: 'red-up',
  jp: 'red-up',
  ko: 'red-up-blue-down',
};

const stored = createStoredValue<DirectionColors>({
  names: ['updown'],
  parse: ([text]) => DIRECTION_COLORS.find((choice) => choice === text) ?? 'region',
  print: (choice) => [choice === 'region' ? undefined : choice],
});

/** The value of `data-updown` for a choice: `region` means the convention of the language's region. */
export const directionColorsIn = (language: Language, choice: DirectionColors): string =>
  choice === 'region' ? (REGIONAL[language] ?? 'green-up') : choice;

/** Sets the colours on the root: the chosen ones, or those of the language's region. */
export const showDirectionColors = (language: Language): void => {
  document.documentElement.dataset['updown'] = directionColorsIn(language, stored.get());
};

/** Stores the choice on the device. */
export const setDirectionColors = stored.set;

/** The user's choice, for components. */
export const useDirectionColors = stored.useValue;

/** Calls back after each change of the choice, here or in another tab. */
export const onDirectionColors = stored.subscribe;
