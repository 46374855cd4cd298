import type { Lifecycle } from './lifecycle';

/** Progress of a record in one of its statuses. */
type StepState = 'done' | 'current' | 'failed' | 'ahead';

/** A status of a record, reached or still ahead. */
export interface Step<Status extends string> {
  readonly status: Status;
  readonly state: StepState;
  /** Time it was reached, in epoch seconds; `undefined` if unknown or still ahead. */
  readonly at: number | undefined;
}

/** True for a status that no step leaves. */
export const isFinal = (table: Lifecycle<string, string>, status: string): boolean =>
  table.every(({ from, to }) => from !== status || to === status);

/**
 * The timeline of a record: the statuses that it reached, oldest first, and those that usually follow. A final status is
 * done, or failed if it is among `failed`.
 */
export const stepsOf = <Status extends string>(
  table: Lifecycle<Status, string>,
  reached: readonly { readonly status: Status; readonly at: number | undefined }[],
  usual: readonly Status[],
  failed: readonly Status[] = [],
): readonly Step<Status>[] => {
  const last = reached.at(-1);
  const lastState = (status: Status): StepState => {
    if (!isFinal(table, status)) return 'current';
    return failed.includes(status) ? 'failed' : 'done';
  };
  const past = reached.map(({ status, at }, index) => ({
    status,
    at,
    state: index === reached.length - 1 ? lastState(status) : ('done' as const),
  }));
  const isOver = last !== undefined && isFinal(table, last.status);
  const ahead = isOver ? [] : usual.slice(last === undefined ? 0 : usual.indexOf(last.status) + 1);
  return [...past, ...ahead.map((status) => ({ status, state: 'ahead' as const, at: undefined }))];
};

/** The time that stands in an order's row, and what it is of. Epoch seconds; `undefined` if the server does not say when. */
interface RowTime {
  readonly of: 'end' | 'placing';
  readonly at: number | undefined;
}

/**
 * The time in an order's row: the end of one with a result, else the time it was placed, under whose day it stands. The latter
 * also if the server does not say when the order ended. Takes epoch seconds.
 */
export const rowTimeOf = (order: {
  readonly hasResult: boolean;
  readonly placedAt: number | undefined;
  readonly endedAt: number | undefined;
}): RowTime =>
  order.hasResult && order.endedAt !== undefined
    ? { of: 'end', at: order.endedAt }
    : { of: 'placing', at: order.placedAt };
