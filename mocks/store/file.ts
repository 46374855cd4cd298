import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { memoryStore } from './memory';
import { fromFile, toFile } from './world-text';
import type { Store } from './store';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Stores a world in a file. Each save writes a temporary file and renames it, so a process that is killed leaves the
 * old state or the new one. The first read of an invalid file throws `WorldTextError`; the file is not overwritten.
 */
export const fileStore = async (path: string): Promise<Store> => {
  const memory = memoryStore();
  await mkdir(dirname(path), { recursive: true });
  try {
    await memory.save(await fromFile(await readFile(path, 'utf8')));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return {
    ...memory,
    save: async (state) => {
      const next = `${path}.next`;
      await writeFile(next, toFile(state));
      await rename(next, path);
      await memory.save(state);
    },
  };
};
