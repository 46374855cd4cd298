import { startTransition, useLayoutEffect, useState } from 'react';

/** What loads a value, or the value, or why it could not be loaded. */
interface State<T> {
  readonly load?: () => Promise<T>;
  readonly value?: T;
  readonly error?: unknown;
}

/**
 * `loaded` if it is defined; otherwise what `load` resolves with, and undefined until then. Throws in rendering what `load`
 * rejects with. Both arguments count when the component mounts.
 */
export const useLate = <T>(loaded: T | undefined, load: () => Promise<T>): T | undefined => {
  const [state, setState] = useState<State<T>>(loaded === undefined ? { load } : { value: loaded });
  // Synchronises with the network, before the first paint.
  useLayoutEffect(() => {
    void state
      .load?.()
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      .then((next) => startTransition(() => setState(next)));
  }, [state]);
  if (state.error !== undefined) throw state.error;
  return state.value;
};
