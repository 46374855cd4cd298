import { createRandomId } from '@/lib/random-id';
import { wait } from '@/lib/wait';
import { readStored, writeStored } from '@/lib/storage';
import { areKeysHonoured } from '../honoured-keys';
import { serverNow } from '../server-clock';
import { clientSettings } from '../settings';
import type { CurrentSession } from './operation';

/** Dependencies of pending operations, replaced in tests. */
export interface Environment {
  /** The current session; `undefined` for a visitor. */
  readonly session: () => CurrentSession | undefined;
  /** The server's time in epoch milliseconds. */
  readonly now: () => number;
  /** Storage shared by all tabs of the browser. */
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string | undefined) => void;
  /** Resolves after this many milliseconds. */
  readonly after: (ms: number) => Promise<void>;
  /** Creates an idempotency key. */
  readonly createKey: () => string;
  /** True if the server is known to honour idempotency keys, so that a repeat under the same key is harmless. */
  readonly areKeysHonoured: () => boolean;
}

/** The environment of the running app. */
export const browserEnvironment: Environment = {
  session: () => {
    const { token, owner } = clientSettings();
    const bare = token();
    return bare === undefined ? undefined : { token: bare, owner: owner() };
  },
  now: serverNow,
  read: (key) => readStored(key),
  write: (key, text) => writeStored(key, text),
  after: wait,
  createKey: createRandomId,
  areKeysHonoured,
};
