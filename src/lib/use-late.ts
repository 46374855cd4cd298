import { startTransition, useLayoutEffect, useState } from 'react';

/** What loads it, then what loading came to. */
interface State<T> {
  readonly begin?: () => Promise<T>;
  readonly value?: T;
  readonly error?: unknown;
}

/**
 * What `load` resolves with: at once if it is `there`, otherwise undefined until it has loaded. Throws in rendering what `load`
 * rejects with.
 */
export const useLate = <T>(there: T | undefined, load: () => Promise<T>): T | undefined => {
  const [{ begin, value, error }, setState] = useState<State<T>>(
    there === undefined ? { begin: load } : { value: there },
  );
  // Synchronises with the network, before the first paint.
  useLayoutEffect(() => {
    void begin?.()
      .then(
        (loaded) => ({ value: loaded }),
        (failure: unknown) => ({ error: failure }),
      )
      .then((state) => startTransition(() => setState(state)));
  }, [begin]);
  if (error !== undefined) throw error;
  return value;
};
