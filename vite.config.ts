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
const chunkName = ({ moduleIds }: { moduleIds: readonly string[] }): string => {
  const language = moduleIds.map((id) => LANGUAGE_FILE.exec(id)?.[1]).find(Boolean);
  return language ? `assets/locale-${language}-[name]-[hash].js` : 'assets/[name]-[hash].js';
};

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
    plugins: [
      react(),
      babel({ presets: [reactCompilerPreset()] }),
      tailwindcss(),
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
      rolldownOptions: { output: { chunkFileNames: chunkName } },
    },
    test: {
      include: ['{src,mocks,tests}/**/*.test.{ts,tsx}'],
      exclude: ['tests/e2e/**'],
      environment: 'node',
    },
  };
});
