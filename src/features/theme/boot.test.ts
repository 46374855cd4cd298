import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BRAND } from '@/brand';

const BOOT = readFileSync(join(import.meta.dirname, '../../../public/boot.js'), 'utf8');

/** What the boot script does before the first paint, with `theme` stored and a dark or a light system. */
const boot = (theme: string | null, isSystemDark: boolean) => {
  const shown = { isDark: false, scheme: '', color: '' };
  const style = {
    set colorScheme(scheme: string) {
      shown.scheme = scheme;
    },
  };
  const documentElement = {
    lang: '',
    style,
    dataset: {},
    classList: { toggle: (_name: string, isOn: boolean) => (shown.isDark = isOn) },
  };
  runInNewContext(BOOT, {
    document: {
      documentElement,
      // What else it does: nothing to load beside the app, and no app to start.
      querySelectorAll: () => [],
      addEventListener: () => undefined,
      querySelector: () => ({
        setAttribute: (_name: string, color: string) => (shown.color = color),
      }),
    },
    localStorage: { getItem: (name: string) => (name === 'theme' ? theme : null) },
    location: { hash: '' },
    matchMedia: () => ({ matches: isSystemDark }),
  });
  return shown;
};

const LIGHT = { isDark: false, scheme: 'light', color: BRAND.themeColor.light };
const DARK = { isDark: true, scheme: 'dark', color: BRAND.themeColor.dark };

it.each([
  ['nothing', null, LIGHT, LIGHT],
  ['light', 'light', LIGHT, LIGHT],
  ['dark', 'dark', DARK, DARK],
  ['system', 'system', LIGHT, DARK],
  ['nonsense', '{}', LIGHT, LIGHT],
])('with %s stored, boot.js paints the right theme', (_name, stored, onLight, onDark) => {
  expect(boot(stored, false)).toEqual(onLight);
  expect(boot(stored, true)).toEqual(onDark);
});
