/** Replies of 404 in a row after which a read counts as missing: one or two also come from a server that restarts. */
const MISSES = 3;
/** How long a missing read is not asked for again. Polls of it would fail every few seconds, for good. */
const PAUSE_MS = 60_000;

/** The times of the 404s in a row of each read. */
const misses: Record<string, readonly number[]> = {};

/** Notes the status that a read was answered with. */
export const noteStatus = (read: string, status: number): void => {
  misses[read] =
    status === 404 ? [performance.now(), ...(misses[read] ?? [])].slice(0, MISSES) : [];
};

/** Forgets which reads are missing, so that the next poll asks for them again. */
export const forgetMisses = (): void => {
  for (const read of Object.keys(misses)) misses[read] = [];
};

/**
 * True while a read is not worth asking for: the server does not have it. Not just after a tap, which may have asked to try
 * again. Older browsers do not tell of taps.
 */
export const isPaused = (read: string): boolean => {
  const [newest = 0, , third] = misses[read] ?? [];
  if (third === undefined || navigator.userActivation?.isActive) return false;
  return performance.now() - newest < PAUSE_MS;
};
