import { expect, test } from 'vitest';
import { MONEY_PAGES } from '@/app/money-pages';
import { OTHER_PAGES } from '@/app/other-pages';
import { ROUTES, tabOf } from '@/app/routes';
import { SCREEN_FRAMES } from '@/domain/screens/screen-frames';
import { SCREEN_NAMES, SCREENS, screenAt, TABS } from '@/domain/screens/screens';
import { APP_FILES, findLines } from './source-files';

test('every address of the specification is a screen of its own', () => {
  const addresses = Object.values(SCREENS);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(Object.keys(SCREENS)));
  expect(screenAt('/pages/trade/index')).toBe('trade');
  expect(screenAt('/pages/trade')).toBeUndefined();
});

test('the five tabs have the specified order; the entry and its alias are Home', () => {
  expect(TABS.map((tab) => SCREENS[tab])).toEqual([
    '/pages/index/index',
    '/pages/market/index',
    '/pages/trade/index',
    '/pages/contract/index',
    '/pages/assets/index',
  ]);
  expect([tabOf('entry'), tabOf('entryAlias'), tabOf('login')]).toEqual([
    'home',
    'home',
    undefined,
  ]);
});

test('whoever may see a screen may see where Back falls back to', () => {
  const wrong = SCREEN_NAMES.filter(
    (screen) => ROUTES[SCREEN_FRAMES[screen].parent].needsSession && !ROUTES[screen].needsSession,
  );
  expect(wrong).toEqual([]);
});

test('Back leads up to Home from everywhere', () => {
  for (const screen of SCREEN_NAMES) {
    const path = [screen];
    while (path.at(-1) !== 'home') {
      const { parent } = SCREEN_FRAMES[path.at(-1) ?? 'home'];
      expect(path, 'no screen is its own ancestor').not.toContain(parent);
      path.push(parent);
    }
  }
});

test('the texts of a title are loaded with its screen', () => {
  const others = new Map<string, { readonly texts: readonly string[] }>(
    Object.entries({ ...OTHER_PAGES, ...MONEY_PAGES }),
  );
  const missing = SCREEN_NAMES.filter((screen) => {
    const [namespace] = SCREEN_FRAMES[screen].title.split(':');
    const texts = [...ROUTES[screen].texts, ...(others.get(screen)?.texts ?? [])];
    return namespace !== 'app' && !texts.some((known) => known === namespace);
  });
  expect(missing).toEqual([]);
});

const linesOutside = (files: readonly string[], pattern: RegExp) =>
  findLines(
    APP_FILES.filter(({ path }) => !files.includes(path) && !path.endsWith('.stories.tsx')),
    pattern,
  );

test('every heading of a page and every way back is that of the frame', () => {
  const kit = ['src/ui/layout/page-title.tsx'];
  const ways = ['src/pages/screen/use-back.ts', 'src/pages/session/use-leave.ts'];
  expect(linesOutside(kit, /<h1\b/u)).toEqual([]);
  expect(linesOutside(ways, /navigate\(-1\)|history\.back\(/u)).toEqual([]);
});

test('a page that checks amounts has the words of the error catalogue before anything is typed', () => {
  const pages = [
    'exchange',
    'interestProduct',
    'loanProduct',
    'loanOrders',
    'projectDetail',
    'transfer',
  ] as const;
  expect(
    pages.filter((page) => !MONEY_PAGES[page].texts.some((name) => name === 'errors')),
  ).toEqual([]);
});
