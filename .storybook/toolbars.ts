import type { GlobalTypes } from 'storybook/internal/types';
import * as zod from 'zod/mini';
import { LANGUAGES } from '../src/api/dialects/languages';
import { changeLanguage, languageOptions } from '../src/features/language';
import { setTheme } from '../src/features/theme';
import { reduceMotion } from './reduced-motion';

const THEMES = ['light', 'dark'] as const;
/** `region`: the convention of the language's region. */
const UP_DOWN = ['region', 'green-up', 'red-up', 'red-up-blue-down', 'safe'] as const;
const TEXT_SIZES = ['100%', '200%'] as const;
const MOTION = ['device', 'reduced'] as const;

const Globals = zod.object({
  theme: zod.enum(THEMES),
  updown: zod.enum(UP_DOWN),
  language: zod.enum(LANGUAGES),
  text: zod.enum(TEXT_SIZES),
  motion: zod.enum(MOTION),
});
type Globals = zod.infer<typeof Globals>;

export const INITIAL_GLOBALS: Globals = {
  theme: 'light',
  updown: 'region',
  language: 'en',
  text: '100%',
  motion: 'device',
};

type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>;

const toolbar = (title: string, icon: NonNullable<Toolbar['icon']>, items: Toolbar['items']) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const GLOBAL_TYPES: GlobalTypes = {
  theme: toolbar('Theme', 'contrast', [...THEMES]),
  updown: toolbar('Up and down', 'transfer', [...UP_DOWN]),
  language: toolbar(
    'Language',
    'globe',
    languageOptions().map(({ language, name }) => ({ value: language, title: name })),
  ),
  text: toolbar('Text size', 'grow', [...TEXT_SIZES]),
  motion: toolbar('Motion', 'fastforward', [...MOTION]),
};

/** Applies the toolbars to the page as the app would. Call `startLanguage` first. */
export const applyGlobals = async (globals: unknown): Promise<void> => {
  const { theme, updown, language, text, motion } = Globals.parse(globals);
  setTheme(theme);
  await changeLanguage(language);
  const root = document.documentElement;
  root.dataset['updown'] = updown;
  root.style.fontSize = text;
  reduceMotion(motion === 'reduced');
};

// For the tests of stories: Storybook itself looks for animations for a tenth of a second after each choice.
Reflect.set(window, 'applyGlobals', applyGlobals);
