import { join } from 'node:path';
import { build, preview } from 'vite';
import { withCompressedCopies } from '../../scripts/compressed-copies.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 4194;
const OUT = join(ROOT, 'node_modules/.cache/quayside/empty-page');

/** Builds and serves a page of React and nothing else: what every figure of the same run is held against. */
export const startEmptyPage = async () => {
  const config = {
    root: join(ROOT, 'tests/bench/empty-page'),
    configFile: false as const,
    plugins: [...withCompressedCopies()],
  };
  const output = { outDir: OUT, emptyOutDir: true };
  await build({ ...config, logLevel: 'error', build: output });
  const server = await preview({
    ...config,
    build: output,
    preview: { port: PORT, strictPort: true },
  });
  return { url: `http://127.0.0.1:${PORT}/`, close: () => server.close() };
};
