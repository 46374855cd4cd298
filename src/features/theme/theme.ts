import { BRAND } from '@/brand';
import { createStoredValue } from '@/lib/stored-value';

/** Colour theme of the app. */
export type Theme = 'light' | 'dark';

const stored = createStoredValue<Theme>({
  names: ['theme'],
  parse: ([text]) => (text === 'dark' ? 'dark' : 'light'),
  print: (theme) => [theme],
});

/**
 * Sets the theme as a class on the root (specification, section 4). public/boot.js does the same before the first
 * paint.
 */
const show = (theme: Theme): void => {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', BRAND.themeColor[theme]);
};

/** Applies the stored theme, and follows changes by other tabs. Call once at start. */
export const startTheme = (): void => {
  show(stored.get());
  stored.subscribe(show);
};

/** Applies `theme` and stores it on the device. */
export const setTheme = stored.set;

/** The current theme. */
export const useTheme = stored.useValue;
