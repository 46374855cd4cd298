import type { Decision } from '../engine/context';

/** The success envelope around data. */
export const ok = <T>(message: T): { type: 'ok'; message: T } => ({ type: 'ok', message });

/** The decision of a read: no events. */
export const read = <T>(reply: T): Decision<T> => ({ events: [], reply });

/** An engine decision with its reply encoded for the wire. */
export const answer = <T, R>(
  { events, reply }: Decision<T>,
  encode: (reply: T) => R,
): Decision<R> => ({
  events,
  reply: encode(reply),
});

const two = (value: number): string => String(value).padStart(2, '0');

/** The UTC date of a time in epoch milliseconds: `Y-m-d`. */
export const wireDay = (ms: number): string => {
  const date = new Date(ms);
  return [date.getUTCFullYear(), two(date.getUTCMonth() + 1), two(date.getUTCDate())].join('-');
};

/** A time in epoch milliseconds in the family's format, `Y-m-d H:i:s`, in UTC. */
export const wireTime = (ms: number): string => {
  const date = new Date(ms);
  return `${wireDay(ms)} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
};

/** A time in epoch milliseconds as whole seconds, as on the wire. */
export const wireSeconds = (ms: number): number => Math.floor(ms / 1000);
