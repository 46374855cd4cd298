import { create } from 'zustand';
import { BRAND } from '@/brand';
import { onStoredChange, readStored, writeStored } from '@/lib/storage';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'theme';

const restore = (): Theme => (readStored(THEME_KEY) === 'dark' ? 'dark' : 'light');

const useStore = create<{ readonly theme: Theme }>(() => ({ theme: restore() }));

/** The theme as a class on the root (specification, section 4); public/boot.js does the same before the first paint. */
const show = (theme: Theme): void => {
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.style.colorScheme = theme;
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', BRAND.themeColor[theme]);
};

const adopt = (theme: Theme): void => {
  useStore.setState({ theme });
  show(theme);
};

/** Shows the stored theme, and follows what other tabs store. Call once at start. */
export const startTheme = (): void => {
  show(restore());
  onStoredChange(THEME_KEY, () => adopt(restore()));
};

/** Shows `theme` and keeps it on the device. */
export const setTheme = (theme: Theme): void => {
  writeStored(THEME_KEY, theme);
  adopt(theme);
};

/** The theme in use. */
export const useTheme = (): Theme => useStore(({ theme }) => theme);
