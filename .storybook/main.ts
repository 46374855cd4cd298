import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig, type InlineConfig } from 'vite';
import { WRITE_COPIES } from '../scripts/compressed-copies.ts';

const TEXTS = /\/locales\/([^/]+)\/[^/]+\.(?:json|ts)$/u;
const SCREENS = /\/src\/(?:app|demo|features|pages)\/(?!.*(?:\.stories\.tsx|candle-canvas\.tsx)$)/u;
const GROUND = /\/src\/(?:api|domain|lib|session|ui)\/(?!.*\.stories\.tsx$)/u;

/**
 * What most stories load, in few files: tests open hundreds of stories in up to twelve languages, and each file is a
 * request that costs the browser more than its bytes. From the first to the last: a group takes what its modules import.
 */
const GROUPS = [
  { debugName: 'texts', name: (id: string) => TEXTS.exec(id)?.[1] ?? null, test: TEXTS },
  { name: 'contract', test: /\/src\/api\/generated\//u },
  { name: 'icons', test: /~icons/u },
  { name: 'ground', test: GROUND },
  { name: 'backend', test: /\/mocks\//u },
  { name: 'screens', test: SCREENS },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Without the compressed copies of the app's build: nobody downloads stories from afar, and making the copies takes longer than the rest. */
const withoutCopies = (base: InlineConfig): InlineConfig => ({
  ...base,
  plugins: (base.plugins ?? []).flat().filter((p) => !hasName(p, WRITE_COPIES)),
});

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base, { configType }) =>
    mergeConfig(withoutCopies(base), {
      // Relative URLs, so that the built Storybook works in any folder of a host.
      base: './',
      resolve: { tsconfigPaths: true },
      // Screens run on the mock backend.
      define: { __DEMO__: 'true', __VERSION__: JSON.stringify('0.0.0') },
      plugins: base.plugins?.flat().some((p) => hasName(p, '@tailwindcss/vite:scan'))
        ? []
        : [tailwindcss()],
      build: {
        sourcemap: configType !== 'PRODUCTION',
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // A screen of a group runs only when it is opened.
          output: { codeSplitting: { groups: GROUPS }, strictExecutionOrder: true },
        },
      },
    }),
};

const hasName = (plugin: unknown, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

export default config;
