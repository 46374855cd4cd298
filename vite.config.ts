import { availableParallelism } from 'node:os';
import babel from '@rolldown/plugin-babel';
import { join } from 'node:path';
import { transform } from '@svgr/core';
import jsxPlugin from '@svgr/plugin-jsx';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { codeSplitting } from './scripts/chunk-groups.ts';
import { withCompileHints } from './scripts/compile-hints.ts';
import { withCompressedCopies } from './scripts/compressed-copies.ts';
import { withFirstPaint } from './scripts/first-paint.ts';
import { withJsxByName } from './scripts/jsx-by-name.ts';
import { NOTICES, withAssetNotices } from './scripts/notices.ts';
import { withServiceWorker } from './scripts/service-worker.ts';
import { buildVersion } from './scripts/version.ts';
import { PATIENCE } from './tests/support/patience.ts';

/** What the production app must be able to run under; a static host sends the same (see the README). */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const BASE = '/h5/';
const VERSION = buildVersion();
const HOST = '127.0.0.1';
const DEMO_ONLY_MODULE =
  /\/(?:mocks|src\/demo|node_modules\/(?:msw|@msw|@mswjs|@faker-js|viem))\//u;
const LANGUAGE_FILE = /\/locales\/([^/]+)\//u;

const PRODUCTION = 'dist';
const OUTPUT_FOLDERS = [PRODUCTION, 'dist-demo', 'storybook-static', 'test-results'];

/** Refuses to finish the production build if it holds a module of the demo. Stories, built elsewhere, may. */
const refuseDemoModules = (): Plugin => ({
  name: 'quayside:refuse-demo-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    if (this.environment.config.build.outDir !== PRODUCTION) return;
    for (const chunk of Object.values(bundle)) {
      const module =
        chunk.type === 'chunk' && chunk.moduleIds.find((id) => DEMO_ONLY_MODULE.test(id));
      if (module) this.error(`${module} is for the demo alone, but ${chunk.fileName} holds it.`);
    }
  },
});

const FORM_MODULE = /\/(?:node_modules\/(?:react-hook-form|@hookform)|src\/ui\/form)\//u;

/** Refuses to finish the production build if the first route loads what only forms need. */
const refuseFormsAtStart = (): Plugin => ({
  name: 'quayside:refuse-forms-at-start',
  apply: 'build',
  generateBundle(_options, bundle) {
    const { outDir, lib } = this.environment.config.build;
    if (outDir !== PRODUCTION || lib !== false) return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const start = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // A set is walked to its end while it grows.
    for (const name of start)
      for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
        start.add(imported);
    const all = chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.filter((id) => FORM_MODULE.test(id)).map((id) => ({ fileName, id })),
    );
    if (all.length === 0) this.error('No chunk holds the forms: this check can no longer tell.');
    const early = all.find(({ fileName }) => start.has(fileName));
    if (early) this.error(`${early.id} belongs to forms, but the first route loads it.`);
  },
});

const WALLET_MODULE = /\/(?:node_modules\/@noble|src\/features\/wallet-login)\//u;

/** Refuses to finish the production build if log-in by wallet loads before it is chosen: only `import()` may lead to it. */
const refuseEarlyWallet = (): Plugin => ({
  name: 'quayside:refuse-early-wallet',
  apply: 'build',
  generateBundle(_options, bundle) {
    const { outDir, lib } = this.environment.config.build;
    if (outDir !== PRODUCTION || lib !== false) return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const isWallet = ({ moduleIds }: (typeof chunks)[number]): boolean =>
      moduleIds.some((id) => WALLET_MODULE.test(id));
    const own = chunks.filter(isWallet);
    if (own.length === 0)
      this.error('No chunk holds the log-in by wallet: this check can no longer tell.');
    for (const { fileName, moduleIds } of own) {
      const foreign = moduleIds.find((id) => !WALLET_MODULE.test(id) && /\/src\/pages\//u.test(id));
      if (foreign) this.error(`${fileName} holds the log-in by wallet together with ${foreign}.`);
      const early = chunks.find((chunk) => !isWallet(chunk) && chunk.imports.includes(fileName));
      if (early) this.error(`${early.fileName} loads the log-in by wallet before it is chosen.`);
    }
  },
});

/** The files that every visit starts with. */
const STARTED = /\/(?:framework|index|rolldown-runtime)-[^/]+$/u;

/**
 * Files of which every visit would carry the list of imports for nothing: they load at rest, when nobody waits for them,
 * after a screen that has loaded the same, or hardly ever.
 */
const WITHOUT_PRELOADS =
  /\/(?:assets-end|choose-location-page|contract-info-page|drop-unreadable-rows|live-updates|news|open-location-page|page-not-found|unread-count|welcome-notice|what-is-this)-[^/]+$/u;

/** Of a file and all that it imports: what is preloaded with it. None if only itself is left, which is loaded anyway. */
const worthPreloading = (
  file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => {
  if (hostType === 'html') return needed;
  if (WITHOUT_PRELOADS.test(file)) return [];
  const later = needed.filter((name) => !STARTED.test(name));
  return later.length > 1 ? later : [];
};

/** Names a language's chunks after the language, so that the budget can count one language. */
const chunkName = (chunk: { name: string; moduleIds: readonly string[] }): string => {
  const language = chunk.moduleIds.map((id) => LANGUAGE_FILE.exec(id)?.[1]).find(Boolean);
  if (language === undefined) return 'assets/[name]-[hash:7].js';
  const name = chunk.name === language ? 'first' : chunk.name.replace(`${language}-`, '');
  return `assets/locale-${language}-${name}-[hash:7].js`;
};

/** An icon as a component whose `size` is its width and height. */
const toIconComponent = (svg: string): Promise<string> =>
  transform(svg, {
    plugins: [jsxPlugin],
    svgProps: { width: '{size}', height: '{size}' },
    template: ({ jsx }, { tpl }) => tpl`export default ({ size = '1em', ...props }) => ${jsx};`,
  });

const ROUTER = join(import.meta.dirname, 'node_modules/react-router/dist/production');

/** React Router names the build with the warnings of development for bundlers in every mode. */
const ROUTER_FOR_PRODUCTION = {
  'react-router/dom': join(ROUTER, 'dom-export.mjs'),
  'react-router': join(ROUTER, 'index.mjs'),
};

/** In place of a fifth of the demo's bundle. */
const WITHOUT_PUBLIC_SUFFIXES = {
  tldts: join(import.meta.dirname, 'mocks/carriers/no-public-suffixes.ts'),
};

const aliases = (command: 'build' | 'serve') => ({
  ...WITHOUT_PUBLIC_SUFFIXES,
  ...(command === 'build' && ROUTER_FOR_PRODUCTION),
});

/** What any module of the app needs to be loaded. */
const moduleConfig = (demo: boolean) => ({
  base: BASE,
  define: { __DEMO__: JSON.stringify(demo), __VERSION__: JSON.stringify(VERSION) },
  plugins: [icons({ scale: 1, compiler: { extension: 'jsx', compiler: toIconComponent } })],
});

/** Writes the version on <html>, for error monitors. */
const withVersion = (): Plugin => ({
  name: 'quayside:version',
  transformIndexHtml: (html) => html.replace('<html ', `<html data-version="${VERSION}" `),
});

const productionPlugins = (app: ReturnType<typeof moduleConfig>): readonly Plugin[] => [
  refuseDemoModules(),
  refuseFormsAtStart(),
  refuseEarlyWallet(),
  withAssetNotices(),
  withFirstPaint({ ...app, configFile: false, resolve: { tsconfigPaths: true } }),
  withServiceWorker(),
  withCompileHints(PRODUCTION),
];

export default defineConfig(({ command, mode }) => {
  const demo = mode === 'demo';
  const backend = process.env['QUAYSIDE_BACKEND'] ?? `http://${HOST}:4010`;
  // The demo answers its calls inside the page: nothing of it may reach a server by way of a proxy.
  const proxy = demo
    ? {}
    : {
        '/api': { target: backend, changeOrigin: true },
        '/__mock': { target: backend, changeOrigin: true },
        '/socket.io': { target: backend, changeOrigin: true, ws: true },
      };
  const app = moduleConfig(demo);
  return {
    ...app,
    resolve: { tsconfigPaths: true, alias: aliases(command) },
    // Texts are read as a whole: an export a key would double their wrapping.
    json: { namedExports: false },
    plugins: [
      withJsxByName(),
      react(),
      // Memoising takes as many bytes as the code itself: only what ticks or follows a finger says 'use memo'.
      babel({
        presets: [reactCompilerPreset({ compilationMode: 'annotation' })],
        exclude: /\/node_modules\//u,
      }),
      tailwindcss(),
      ...app.plugins,
      withVersion(),
      ...withCompressedCopies(),
      ...(demo ? [msw({ mode: 'worker-only' })] : productionPlugins(app)),
    ],
    server: {
      host: HOST,
      proxy,
      // What other commands write must not reload a page that somebody is looking at.
      watch: { ignored: OUTPUT_FOLDERS.map((folder) => `**/${folder}/**`) },
    },
    preview: {
      host: HOST,
      proxy,
      headers: { 'Content-Security-Policy': CONTENT_SECURITY_POLICY },
    },
    build: {
      outDir: demo ? 'dist-demo' : PRODUCTION,
      // On request, for an error monitor: no file names them.
      sourcemap: process.env['QUAYSIDE_SOURCE_MAPS'] === undefined ? false : 'hidden',
      license: { fileName: NOTICES },
      modulePreload: { polyfill: false, resolveDependencies: worthPreloading },
      // An inlined asset is a data: address, which the policy allows for images only.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { chunkFileNames: chunkName, ...codeSplitting(demo) },
      },
    },
    test: {
      include: ['{src,mocks,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**'],
      environment: 'node',
      // As many as there are cores for this process: vitest alone would leave one free.
      maxWorkers: availableParallelism(),
      // A night's run tries each property more often (mocks/testing/runs.ts).
      testTimeout: PATIENCE.test * Math.max(1, Number(process.env['FC_RUNS'] ?? 1)),
      hookTimeout: PATIENCE.test,
      teardownTimeout: PATIENCE.test,
      expect: { poll: { timeout: PATIENCE.condition } },
    },
  };
});
