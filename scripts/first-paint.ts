import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { minify, runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { z } from 'zod/mini';
import { LANGUAGE_TABLE } from '../locales/languages.ts';
import type * as Frame from '../src/app/static-frame.tsx';
import {
  LANGUAGES,
  toDialect,
  wireLanguage,
  type LanguageDialect,
} from '../src/api/dialects/languages.ts';
import { CHART_TEXTS } from '../src/app/chart-texts.ts';
import { SPOT_TEXTS, TAB_TEXTS } from '../src/app/tab-texts.ts';
import { SCREENS, type Screen } from '../src/domain/screens/screens.ts';

const ROOT = join(import.meta.dirname, '..');
const FRAME = join(ROOT, 'src/app/static-frame.tsx');
const PAGE = join(ROOT, 'index.html');
const ROOT_ELEMENT = /<div\s[^>]*id="root"[^>]*>/u;
const APP_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;
const BOOT = /<script src="[^"]*boot\.js"><\/script>/u;
/** The beginning of a link to a script, as the build writes it. */
const SCRIPT_LINK = '<link rel="modulepreload" crossorigin';
/** The same with a lower priority than the style sheet has: the frame is painted before the scripts have come. */
const LATER_LINK = '<link rel="modulepreload" fetchpriority="low" crossorigin';
/** The address of each screen, by its name. */
const PATHS: Readonly<Record<string, string>> = SCREENS;
/** The calls of prices, and the screens that show them first. */
const PRICE_CALLS = ['/currency/quotation_new', '/currency/whlist'] as const;
const PRICED = [
  'home',
  'quotes',
  'trade',
  'contract',
  'coin',
  'kline',
  'forexDetail',
] as const satisfies readonly Screen[];
const LANGUAGE_FILE = /\/locales\/([^/]+)\/([^/]+)\.json$/u;

type Words = ComponentProps<typeof Frame.StaticFrame>['words'];

const WELCOME = z.object({ welcome: z.object({ title: z.string(), text: z.string() }) });

/** What greets a visitor on Home, in each language. */
const readWords = (): Words =>
  Object.entries(LANGUAGE_TABLE).map(([language, { tag }]) => {
    const file = join(ROOT, 'locales', language, 'account.json');
    const { title, text } = WELCOME.parse(JSON.parse(readFileSync(file, 'utf8'))).welcome;
    return { lang: tag, title, text };
  });

/** The first paint as HTML, from the components that the app shows later. `config` is what these need to be loaded. */
const staticFrame = async (config: InlineConfig): Promise<string> => {
  const { module } = await runnerImport<typeof Frame>(FRAME, config);
  return renderToStaticMarkup(createElement(module.StaticFrame, { words: readWords() }));
};

const replaceOnce = (html: string, what: RegExp, by: (...parts: string[]) => string): string => {
  if (!what.test(html)) throw new Error(`index.html has no ${String(what)}.`);
  return html.replace(what, (...parts: string[]) => by(...parts));
};

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The files of a screen's code, with all that they import. Throws if the build has no such page. */
const filesOf = (chunks: readonly Chunk[], page: string): readonly string[] => {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(page));
  if (entry === undefined) throw new Error(`The build has no chunk for ${page}.`);
  const files = new Set([entry.fileName]);
  // A set is walked to its end while it grows.
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported);
  return [...files];
};

/** How `public/boot.js` names the page of a screen: `market` for `/pages/market/index`. */
const pageOf = (screen: string): string => PATHS[screen]?.split('/')[2] ?? '';

/**
 * Links to what `public/boot.js` has loaded early: each file, and for which addresses and languages: `market` is the code of
 * `/pages/market/index`, `market-de` its German texts.
 */
const earlyLinks = (bundle: Bundle, base: string): string => {
  const chunks = chunksOf(bundle);
  const start = new Set(filesOf(chunks, 'index.html'));
  const users = new Map<string, Set<string>>();
  const add = (file: string, user: string): void => {
    users.set(file, (users.get(file) ?? new Set()).add(user));
  };
  // The tabs, and the other screens of trading, which are opened by links as well.
  const early = { ...TAB_TEXTS, kline: CHART_TEXTS, coin: SPOT_TEXTS };
  for (const [screen, texts] of Object.entries(early)) {
    const page = pageOf(screen);
    const namespaces: readonly string[] = ['app', ...texts];
    for (const { fileName, moduleIds } of chunks)
      for (const id of moduleIds) {
        const [, language, namespace = ''] = LANGUAGE_FILE.exec(id) ?? [];
        if (namespaces.includes(namespace)) add(fileName, `${page}-${language}`);
      }
    // Home is part of the start.
    const code =
      screen === 'home' ? [] : filesOf(chunks, `/src/pages/${screen}/${screen}-page.tsx`);
    // The list of pages in which the app looks for the chart page.
    const list = screen === 'kline' ? filesOf(chunks, '/src/app/other-pages.ts') : [];
    for (const file of [...code, ...list]) if (!start.has(file)) add(file, page);
  }
  return [...users]
    .map(
      ([file, pages]) => `${SCRIPT_LINK} data-for="${[...pages].join(' ')}" href="${base}${file}">`,
    )
    .join('');
};

/** Links to the calls that `public/boot.js` makes early: the app's first calls for prices, by screen and language. */
const earlyCalls = (dialect: LanguageDialect): string =>
  LANGUAGES.flatMap((language) => {
    const users = PRICED.map((screen) => `${pageOf(screen)}-${language}`).join(' ');
    const lang = wireLanguage(language, dialect);
    return PRICE_CALLS.map((call) => `<link data-for="${users}" href="/api${call}?lang=${lang}">`);
  }).join('');

/**
 * What the page does before its scripts have run. It paints the frame of a screen, then runs the app, and has what the
 * address needs loaded beside the app instead of after it. Production alone: the demo starts its back end first.
 */
export const withFirstPaint = (config: InlineConfig): Plugin => {
  let dialect: LanguageDialect = 'specification';
  return {
    name: 'quayside:first-paint',
    apply: 'build',
    configResolved({ env }) {
      dialect = toDialect(env['VITE_LANGUAGE_DIALECT']);
    },
    async writeBundle({ dir = '' }) {
      const boot = join(dir, 'boot.js');
      // Pages of stories and benchmarks are built without public files.
      if (!existsSync(boot)) return;
      // Public files are copied as they are; this one is part of every start.
      const { code } = await minify(boot, readFileSync(boot, 'utf8'));
      writeFileSync(boot, code);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle, filename }) => {
        // Stories and benchmarks are built with the same plugins, into pages of their own.
        if (filename !== PAGE) return html;
        if (bundle === undefined) throw new Error('A page is made from a build.');
        const frame = await staticFrame(config);
        const links = earlyLinks(bundle, config.base ?? '/') + earlyCalls(dialect);
        const painted = replaceOnce(html, ROOT_ELEMENT, (root) => `${root}${frame}`);
        const early = replaceOnce(
          painted,
          BOOT,
          (boot) => `<template>${links}</template>\n    ${boot}`,
        );
        const linked = replaceOnce(
          early,
          APP_SCRIPT,
          (_, app) => `${SCRIPT_LINK} id="app" href="${app}">`,
        );
        return linked.replaceAll(SCRIPT_LINK, LATER_LINK);
      },
    },
  };
};
