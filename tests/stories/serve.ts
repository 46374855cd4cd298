/** Serves the built stories on a port of 127.0.0.1, as a static host would: `serve.ts PORT`. */
import { join } from 'node:path';
import { preview } from 'vite';

await preview({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  base: '/',
  build: { outDir: 'storybook-static' },
  preview: {
    host: '127.0.0.1',
    port: Number(process.argv[2]),
    strictPort: true,
    headers: { 'cache-control': 'max-age=3600' },
  },
});
