import { useState } from 'react';
import { serverNow } from '@/api/server-clock';
import { OUTCOME_MS, useStatusChanges, type StatusChange } from '@/lib/use-status-changes';
import { showToast } from '@/ui';
import { isSettled, type Order } from '../order';
import { useWatchedOrders } from '../outcome-queries';
import { useResultText } from './result-text';

/** Says how orders come out from now on, on screens that do not say it themselves. */
export const SecondsOutcomes = () => {
  const [since] = useState(serverNow);
  const resultOf = useResultText();
  const tell = (changes: readonly StatusChange<Order>[]): void => {
    for (const order of changes.map((change) => change.order).filter(isSettled))
      // What ended before was said by the screen before.
      if ((order.settledAt ?? Infinity) * 1000 >= since)
        showToast({ text: `${order.symbol} · ${resultOf(order)}`, duration: OUTCOME_MS });
  };
  const { crypto, forex } = useWatchedOrders();
  useStatusChanges(crypto, tell);
  useStatusChanges(forex, tell);
  return null;
};
