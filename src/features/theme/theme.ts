import { BRAND } from '@/brand';
import { createStoredValue } from '@/lib/stored-value';
import { useMediaQuery } from '@/lib/use-media-query';

const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** A colour theme. */
export type Theme = 'light' | 'dark';

/** The user's choice: a theme, or that of the device's system at any time. */
export type ThemeChoice = Theme | 'system';

const CHOICES: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Light until the user chooses (specification, section 3). */
const stored = createStoredValue<ThemeChoice>({
  names: ['theme'],
  parse: ([text]) => CHOICES.find((choice) => choice === text) ?? 'light',
  print: (choice) => [choice],
});

const toTheme = (choice: ThemeChoice, isSystemDark: boolean): Theme => {
  if (choice === 'system') return isSystemDark ? 'dark' : 'light';
  return choice;
};

const systemDark = (): MediaQueryList => window.matchMedia(PREFERS_DARK);

/**
 * Sets the theme as a class on the root (specification, section 4). public/boot.js does the same before the first
 * paint.
 */
const show = (): void => {
  const theme = toTheme(stored.get(), systemDark().matches);
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', BRAND.themeColor[theme]);
};

/** Applies the chosen theme, and follows changes by other tabs and by the system. Call once at start. */
export const startTheme = (): void => {
  show();
  stored.subscribe(show);
  systemDark().addEventListener('change', show);
};

/** Stores the choice on the device and applies it. */
export const setTheme = stored.set;

/** The user's choice. */
export const useThemeChoice = stored.useValue;

/** The theme that is shown. */
export const useTheme = (): Theme => toTheme(stored.useValue(), useMediaQuery(PREFERS_DARK));
