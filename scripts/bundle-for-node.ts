import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
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
  await mkdir(OUT, { recursive: true });
  // Aside, and moved into its place as a whole: servers that start side by side write the same file.
  const aside = await mkdtemp(join(OUT, 'bundle-'));
  try {
    await build({
      ...FOR_NODE,
      // With its libraries: one file runs without node_modules, as in a container (docs/mock-server.md).
      ssr: { noExternal: true },
      build: {
        ssr: entry,
        outDir: aside,
        rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
      },
    });
    await rename(join(aside, file), join(OUT, file));
  } finally {
    await rm(aside, { recursive: true });
  }
  return join(OUT, file);
}
