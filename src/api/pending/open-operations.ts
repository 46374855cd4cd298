import * as zod from 'zod/mini';
import { parseStoredJson } from '@/lib/storage';
import { browserEnvironment, type Environment } from './environment';
import { LATE_REPLY_MS } from './limits';
import type { PendingOperation } from './operation';
import { createStoredOperation, pendingKey } from './stored-operation';

/**
 * An operation of the signed-in user whose outcome the user does not know: `unresolved` while it can be looked up,
 * `discarded` if its session ended before the outcome was known.
 */
export interface OpenOperation {
  readonly kind: string;
  readonly state: 'unresolved' | 'discarded';
}

const discardedBy = zod.object({
  owner: zod.int(),
  mode: zod.enum(['live', 'demo']),
  key: zod.optional(zod.string()),
});

const discardedKey = (kind: string): string => `${pendingKey(kind)}:discarded`;

const noteIn = (kind: string, env: Environment) =>
  parseStoredJson(env.read(discardedKey(kind)), (value) => discardedBy.safeParse(value).data);

/** Remembers whose operation was discarded, and nothing of its content. An earlier one that was not told yet stays. */
export const noteDiscarded = (
  kind: string,
  { owner, mode, idempotencyKey: key }: PendingOperation,
  env: Environment,
): void => {
  if (owner === undefined || mode === undefined) return;
  const earlier = noteIn(kind, env);
  if (earlier?.owner === owner && earlier.mode === mode) return;
  env.write(discardedKey(kind), JSON.stringify({ owner, mode, key }));
};

/** Takes the note about `operation` back: it turned out to be refused. A note about another one stays. */
export const takeBackDiscarded = (
  kind: string,
  { idempotencyKey }: PendingOperation,
  env: Environment,
): void => {
  if (noteIn(kind, env)?.key === idempotencyKey) env.write(discardedKey(kind), undefined);
};

/** Forgets that an operation of this kind was discarded: its owner was told. */
export const forgetDiscarded = (kind: string, env: Environment = browserEnvironment): void =>
  env.write(discardedKey(kind), undefined);

const isUnresolved = (kind: string, env: Environment): boolean => {
  const stored = createStoredOperation(kind, env);
  const operation = stored.read();
  return (
    operation !== undefined &&
    stored.isOwn(operation) &&
    env.now() - operation.createdAt >= LATE_REPLY_MS
  );
};

/** True if an operation of one of these kinds is stored: being sent, or of unknown outcome. */
export const hasOpenOperation = (
  kinds: readonly string[],
  env: Environment = browserEnvironment,
): boolean => kinds.some((kind) => createStoredOperation(kind, env).read() !== undefined);

const isDiscarded = (kind: string, env: Environment): boolean => {
  const by = noteIn(kind, env);
  const current = env.session()?.owner;
  return by !== undefined && by.owner === current?.userId && by.mode === current.mode;
};

/**
 * The open operations of these kinds, read from storage: also of kinds that are not loaded, from other tabs, and from
 * before a reload. One whose reply is not late yet is left out.
 */
export const readOpenOperations = (
  kinds: readonly string[],
  env: Environment = browserEnvironment,
): readonly OpenOperation[] =>
  kinds.flatMap((kind): readonly OpenOperation[] => {
    if (isUnresolved(kind, env)) return [{ kind, state: 'unresolved' }];
    return isDiscarded(kind, env) ? [{ kind, state: 'discarded' }] : [];
  });
