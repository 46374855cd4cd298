import { createStoredValue } from '@/lib/stored-value';
import { browserEnvironment } from './environment';
import { registerKind } from './loaded-kinds';
import type { OperationKind } from './operation-kind';
import { createPending } from './pending';
import { pendingKey } from './stored-operation';

/** Defines a kind of pending operation, in the browser's storage. Call it once per kind, in the feature that owns it. */
export const definePending = <T>(kind: OperationKind<T>) => {
  const pending = createPending(kind, browserEnvironment);
  registerKind(kind.name, pending);
  const stored = createStoredValue({
    names: [pendingKey(kind.name)],
    parse: ([text]) => text,
    print: (text) => [text],
  });
  stored.subscribe(pending.follow);
  return pending;
};
