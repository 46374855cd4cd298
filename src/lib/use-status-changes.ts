import { useEffect, useEffectEvent, useRef } from 'react';

/** How long it stays in sight, in milliseconds: what the market did is not to be missed while one looks elsewhere. */
export const OUTCOME_MS = 8000;

/** One that was seen before with another status. */
export interface StatusChange<T extends { readonly status: string }> {
  readonly order: T;
  readonly before: T['status'];
}

/**
 * Calls back with those whose status is another than when they were last seen in the list, all of one look together. What
 * is seen for the first time has not changed: it is old, or somebody has just placed it.
 */
export const useStatusChanges = <T extends { readonly id: number; readonly status: string }>(
  orders: readonly T[] | undefined,
  onChanges: (changes: readonly StatusChange<T>[]) => void,
): void => {
  const known = useRef(new Map<number, T['status']>());
  const tell = useEffectEvent(onChanges);
  // The outside system: whoever is told. A list in the order and with the content of the last one tells nothing.
  useEffect(() => {
    const changes = (orders ?? []).flatMap((order): readonly StatusChange<T>[] => {
      const before = known.current.get(order.id);
      known.current.set(order.id, order.status);
      return before === undefined || before === order.status ? [] : [{ order, before }];
    });
    if (changes.length > 0) tell(changes);
  }, [orders]);
};
