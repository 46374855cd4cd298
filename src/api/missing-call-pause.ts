/** Replies of 404 in a row after which a read counts as missing: one or two also come from a server that restarts. */
const MISSES = 3;
/** How long a missing read is not asked for again. Polls of it would fail every few seconds, for good. */
const PAUSE_MS = 60_000;

const misses = new Map<string, readonly [count: number, at: number]>();

/** Notes the status that a read was answered with. */
export const noteStatus = (read: string, status: number): void => {
  if (status === 404) misses.set(read, [(misses.get(read)?.[0] ?? 0) + 1, performance.now()]);
  else misses.delete(read);
};

/** True while a read is not worth asking for: the server does not have it. */
export const isPaused = (read: string): boolean => {
  const [count, at] = misses.get(read) ?? [0, 0];
  return count >= MISSES && performance.now() - at < PAUSE_MS;
};
