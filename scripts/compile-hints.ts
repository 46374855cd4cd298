import type { Plugin } from 'vite';

/** Scripts of which every visit runs the most. */
const CORE: readonly string[] = ['framework', 'index', 'extras'];

/**
 * Must be the first line. V8 then compiles all functions of the file while it arrives, off the main thread, instead of each
 * at its first call on it (v8.dev/blog/explicit-compile-hints). To other engines it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Asks the browser to compile ahead what every visit runs. Refuses to finish the build in `folder` if a script of these is gone. */
export const withCompileHints = (folder: string): Plugin => ({
  name: 'quayside:compile-hints',
  apply: 'build',
  generateBundle: {
    // After Vite has put its list of preloads on top.
    order: 'post',
    handler(_options, bundle) {
      const { outDir, lib } = this.environment.config.build;
      if (outDir !== folder || lib !== false) return;
      for (const name of CORE) {
        const file = Object.values(bundle).find((one) => one.name === name);
        if (file?.type !== 'chunk') return this.error(`No script is named ${name} any more.`);
        file.code = HINT + file.code;
        const map = bundle[`${file.fileName}.map`];
        // A semicolon is a line.
        if (map?.type === 'asset')
          map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
});
