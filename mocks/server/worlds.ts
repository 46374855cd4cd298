import { join } from 'node:path';
import { createBackend, type Backend } from '../handle';
import { addFaults, openOnce } from '../scenarios/open-as';
import { fileStore } from '../store/file';
import { memoryStore } from '../store/memory';
import { openWorld, type World } from '../world';

const MAX_WORLDS = 200;
const DEFAULT_NAME = 'default';

/** A world of the server. */
export interface Entry {
  readonly name: string;
  readonly world: World;
  readonly backend: Backend;
}

/** The worlds of a server by what the header calls them. */
export interface Worlds {
  /** The world of this name, opened if need be. Rejects for words that are not understood. */
  get(header: string | undefined): Promise<Entry>;
  /** Puts a copy of a world into the one that is called `into`. */
  fork(from: World, into: string): Promise<void>;
}

/** `NAME,seed:7,frozen`: the first part without a colon is the name, all else are words of an opening. */
const readHeader = (header: string): { readonly name: string; readonly words: string } => {
  const [first = '', ...rest] = header.split(',');
  return first.includes(':')
    ? { name: header, words: header }
    : { name: first.trim() === '' ? DEFAULT_NAME : first.trim(), words: rest.join(',') };
};

/** How the worlds of a server are opened. */
export interface WorldsOptions {
  readonly seed: number;
  readonly state: string | undefined;
  /** The real time in epoch milliseconds. */
  readonly realNow: () => number;
  readonly onDefect: (error: unknown) => void;
}

/** Opens worlds on demand, in memory or in files of the folder `state`. */
export const openWorlds = ({ seed, state, realNow, onDefect }: WorldsOptions): Worlds => {
  const worlds = new Map<string, Promise<Entry>>();
  const open = async (name: string, words: string): Promise<Entry> => {
    const store =
      state === undefined
        ? memoryStore()
        : await fileStore(join(state, `${encodeURIComponent(name)}.json`));
    const world = openWorld({ seed, store, realNow });
    const backend = await createBackend(world, { onDefect });
    if (words !== '') await openOnce(world, words);
    addFaults(backend.faults, words);
    return { name, world, backend };
  };
  const get = (header: string | undefined): Promise<Entry> => {
    const { name, words } = readHeader(header ?? DEFAULT_NAME);
    const known = worlds.get(name);
    if (known !== undefined) return known;
    // The oldest world makes room: a server that runs for weeks must not fill up.
    const [oldest] = worlds.keys();
    if (worlds.size >= MAX_WORLDS && oldest !== undefined) worlds.delete(oldest);
    const entry = open(name, words);
    worlds.set(name, entry);
    // What cannot be opened is tried afresh the next time.
    entry.catch(() => worlds.delete(name));
    return entry;
  };
  return {
    get,
    fork: async (from, into) => {
      const { world } = await get(into);
      await world.restore(await from.snapshot());
    },
  };
};
