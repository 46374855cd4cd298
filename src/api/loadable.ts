/** A value from the server: loaded, loading, or missing because a call failed. */
export interface Loadable<T> {
  readonly value: T | undefined;
  /** True while `value` is missing and one of its queries has failed. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Query {
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

/** Wraps `value`, derived from the results of `queries`; `undefined` until they have loaded. */
export const toLoadable = <T>(value: T | undefined, ...queries: readonly Query[]): Loadable<T> => ({
  value,
  // Counts errors, because each poll after a failure is "pending" again: the error must not flicker.
  failed: value === undefined && queries.some(({ errorUpdateCount }) => errorUpdateCount > 0),
  retry: () => {
    for (const { refetch } of queries) void refetch();
  },
});
