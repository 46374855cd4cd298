import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

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

const HOST = '127.0.0.1';
const DEMO_ONLY_MODULE = /\/(?:mocks|src\/demo|node_modules\/(?:msw|@msw|@mswjs|@faker-js))\//u;
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

/** Names a language's chunks after the language, so that the budget can count one language. */
const chunkName = (chunk: { name: string; moduleIds: readonly string[] }): string => {
  const language = chunk.moduleIds.map((id) => LANGUAGE_FILE.exec(id)?.[1]).find(Boolean);
  if (language === undefined) return 'assets/[name]-[hash].js';
  return `assets/locale-${language}-${chunk.name === language ? 'first' : '[name]'}-[hash].js`;
};

/** What the frame and the first screen say, and which other texts there are. */
const FIRST_TEXTS = /\/locales\/([^/]+)\/(?:(?:account|app|assets|market)\.json|files\.ts)$/u;

/** Weights beside regular that the app shows, by icon. One that is missing here is drawn in regular. */
const ICON_WEIGHTS: Readonly<Record<string, readonly string[]>> = {
  bold: [
    'ArrowDownRight',
    'ArrowUpRight',
    'CaretDown',
    'Check',
    'Equals',
    'Minus',
    'Plus',
    'TrendDown',
    'TrendUp',
  ],
  fill: ['CheckCircle', 'Info', 'Star', 'WarningCircle'],
};

/** Phosphor ships each icon in six weights, ten times what one of them takes: only those in use are kept. */
const keepUsedIconWeights = (): Plugin => ({
  name: 'quayside:keep-used-icon-weights',
  transform: {
    filter: { id: /@phosphor-icons\/react\/dist\/(?:defs|lib\/IconBase)/u },
    handler: (code, id) => {
      const icon = /\/defs\/(\w+)\.es\.js/u.exec(id)?.[1];
      // A weight that was dropped falls back to regular instead of drawing nothing.
      if (icon === undefined)
        return code.replace(
          /(\w+)\.get\((\w+ != null \? \w+ : \w+)\)/u,
          '($1.get($2) ?? $1.get("regular"))',
        );
      const isKept = (weight: string): boolean =>
        weight === 'regular' || (ICON_WEIGHTS[weight]?.includes(icon) ?? false);
      return code.replaceAll(
        /\n {2}\[\n {4}"(\w+)",\n[\s\S]*?\n {2}\],?/gu,
        (entry, weight: string) => (isKept(weight) ? entry : ''),
      );
    },
  },
});

/**
 * What keeps unused parts of React Router in the bundle, a third of it: names given to components in statements of their
 * own, calls and base classes that a bundler must take for effects, and the warnings of the development build, which
 * its package hands to bundlers in every mode.
 */
const dropUnusedRouterParts = (mode: string): Plugin => ({
  name: 'quayside:drop-unused-router-parts',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs/u },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gmu, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/gu, '= /* @__PURE__ */ $1')
        .replaceAll(
          / extends (React\d*)\.Component \{/gu,
          ' extends /* @__PURE__ */ (() => $1.Component)() {',
        )
        // A field of the class instead of a statement after it.
        .replace(
          /^(var (\w+) = class .*\{)$([\s\S]*?)^\2\.(contextType = \w+;)$/mu,
          '$1 static $4$3',
        )
        .replace(
          /^var ENABLE_DEV_WARNINGS = true;$/mu,
          `var ENABLE_DEV_WARNINGS = ${mode === 'development'};`,
        ),
  },
});

/** What the entry needs in two files: the libraries, which change seldom, and the app with its first screen. */
const CHUNK_GROUPS = [
  {
    name: 'framework',
    tags: ['$initial' as const],
    test: /\/node_modules\/|rolldown\/runtime/u,
    priority: 1,
  },
  { name: 'app', tags: ['$initial' as const] },
  // By language: of one name, but of different languages, they would end up in one file.
  {
    name: (id: string) => FIRST_TEXTS.exec(id)?.[1] ?? null,
    test: FIRST_TEXTS,
  },
];

export default defineConfig(({ mode }) => {
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
  return {
    base: '/h5/',
    define: { __DEMO__: JSON.stringify(demo) },
    resolve: { tsconfigPaths: true },
    // Texts are read as a whole: an export a key would double their wrapping.
    json: { namedExports: false },
    plugins: [
      react(),
      // Memoising takes as many bytes as the code itself: only what ticks or follows a finger says 'use memo'.
      babel({
        presets: [reactCompilerPreset({ compilationMode: 'annotation' })],
        exclude: /\/node_modules\//u,
      }),
      tailwindcss(),
      keepUsedIconWeights(),
      dropUnusedRouterParts(mode),
      demo ? msw({ mode: 'worker-only' }) : refuseDemoModules(),
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
      sourcemap: false,
      modulePreload: { polyfill: false },
      // An inlined asset is a data: address, which the policy allows for images only.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { chunkFileNames: chunkName, codeSplitting: { groups: CHUNK_GROUPS } },
      },
    },
    test: {
      include: ['{src,mocks,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**'],
      environment: 'node',
    },
  };
});
