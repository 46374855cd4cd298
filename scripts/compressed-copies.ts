/** Compressed copies of a build's files, for hosts that serve them as they are, and the preview, which does. */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that never change under their name. An edited page would be hidden by its copy. */
const NAMED_BY_CONTENT = /^assets\/.+\.(?:css|js|json|svg)$/u;
/** Bytes. Less fits into one packet with and without. */
const MIN_SIZE = 1000;

/** The best first. Each takes the most time for the fewest bytes, since it is made once. */
const COPIES = [
  { encoding: 'br', extension: '.br', compress: promisify(brotliCompress) },
  {
    encoding: 'gzip',
    extension: '.gz',
    compress: (content: Buffer) =>
      promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
] as const;

/** Name of the plugin that writes the copies. */
export const WRITE_COPIES = 'quayside:write-compressed-copies';

/** Writes `x.js.br` and `x.js.gz` beside each `x.js` of the build whose name tells its content. */
const writeCopies = (): Plugin => ({
  name: WRITE_COPIES,
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const copyAll = async (name: string): Promise<void> => {
      const content = await readFile(join(dir, name));
      if (content.length < MIN_SIZE) return;
      for (const { extension, compress } of COPIES)
        await writeFile(join(dir, name + extension), await compress(content));
    };
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => NAMED_BY_CONTENT.test(name))
        .map((name) => copyAll(name)),
    );
  },
});

/** Has the preview answer with the best copy that the browser accepts. */
const serveCopies = (): Plugin => ({
  name: 'quayside:serve-compressed-copies',
  configurePreviewServer({ middlewares, config: { base, root, build } }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '', 'http://localhost');
      const file = pathname.slice(base.length);
      if (pathname.startsWith(base) && NAMED_BY_CONTENT.test(file)) {
        const accepted = request.headers['accept-encoding']?.split(/,\s*/u) ?? [];
        const copy = COPIES.find(
          ({ encoding, extension }) =>
            accepted.includes(encoding) &&
            existsSync(resolve(root, build.outDir, file + extension)),
        );
        response.appendHeader('Vary', 'Accept-Encoding');
        // The server behind tells the encoding from the name.
        if (copy) request.url = pathname + copy.extension;
      }
      next();
    });
  },
});

/** Compressed copies, written by a build and served by the preview. */
export const withCompressedCopies = (): readonly Plugin[] => [writeCopies(), serveCopies()];
