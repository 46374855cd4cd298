/** Builds the service worker of the production build, with the list of files that the app starts with. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/service-worker/worker.ts');
const PAGE = 'index.html';
/** What boot.js loads if the start fails, as it may without a connection. */
const FAILURE = 'start-failed.js';
const ASSETS = 'assets/';
/** Links for single tabs, which scripts/first-paint.ts writes. */
const LATER = /<template>.*?<\/template>/su;
const LINK = /(?:href|src)="([^"]+)"/gu;

interface StartFile {
  readonly url: string;
  /** `null` if the name tells the content. */
  readonly revision: string | null;
}

/** The page, the files of the build that it names, and what tells of a failed start. */
export const startFiles = (
  html: string,
  base: string,
  read: (file: string) => Buffer | string,
): readonly StartFile[] => {
  const named = [...html.replace(LATER, '').matchAll(LINK)].flatMap(([, link = '']) =>
    link.startsWith(base) ? [link.slice(base.length)] : [],
  );
  return [PAGE, FAILURE, ...new Set(named)].map((file) => ({
    url: `${base}${file}`,
    revision: file.startsWith(ASSETS)
      ? null
      : createHash('sha256').update(read(file)).digest('hex').slice(0, 16),
  }));
};

/** Adds the service worker to a production build, once its files are written. */
export const withServiceWorker = (): Plugin => ({
  name: 'quayside:service-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const { base } = this.environment.config;
      // Pages of stories and benchmarks are built without public files, so they cannot start by themselves.
      if (bundle[PAGE] === undefined || !existsSync(join(dir, 'boot.js'))) return;
      const read = (file: string): Buffer => readFileSync(join(dir, file));
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          START_FILES: JSON.stringify(startFiles(read(PAGE).toString(), base, read)),
          ASSETS_PATH: JSON.stringify(`${base}${ASSETS}`),
          PAGE_PATH: JSON.stringify(`${base}${PAGE}`),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          lib: {
            entry: SOURCE,
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'service-worker.js',
          },
        },
      });
    },
  },
});
