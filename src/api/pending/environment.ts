import { createClientId } from '@/lib/client-id';
import { readStored, writeStored } from '@/lib/storage';
import { serverNow } from '../server-clock';
import { clientSettings } from '../settings';
import type { Session } from './operation';

/** What pending operations need of the world; replaced in tests. */
export interface Environment {
  /** Who is signed in now; `undefined` for a visitor. */
  readonly session: () => Session | undefined;
  /** Epoch milliseconds of the server's clock. */
  readonly now: () => number;
  /** Storage that all tabs of the browser share. */
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string | undefined) => void;
  readonly createKey: () => string;
}

export const browserEnvironment: Environment = {
  session: () => {
    const { token, owner } = clientSettings();
    const bare = token();
    return bare === undefined ? undefined : { token: bare, owner: owner() };
  },
  now: serverNow,
  read: (key) => readStored(key),
  write: (key, text) => writeStored(key, text),
  createKey: createClientId,
};
