import { useState } from 'react';
import { serverNow } from '@/api/server-clock';
import type { RecordChanges } from '@/lib/record-changes';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { showToast } from '@/ui';
import { isSettled, type Order } from '../order';
import { useNewestOrders } from '../outcome-queries';
import { useResultText } from './result-text';

/** Shows a toast for each order that settles from now on. For screens that do not show results themselves. */
export const SecondsOutcomes = () => {
  const [since] = useState(serverNow);
  const resultOf = useResultText();
  const announce = ({ changed }: RecordChanges<Order>): void => {
    for (const order of changed.map(({ record }) => record).filter(isSettled))
      // Earlier results were shown by the previous screen.
      if ((order.settledAt ?? Infinity) * 1000 >= since)
        showToast({ text: `${order.symbol} · ${resultOf(order)}`, duration: OUTCOME_MS });
  };
  const { crypto, forex } = useNewestOrders();
  useRecordChanges(crypto, announce);
  useRecordChanges(forex, announce);
  return null;
};
