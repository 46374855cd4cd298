import { createStoredValue } from '@/lib/stored-value';
import { registerDiscard } from './discard';
import { browserEnvironment } from './environment';
import type { OperationKind } from './operation-kind';
import { createPending } from './pending';

/** Defines a kind of pending operation, in the browser's storage. Call it once per kind, in the feature that owns it. */
export const definePending = <T>(kind: OperationKind<T>) => {
  const pending = createPending(kind, browserEnvironment);
  registerDiscard(pending.discardOthers);
  const stored = createStoredValue({
    names: [`pending:${kind.name}`],
    parse: ([text]) => text,
    print: (text) => [text],
  });
  stored.subscribe(pending.follow);
  return pending;
};
