import type { Environment } from './environment';
import { bindingOf, isSameBinding, parseOperation, type PendingOperation } from './operation';

const parseText = (text: string | undefined): PendingOperation | undefined => {
  try {
    return text === undefined ? undefined : parseOperation(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** The key of an operation as another tab has stored it. */
export const keyIn = (text: string | undefined): string | undefined =>
  parseText(text)?.idempotencyKey;

/** The unresolved operation of a kind in the storage that all tabs share. */
export const createKeptOperation = (storageKey: string, env: Environment) => {
  const read = (): PendingOperation | undefined => parseText(env.read(storageKey));
  const write = (operation: PendingOperation): void =>
    env.write(storageKey, JSON.stringify(operation));
  const isKept = ({ idempotencyKey }: PendingOperation): boolean =>
    read()?.idempotencyKey === idempotencyKey;
  return {
    read,
    write,
    isKept,
    remove: (operation: PendingOperation): void => {
      if (isKept(operation)) env.write(storageKey, undefined);
    },
    /** True if it belongs to the present session. */
    isOwn: (operation: PendingOperation): boolean => {
      const session = env.session();
      return isSameBinding(operation, session && bindingOf(session));
    },
  };
};
