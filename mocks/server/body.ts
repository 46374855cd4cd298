import type { IncomingMessage } from 'node:http';

/** Larger than the upload limit: an oversized file is refused in the envelope of its call. */
const MAX_BODY_BYTES = 24_000_000;
/** Bytes of bodies in memory at a time, of all requests together. */
const MAX_ROOM_BYTES = 96_000_000;

/** Bodies of most calls. They always have room, so that a few slow uploads cannot keep everyone out. */
const SMALL_BODY_BYTES = 64_000;

/** A request that the server does not take, with its HTTP status. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads bodies, as long as all of them together fit into memory. */
export interface BodyRoom {
  /** Reads a body and passes it to `withBody`. Throws `RequestError` for one that is too large, or has no room now. */
  readonly read: <T>(
    incoming: IncomingMessage,
    withBody: (body: Uint8Array<ArrayBuffer>) => Promise<T>,
  ) => Promise<T>;
}

/** True for a method whose body is ignored. */
export const isBodiless = ({ method = 'GET' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD';

/** Creates an empty room. `most` is its size in bytes. */
export const createBodyRoom = (most = MAX_ROOM_BYTES): BodyRoom => {
  let taken = 0;
  return {
    read: async (incoming, withBody) => {
      if (isBodiless(incoming)) return withBody(new Uint8Array());
      const chunks: Uint8Array[] = [];
      let size = 0;
      try {
        const stream: AsyncIterable<Uint8Array> = incoming;
        for await (const chunk of stream) {
          size += chunk.length;
          taken += chunk.length;
          if (size > MAX_BODY_BYTES) throw new RequestError(413, 'body too large');
          if (taken > most && size > SMALL_BODY_BYTES)
            throw new RequestError(503, 'too many large requests at a time');
          chunks.push(chunk);
        }
        return await withBody(new Uint8Array(Buffer.concat(chunks)));
      } finally {
        taken -= size;
      }
    },
  };
};
