import * as zod from 'zod/mini';
import type { Environment } from './environment';
import { ARRIVAL_LIMIT_MS, CLOCK_ERROR_MS } from './limits';
import type { PendingOperation } from './operation';

const SECOND_MS = 1000;

const stored = zod.object({
  endedAt: zod.number(),
  strays: zod.record(zod.string(), zod.number()),
});
type Earlier = zod.infer<typeof stored>;

const NOTHING: Earlier = { endedAt: 0, strays: {} };

const parse = (text: string | undefined): Earlier | undefined => {
  try {
    return text === undefined ? undefined : stored.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/**
 * What tells the record of an operation from those of earlier ones of its kind, in all tabs: when the last one ended, and
 * until when discarded ones may still arrive. Holds nothing of what they were.
 */
export const createEarlier = (storageKey: string, env: Environment) => {
  let own = NOTHING;
  const read = (): Earlier => parse(env.read(storageKey)) ?? own;
  const write = (earlier: Earlier): void => {
    own = earlier;
    env.write(storageKey, JSON.stringify(earlier));
  };
  return {
    noteEnd: (): void => write({ ...read(), endedAt: env.now() }),
    /** Notes one that is discarded before its outcome is known. */
    noteStray: ({ idempotencyKey, sentAt }: PendingOperation): void => {
      const { strays, ...rest } = read();
      write({ ...rest, strays: { ...strays, [idempotencyKey]: sentAt + ARRIVAL_LIMIT_MS } });
    },
    /** Notes that one cannot arrive, whatever was noted of it before. */
    noteNoStray: ({ idempotencyKey }: PendingOperation): void => {
      const { strays, ...rest } = read();
      const { [idempotencyKey]: _gone, ...others } = strays;
      write({ ...rest, strays: others });
    },
    /** For an operation that is confirmed now: the earliest second of its record, and how many strays may look like it. */
    marks: (): Pick<PendingOperation, 'earliest' | 'rivals'> => {
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
