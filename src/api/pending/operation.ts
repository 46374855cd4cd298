import * as zod from 'zod/mini';
import type { SessionOwner } from '../settings';

/** The fields of a call, as the server gets them. */
export type Body = Readonly<Record<string, string | number>>;

/** What a sheet shows of an operation, in words: all that is known of it after a reload. */
export interface Summary {
  readonly title: string;
  /** What it is about: the symbol of a pair. */
  readonly subject: string | undefined;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** Said once it is done. */
  readonly done: string;
}

/** The session that something was confirmed in. The token is kept as a checksum: it may lie in the device's storage. */
export interface Binding {
  readonly tokenMark: string;
  /** `undefined` from sign-in until the server has said who the user is. */
  readonly owner: number | undefined;
  readonly mode: SessionOwner['mode'] | undefined;
}

/** What a user has confirmed, from sending until its outcome is known. */
export interface PendingOperation extends Binding {
  readonly operationId: string;
  readonly body: Body;
  readonly idempotencyKey: string;
  /** When it was confirmed, epoch milliseconds of the server's clock. */
  readonly createdAt: number;
  /** When it was sent last, and how often it was sent with its key. */
  readonly sentAt: number;
  readonly sends: number;
  /** Ids of the records that were listed before it was sent. They distinguish older records from the new one. */
  readonly idsBefore: readonly number[];
  /** The earliest time that its record can have, epoch seconds. Tells it from records that were made before, unlisted yet. */
  readonly earliest: number;
  /** How many discarded operations may still arrive and make a record like its own. */
  readonly rivals: number;
  readonly summary: Summary;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A checksum (FNV-1a), to see that a token is another one. */
const markOf = (token: string): string => {
  let hash = FNV_OFFSET;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash.toString(16);
};

/** The session as the client is configured with it. */
export interface Session {
  readonly token: string;
  readonly owner: SessionOwner | undefined;
}

export const bindingOf = ({ token, owner }: Session): Binding => ({
  tokenMark: markOf(token),
  owner: owner?.userId,
  mode: owner?.mode,
});

const agree = <V>(a: V | undefined, b: V | undefined): boolean =>
  a === undefined || b === undefined || a === b;

/** True if both are of one token, one user and one account mode. Learning who the user is makes no other session. */
export const isSameBinding = (a: Binding, b: Binding | undefined): boolean =>
  b !== undefined &&
  a.tokenMark === b.tokenMark &&
  agree(a.owner, b.owner) &&
  agree(a.mode, b.mode);

const stored = zod.object({
  operationId: zod.string(),
  body: zod.record(zod.string(), zod.union([zod.string(), zod.number()])),
  idempotencyKey: zod.string().check(zod.minLength(8), zod.maxLength(64)),
  tokenMark: zod.string(),
  owner: zod.optional(zod.int()),
  mode: zod.optional(zod.enum(['live', 'demo'])),
  createdAt: zod.number(),
  sentAt: zod.number(),
  sends: zod.int(),
  idsBefore: zod.array(zod.int()),
  earliest: zod.number(),
  rivals: zod.int(),
  summary: zod.object({
    title: zod.string(),
    subject: zod.optional(zod.string()),
    lines: zod.array(zod.object({ label: zod.string(), value: zod.string() })),
    done: zod.string(),
  }),
});

/** An operation that the device kept; `undefined` if it is none. */
export const parseOperation = (value: unknown): PendingOperation | undefined => {
  const { data } = stored.safeParse(value);
  return (
    data && {
      ...data,
      owner: data.owner,
      mode: data.mode,
      summary: { ...data.summary, subject: data.summary.subject },
    }
  );
};

/** The fields that are sent. What is `undefined` is not. */
export const toBody = (fields: object): Body =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
