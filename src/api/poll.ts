/** Poll interval, in milliseconds, of data that only another device can change. */
export const IDLE_POLL_MS = 30_000;

interface PolledList {
  readonly state: { readonly data: { readonly data: readonly unknown[] } | undefined };
}

/** A `refetchInterval`: `ms` while the list has rows, which the market can change; `IDLE_POLL_MS` while it is empty. */
export const pollWhileListed =
  (ms: number) =>
  ({ state }: PolledList): number =>
    (state.data?.data.length ?? 0) > 0 ? ms : IDLE_POLL_MS;
