import { join } from 'node:path';
import { CATALOGUE } from '../catalogue/products';
import { createBackend, type Backend } from '../handle';
import type { Manner } from '../manners/manner';
import { oneFeeForAllWays } from '../manners/one-fee';
import { withManner } from '../manners/with-manner';
import { addFaultsOf, openAs } from '../scenarios/open-as';
import { fileStore } from '../store/file';
import { memoryStore } from '../store/memory';
import { openWorld, type World } from '../world';

/** The header that names the world of a request. */
export const WORLD_HEADER = 'x-mock-world';

const MAX_WORLDS = 200;
const DEFAULT_NAME = 'default';
/** A file of the world's name fits into every file system, with the ends that a store adds to it. */
const MAX_FILE_NAME = 200;

/**
 * What a world may be called. These characters are the same in a header, an address and a file, so that the server and a
 * proxy in front of it read the same name.
 */
export const WORLD_NAME = /^[\w.-]{1,100}$/u;

/** A world of the server. */
export interface Entry {
  readonly name: string;
  readonly world: World;
  readonly backend: Backend;
}

/** A held world: it is not closed before it is released. */
export interface HeldEntry extends Entry {
  readonly release: () => void;
}

/** The worlds of a server, by header. */
export interface Worlds {
  /** Returns the world of this name, opening it if needed. Rejects for an invalid opening spec. */
  hold(header: string | undefined): Promise<HeldEntry>;
  /** Copies a world into the world named `into`. */
  fork(from: World, into: string): Promise<void>;
}

/** Parses `NAME,seed:7,frozen`: the first part without a colon is the name, the rest is the opening spec. Throws for a bad name. */
const readHeader = (header: string): { readonly name: string; readonly words: string } => {
  const [first = '', ...rest] = header.split(',');
  if (first.includes(':')) {
    if (encodeURIComponent(header).length > MAX_FILE_NAME)
      throw new RangeError('so many words need a name before them: NAME,WORDS');
    return { name: header, words: header };
  }
  const name = first === '' ? DEFAULT_NAME : first;
  if (!WORLD_NAME.test(name))
    throw new RangeError('a world is named by up to 100 of A-Z, a-z, 0-9, ".", "_" and "-"');
  return { name, words: rest.join(',') };
};

/** Options for opening worlds. */
export interface WorldsOptions {
  readonly seed: number;
  readonly state: string | undefined;
  /** The real time in epoch milliseconds. */
  readonly realNow: () => number;
  readonly onDefect: (error: unknown) => void;
  /** The manners of its replies; the contract's if absent. */
  readonly manner?: Manner | undefined;
  /** Maximum number open at a time, held ones included. */
  readonly most?: number;
}

/** A world and the number of its holders. */
interface Place {
  readonly entry: Promise<Entry>;
  holders: number;
}

const openEntry = async (
  { seed, state, realNow, onDefect, manner }: WorldsOptions,
  name: string,
  words: string,
): Promise<Entry> => {
  const store =
    state === undefined
      ? memoryStore()
      : await fileStore(join(state, `${encodeURIComponent(name)}.json`), onDefect);
  const catalogue = manner === undefined ? CATALOGUE : oneFeeForAllWays(CATALOGUE);
  const isNew = (await store.load()) === undefined;
  const world = openWorld({ seed, store, realNow, catalogue });
  const backend = await createBackend(world, { onDefect });
  // One from a file goes on: it may have been reset, forked or opened by other words than those of its first call.
  if (isNew && words !== '') await openAs(world, words);
  await addFaultsOf(world, backend.faults);
  return { name, world, backend: manner === undefined ? backend : withManner(backend, manner) };
};

/** Opens worlds on demand, in memory or in files of the folder `state`. */
export const openWorlds = (options: WorldsOptions): Worlds => {
  const { most = MAX_WORLDS } = options;
  /** Least recently used first. */
  const places = new Map<string, Place>();
  /** Closes unheld worlds, so that a long-running server does not fill up. Throws if all are held. */
  const makeRoom = (): void => {
    for (const [name, { holders }] of places) {
      if (places.size < most) return;
      if (holders === 0) places.delete(name);
    }
    if (places.size >= most) throw new RangeError(`all ${most} worlds of this server are in use`);
  };
  const placeOf = (name: string, words: string): Place => {
    const known = places.get(name);
    if (known === undefined) makeRoom();
    else places.delete(name);
    const place = known ?? { entry: openEntry(options, name, words), holders: 0 };
    places.set(name, place);
    return place;
  };
  const hold = async (header: string | undefined): Promise<HeldEntry> => {
    const { name, words } = readHeader(header ?? DEFAULT_NAME);
    const place = placeOf(name, words);
    place.holders += 1;
    try {
      const entry = await place.entry;
      return {
        ...entry,
        release: () => {
          place.holders -= 1;
        },
      };
    } catch (error) {
      // A failed opening is not cached.
      if (places.get(name) === place) places.delete(name);
      throw error;
    }
  };
  return {
    hold,
    fork: async (from, into) => {
      const { world, release } = await hold(into);
      try {
        await world.restore(await from.snapshot());
      } finally {
        release();
      }
    },
  };
};
