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

const discardedBy = zod.object({ owner: zod.int(), mode: zod.enum(['live', 'demo']) });

const discardedKey = (kind: string): string => `${pendingKey(kind)}:discarded`;

/** Remembers whose operation was discarded, and nothing of its content. */
export const noteDiscarded = (
  kind: string,
  { owner, mode }: PendingOperation,
  env: Environment,
): void => {
  if (owner !== undefined && mode !== undefined)
    env.write(discardedKey(kind), JSON.stringify({ owner, mode }));
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

const isDiscarded = (kind: string, env: Environment): boolean => {
  const by = parseStoredJson(env.read(discardedKey(kind)), (value) => {
    const { data } = discardedBy.safeParse(value);
    return data;
  });
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
