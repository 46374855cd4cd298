import * as zod from 'zod/mini';
import type { SessionOwner } from '../settings';

/** The fields of a call, as sent to the server. */
export type CallBody = Readonly<Record<string, string | number>>;

/** The texts that describe an operation in its sheet; all that remains of it after a reload. */
export interface Summary {
  readonly title: string;
  /** The symbol of the pair. */
  readonly subject: string | undefined;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** The message once it is done. */
  readonly done: string;
}

/** The session in which an operation was confirmed. Holds a checksum of the token, because it is stored. */
export interface SessionBinding {
  readonly tokenMark: string;
  /** The user's id; `undefined` from sign-in until the server has answered. */
  readonly owner: number | undefined;
  readonly mode: SessionOwner['mode'] | undefined;
}

/** A confirmed operation, from sending until its outcome is known. */
export interface PendingOperation extends SessionBinding {
  readonly operationId: string;
  readonly body: CallBody;
  readonly idempotencyKey: string;
  /** Time of confirmation by the server's clock, epoch milliseconds. */
  readonly createdAt: number;
  /** Time of the last send, and the number of sends with this key. */
  readonly sentAt: number;
  readonly sends: number;
  /** Ids of the records that were listed before it was sent. They tell older records from its own. */
  readonly idsBefore: readonly number[];
  /** Earliest possible time of its record, epoch seconds. Excludes older records that were not listed yet. */
  readonly earliest: number;
  /** Number of discarded operations that can still arrive and create an identical record. */
  readonly rivals: number;
  readonly summary: Summary;
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A checksum of a token (FNV-1a), for comparison. */
const markOf = (token: string): string => {
  let hash = FNV_OFFSET;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return hash.toString(16);
};

/** The session of the app. */
export interface CurrentSession {
  readonly token: string;
  readonly owner: SessionOwner | undefined;
}

/** The part of a session that an operation stores. */
export const sessionBindingOf = ({ token, owner }: CurrentSession): SessionBinding => ({
  tokenMark: markOf(token),
  owner: owner?.userId,
  mode: owner?.mode,
});

const agree = <V>(a: V | undefined, b: V | undefined): boolean =>
  a === undefined || b === undefined || a === b;

/** True if token, user and account mode agree. An unknown user or mode agrees with any. */
export const isSameSession = (a: SessionBinding, b: SessionBinding | undefined): boolean =>
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

/** Parses a stored operation; `undefined` if it is invalid. */
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

/** The fields of a call without undefined ones. */
export const toBody = (fields: object): CallBody =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
