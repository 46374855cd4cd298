import type { Decision } from '../engine/context';

/** The success envelope around data. */
export const ok = <T>(message: T): { type: 'ok'; message: T } => ({ type: 'ok', message });

/** A read: nothing happens, `reply` is heard. */
export const read = <T>(reply: T): Decision<T> => ({ events: [], reply });

/** A decision of the engine with its reply put on the wire. */
export const answer = <T, R>(
  { events, reply }: Decision<T>,
  encode: (reply: T) => R,
): Decision<R> => ({
  events,
  reply: encode(reply),
});

const two = (value: number): string => String(value).padStart(2, '0');

/** The day of epoch milliseconds in UTC: `Y-m-d`. */
export const wireDay = (ms: number): string => {
  const date = new Date(ms);
  return [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())].join('-');
};

/** Epoch milliseconds as servers of the family write times: `Y-m-d H:i:s`, here in UTC. */
export const wireTime = (ms: number): string => {
  const date = new Date(ms);
  return `${wireDay(ms)} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
};

/** Epoch milliseconds in whole seconds, as the wire has them. */
export const wireSeconds = (ms: number): number => Math.floor(ms / 1000);
