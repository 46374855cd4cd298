/** A value that is read from the server and may not be there yet. */
export interface Reading<T> {
  readonly value: T | undefined;
  /** True if it is missing because a call was not answered. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface Query {
  readonly errorUpdateCount: number;
  readonly refetch: () => unknown;
}

/** `value`, which was made of the replies to `queries`; `undefined` until all that it takes are there. */
export const toReading = <T>(value: T | undefined, ...queries: readonly Query[]): Reading<T> => ({
  value,
  // Counted, because each poll after a failure is "pending" again: the error must not flicker.
  failed: value === undefined && queries.some(({ errorUpdateCount }) => errorUpdateCount > 0),
  retry: () => {
    for (const { refetch } of queries) void refetch();
  },
});
