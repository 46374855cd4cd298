import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createBodyRoom, type BodyRoom, RequestError } from './body';

const MB = 1_000_000;
/** Shared: the bodies themselves would fill the memory of a small machine. */
const BYTES = new Uint8Array(25 * MB);

/** A POST of which only the first `bytes` have come so far. */
const halfOpen = (bytes: number): IncomingMessage => {
  const incoming = new IncomingMessage(new Socket());
  incoming.method = 'POST';
  incoming.push(BYTES.subarray(0, bytes));
  return incoming;
};

/** The size of a body, or the status of its refusal. */
const sizeOf = (room: BodyRoom, incoming: IncomingMessage): Promise<number> =>
  room
    .read(incoming, async ({ length }) => length)
    .catch((error: unknown) => {
      if (error instanceof RequestError) return error.status;
      throw error;
    });

it('forty half-open posts of 20 MB are refused beyond the room, which is free again when the others end', async () => {
  const room = createBodyRoom(96 * MB);
  const posts = Array.from({ length: 40 }, () => halfOpen(20 * MB));
  const sizes = posts.map((post) => sizeOf(room, post));
  // 4 x 20 = 80 fit into 96; each further one would be the 100th megabyte.
  const refused = await Promise.all(sizes.slice(4));
  expect(refused).toEqual(Array(36).fill(503));
  for (const post of posts.slice(0, 4)) post.push(null);
  expect(await Promise.all(sizes.slice(0, 4))).toEqual(Array(4).fill(20 * MB));
  const next = halfOpen(20 * MB);
  next.push(null);
  expect(await sizeOf(room, next)).toBe(20 * MB);
});

it('a body above the largest upload is refused, whatever room there is', async () => {
  expect(await sizeOf(createBodyRoom(1000 * MB), halfOpen(25 * MB))).toBe(413);
});

it('a log-in has room while slow uploads fill it', async () => {
  const room = createBodyRoom(40 * MB);
  const uploads = Array.from({ length: 2 }, () => halfOpen(20 * MB));
  const sizes = uploads.map((upload) => sizeOf(room, upload));
  const login = halfOpen(50);
  login.push(null);
  expect(await sizeOf(room, login)).toBe(50);
  for (const upload of uploads) upload.push(null);
  expect(await Promise.all(sizes)).toEqual([20 * MB, 20 * MB]);
});
