import { useState } from 'react';
import { diffRecords, noRecordsSeen, rememberRecords } from '@/lib/record-changes';
import { isRunning, isSettled, type Order, type RunningOrder, type SettledOrder } from './order';

/**
 * Running orders, and the results of orders that settled since they were seen running or were placed here. After a
 * reload a still running order shows its result too; orders settled earlier are only in the records.
 */
export const useOrderResults = (orders: readonly Order[]) => {
  const [seen, setSeen] = useState(noRecordsSeen<Order['status']>);
  const [dismissed, setDismissed] = useState<ReadonlySet<number>>(new Set());
  const running: readonly RunningOrder[] = orders.filter(isRunning);
  const changes = diffRecords<Order>(seen, orders);
  const fresh = changes.appeared.filter(isRunning);
  // State derived from props is set while rendering, as React recommends.
  if (fresh.length > 0) setSeen(rememberRecords(seen, fresh));
  const results: readonly SettledOrder[] = changes.changed
    .map(({ record }) => record)
    .filter(isSettled)
    .filter(({ id }) => !dismissed.has(id));
  return {
    running,
    results,
    /** Marks an order as seen running, in case it settles before the list shows it. */
    markRunning: (id: number): void =>
      setSeen((before) => rememberRecords(before, [{ id, status: 'running' }])),
    dismiss: (id: number): void => setDismissed((before) => new Set([...before, id])),
  };
};
