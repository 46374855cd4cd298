/** A value of the server: there, on its way, or missing because a call failed. */
export interface Loadable<T> {
  readonly value: T | undefined;
  /** True while `value` is missing and a call for it has failed. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Query {
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

/** Wraps `value`, made of the replies to `queries`; `undefined` until all that it needs have arrived. */
export const toLoadable = <T>(value: T | undefined, ...queries: readonly Query[]): Loadable<T> => ({
  value,
  // Counted, because each poll after a failure is "pending" again: the error must not flicker.
  failed: value === undefined && queries.some(({ errorUpdateCount }) => errorUpdateCount > 0),
  retry: () => {
    for (const { refetch } of queries) void refetch();
  },
});
