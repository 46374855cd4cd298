import { createStoredValue } from '@/lib/stored-value';
import { onDiscard } from './discard';
import { browserEnvironment } from './environment';
import type { Kind } from './kind';
import { createPending } from './pending';

/** A kind of pending operation of this app. Call it once a kind, where its feature is loaded. */
export const definePending = <T>(kind: Kind<T>) => {
  const pending = createPending(kind, browserEnvironment);
  onDiscard(pending.discardOthers);
  const stored = createStoredValue({
    names: [`pending:${kind.name}`],
    parse: ([text]) => text,
    print: (text) => [text],
  });
  stored.subscribe(pending.follow);
  return pending;
};
