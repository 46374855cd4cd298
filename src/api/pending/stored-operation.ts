import type { Environment } from './environment';
import {
  sessionBindingOf,
  isSameSession,
  parseOperation,
  type PendingOperation,
} from './operation';

const parseText = (text: string | undefined): PendingOperation | undefined => {
  try {
    return text === undefined ? undefined : parseOperation(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** The storage key of a kind's unresolved operation. */
export const pendingKey = (kind: string): string => `pending:${kind}`;

/** The idempotency key in a stored operation's text. */
export const storedKeyIn = (text: string | undefined): string | undefined =>
  parseText(text)?.idempotencyKey;

/** The unresolved operation of a kind, in the storage shared by all tabs. */
export const createStoredOperation = (kind: string, env: Environment) => {
  const storageKey = pendingKey(kind);
  const read = (): PendingOperation | undefined => parseText(env.read(storageKey));
  const write = (operation: PendingOperation): void =>
    env.write(storageKey, JSON.stringify(operation));
  const isStored = ({ idempotencyKey }: PendingOperation): boolean =>
    read()?.idempotencyKey === idempotencyKey;
  return {
    read,
    write,
    isStored,
    remove: (operation: PendingOperation): void => {
      if (isStored(operation)) env.write(storageKey, undefined);
    },
    /** True if it belongs to the current session. */
    isOwn: (operation: PendingOperation): boolean => {
      const session = env.session();
      return isSameSession(operation, session && sessionBindingOf(session));
    },
  };
};
