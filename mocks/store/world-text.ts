import * as zod from 'zod/mini';
import type { WorldState } from '../engine/state';
import { isLater, upToDate, type StoredState } from './migrations';
import { worldProblems } from './try-world';

const FORMAT = 'quayside-world';

/** A text without a valid world, or with inconsistent books. The message states the problem. */
export class WorldTextError extends Error {
  override readonly name = 'WorldTextError';
}

const isStored = (value: unknown): value is StoredState =>
  typeof value === 'object' &&
  value !== null &&
  ['version', 'seed', 'clock', 'users', 'ledger', 'replies'].every((key) => key in value);

const WorldFile = zod.object({
  format: zod.literal(FORMAT),
  state: zod.custom<StoredState>(isStored),
});

/** Exports a world as file text. */
export const toFile = (state: WorldState): string => JSON.stringify({ format: FORMAT, state });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new WorldTextError('this is no world: it is not JSON');
  }
};

const migrated = (stored: StoredState): WorldState | undefined => {
  try {
    return upToDate(stored);
  } catch {
    throw new WorldTextError('this is no world: its records are broken');
  }
};

/** Imports a world from file text, migrated to this build, and tried. Throws `WorldTextError`. */
export const fromFile = async (text: string): Promise<WorldState> => {
  const read = WorldFile.safeParse(parse(text));
  if (!read.success) throw new WorldTextError('this is no world: its parts are missing');
  const state = migrated(read.data.state);
  if (state === undefined)
    throw new WorldTextError(
      isLater(read.data.state)
        ? 'this world is of a later version'
        : 'this world is of an unknown version',
    );
  const [problem] = await worldProblems(state);
  if (problem !== undefined) throw new WorldTextError(problem);
  return state;
};

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Exports a world for a link: compressed, in base64url. Without its origin, which may be a link as long as this one. */
export const toLink = async (state: WorldState): Promise<string> => {
  const bytes = await through(
    new TextEncoder().encode(toFile({ ...state, origin: undefined })),
    new CompressionStream('deflate-raw'),
  );
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Imports a world from link text. Throws `WorldTextError`. */
export const fromLink = async (word: string): Promise<WorldState> => {
  let text: string;
  try {
    const binary = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    throw new WorldTextError('this link is cut off or changed');
  }
  return fromFile(text);
};
