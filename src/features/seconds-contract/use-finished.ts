import { useState } from 'react';
import { diffRecords, nothingSeen, rememberRecords } from '@/lib/record-changes';
import { isRunning, isSettled, type Order, type RunningOrder, type SettledOrder } from './order';

/**
 * Running orders, and those that ended while the user watched: an order counts as watched once it was placed here or
 * seen running, so that a reload in the middle of one still shows its result, and old orders stay in the records.
 */
export const useFinished = (orders: readonly Order[]) => {
  const [watched, setWatched] = useState(nothingSeen<Order['status']>);
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(new Set());
  const running: readonly RunningOrder[] = orders.filter(isRunning);
  const changes = diffRecords<Order>(watched, orders);
  const fresh = changes.appeared.filter(isRunning);
  // Derived while rendering, as React advises for state that follows its input.
  if (fresh.length > 0) setWatched(rememberRecords(watched, fresh));
  const results: readonly SettledOrder[] = changes.changed
    .map(({ record }) => record)
    .filter(isSettled)
    .filter(({ id }) => !dismissed.has(id));
  return {
    running,
    results,
    /** For one that may have ended before the list ever showed it running. */
    watch: (id: number): void =>
      setWatched((seen) => rememberRecords(seen, [{ id, status: 'running' }])),
    dismiss: (id: number): void => setDismissed(new Set([...dismissed, id])),
  };
};
