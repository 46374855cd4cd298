import { useEffect, useState } from 'react';
import { browserTimers } from '@/lib/timers';
import { STALE_AFTER_MS } from './quote-store';

/** A value that the socket pushes repeatedly for a key, such as a symbol. */
export interface PushedValue<T> {
  /** Calls back with each value of `key`. Returns the unsubscribe function. */
  readonly follow: (key: string, take: (value: T) => void) => () => void;
  /** True if `next`, received later, has an earlier time than `known`. */
  readonly isOlder: (next: T, known: T) => boolean;
}

/** The last value pushed for `key`; `undefined` before the first one and ten seconds after the last. */
export const usePushed = <T>(key: string, { follow, isOlder }: PushedValue<T>): T | undefined => {
  const [last, setLast] = useState<{ readonly key: string; readonly value: T }>();
  // Synchronises with the socket.
  useEffect(() => {
    let known: { readonly value: T } | undefined;
    let forgetLater: (() => void) | undefined;
    const forget = (): void => {
      known = undefined;
      setLast(undefined);
    };
    const stop = follow(key, (value) => {
      if (known !== undefined && isOlder(value, known.value)) return;
      known = { value };
      setLast({ key, value });
      forgetLater?.();
      forgetLater = browserTimers.after(STALE_AFTER_MS, forget);
    });
    return () => {
      stop();
      forgetLater?.();
    };
  }, [key, follow, isOlder]);
  return last?.key === key ? last.value : undefined;
};
