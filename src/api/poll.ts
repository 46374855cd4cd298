/** Poll interval of what only another device changes, in milliseconds. */
export const IDLE_MS = 30_000;

interface PolledList {
  readonly state: { readonly data: { readonly data: readonly unknown[] } | undefined };
}

/** A `refetchInterval`: `ms` while the list has rows, which the market may change; `IDLE_MS` while it is empty. */
export const whileListed =
  (ms: number) =>
  ({ state }: PolledList): number =>
    (state.data?.data.length ?? 0) > 0 ? ms : IDLE_MS;
