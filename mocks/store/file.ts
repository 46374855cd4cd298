import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { memoryStore } from './memory';
import { fromFile, toFile, WorldTextError } from './world-text';
import type { Store } from './store';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file that holds no world of this build: it was put aside, and its world starts empty. */
export class WorldFileError extends Error {
  override readonly name = 'WorldFileError';
  constructor(path: string, aside: string, { message }: WorldTextError) {
    super(`${path}: ${message}. It is kept as ${aside}, and its world starts empty.`);
  }
}

/**
 * Stores a world in a file. Each save writes a temporary file and renames it, so a process that is killed leaves the
 * old state or the new one. An invalid file is put aside and reported: otherwise each call to its world
 * would fail, the reset that repairs it included.
 */
export const fileStore = async (
  path: string,
  onUnreadable: (error: WorldFileError) => void,
): Promise<Store> => {
  const memory = memoryStore();
  await mkdir(dirname(path), { recursive: true });
  try {
    await memory.save(await fromFile(await readFile(path, 'utf8')));
  } catch (error) {
    if (error instanceof WorldTextError) {
      // A name of its own, so that it replaces none that was put aside before.
      const aside = `${path}.unreadable-${randomUUID()}`;
      await rename(path, aside);
      onUnreadable(new WorldFileError(path, aside, error));
    } else if (!isMissing(error)) throw error;
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
