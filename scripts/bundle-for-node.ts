import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

export const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, '.cache');

/** What every build of our sources for Node shares: none is the app's. */
export const FOR_NODE = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  define: { __DEMO__: 'false' },
  resolve: { tsconfigPaths: true },
} as const satisfies InlineConfig;

/**
 * Bundles a program for Node and returns its file. Bundled because the sources use path aliases and extensionless imports,
 * which Node does not resolve.
 */
export async function bundleForNode(entry: string, file: string): Promise<string> {
  await build({
    ...FOR_NODE,
    // With its libraries: one file runs without node_modules, as in a container (docs/mock-server.md).
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: OUT,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
    },
  });
  return join(OUT, file);
}
