import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { BRAND } from '@/brand';
import { SCREEN_NAMES, SCREENS, type Screen } from '@/domain/screens/screens';
import { LANGUAGE_TABLE } from '@locales/languages';
import { tabOf } from './routes';

const BOOT = readFileSync(join(import.meta.dirname, '../../public/boot.js'), 'utf8');

/** What the boot script does before the first paint at an address, with these stored and a dark or a light system. */
const boot = (
  theme: string | null,
  isSystemDark: boolean,
  hash = '',
  others: Readonly<Record<string, string | null>> = {},
) => {
  const stored = new Map(Object.entries({ theme, ...others }));
  const shown = { isDark: false, scheme: '', color: '' };
  const dataset: { frame: string; visitor?: string } = { frame: '' };
  const style = {
    set colorScheme(scheme: string) {
      shown.scheme = scheme;
    },
  };
  const documentElement = {
    lang: '',
    style,
    dataset,
    classList: { toggle: (_name: string, isOn: boolean) => (shown.isDark = isOn) },
  };
  runInNewContext(BOOT, {
    addEventListener: () => undefined,
    document: {
      documentElement,
      // What else it does: nothing to load beside the app, and no app to start.
      querySelectorAll: () => [],
      addEventListener: () => undefined,
      querySelector: () => ({
        setAttribute: (_name: string, color: string) => (shown.color = color),
      }),
    },
    localStorage: { getItem: (name: string) => stored.get(name) ?? null },
    location: { hash },
    matchMedia: () => ({ matches: isSystemDark }),
  });
  const { lang } = documentElement;
  return { shown, lang, frame: dataset.frame, isVisitor: 'visitor' in dataset };
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
  expect(boot(stored, false).shown).toEqual(onLight);
  expect(boot(stored, true).shown).toEqual(onDark);
});

/** The frame that the app shows for a screen. */
const frameOf = (screen: Screen): string => {
  const tab = tabOf(screen) ?? 'page';
  return tab === 'home' || tab === 'page' ? tab : 'tab';
};

it.each(SCREEN_NAMES)('boot.js knows the frame of %s', (screen) => {
  expect(boot(null, false, `#${SCREENS[screen]}?pair=BTC`).frame).toBe(frameOf(screen));
});

it.each([
  [null, true],
  ['', true],
  ['a token', false],
])('with the token %o boot.js paints Home for a visitor: %s', (token, isVisitor) => {
  expect(boot(null, false, '', { token }).isVisitor).toBe(isVisitor);
});

it.each(Object.entries(LANGUAGE_TABLE))('boot.js knows the tag of %s', (lang, { tag }) => {
  expect(boot(null, false, '', { lang }).lang).toBe(tag);
});

it('without a path boot.js paints the frame of Home', () => {
  expect(boot(null, false).frame).toBe('home');
});
