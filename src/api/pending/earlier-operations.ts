import * as zod from 'zod/mini';
import type { Environment } from './environment';
import { ARRIVAL_LIMIT_MS, CLOCK_ERROR_MS } from './limits';
import type { PendingOperation } from './operation';

const SECOND_MS = 1000;

const stored = zod.object({
  endedAt: zod.number(),
  strays: zod.record(zod.string(), zod.number()),
});
type EarlierOperations = zod.infer<typeof stored>;

const NOTHING: EarlierOperations = { endedAt: 0, strays: {} };

const parse = (text: string | undefined): EarlierOperations | undefined => {
  try {
    return text === undefined ? undefined : stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * Remembers, for all tabs, when the last operation of a kind ended and until when discarded ones can still arrive. With
 * that, the record of a new operation is not confused with theirs. Stores nothing of their content.
 */
export const createEarlierOperations = (storageKey: string, env: Environment) => {
  let own = NOTHING;
  const read = (): EarlierOperations => parse(env.read(storageKey)) ?? own;
  const write = (earlier: EarlierOperations): void => {
    own = earlier;
    env.write(storageKey, JSON.stringify(earlier));
  };
  return {
    /** Notes that the last operation ended now. */
    noteEnd: (): void => write({ ...read(), endedAt: env.now() }),
    /** Notes a stray: an operation that is discarded before its outcome is known, and can still arrive. */
    noteStray: ({ idempotencyKey, sentAt }: PendingOperation): void => {
      const { strays, ...rest } = read();
      write({ ...rest, strays: { ...strays, [idempotencyKey]: sentAt + ARRIVAL_LIMIT_MS } });
    },
    /** Notes that an operation is not a stray: it can no longer arrive. */
    clearStray: ({ idempotencyKey }: PendingOperation): void => {
      const { strays, ...rest } = read();
      const { [idempotencyKey]: _gone, ...others } = strays;
      write({ ...rest, strays: others });
    },
    /** For an operation confirmed now: the earliest time of its record, and the number of strays that could look like it. */
    recordCriteria: (): Pick<PendingOperation, 'earliest' | 'rivals'> => {
      const { endedAt, strays } = read();
      const now = env.now();
      const open = Object.fromEntries(Object.entries(strays).filter(([, until]) => until > now));
      write({ endedAt, strays: open });
      return {
        earliest: Math.max((now - CLOCK_ERROR_MS) / SECOND_MS, Math.floor(endedAt / SECOND_MS) + 1),
        rivals: Object.keys(open).length,
      };
    },
  };
};
