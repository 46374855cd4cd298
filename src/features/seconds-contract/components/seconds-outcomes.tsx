import { useState } from 'react';
import { serverNow } from '@/api/server-clock';
import { afterFirstData } from '@/lib/after-first-data';
import type { RecordChanges } from '@/lib/record-changes';
import { OUTCOME_MS, useRecordChanges } from '@/lib/use-record-changes';
import { withTexts } from '@/lib/with-texts';
import { Extra, showToast } from '@/ui';
import { focusOf, newestResult, othersOf } from '../event-focus';
import { isSettled, type Order, type SettledOrder } from '../order';
import { useNewestOrders } from '../outcome-queries';
import type { PriceSource } from '../prices';
import { useOrderResults } from '../use-order-results';
import type { OrderBarPlace } from './order-bar-place';
import { ResultAnnouncement } from './result-announcement';
import { resultText } from './result-text';

/** Loaded while an order runs, so before its result. */
const Bar = afterFirstData(async () => (await import('./order-bar')).OrderBar);

/** Props of the notices about seconds contracts. */
export interface SecondsOutcomesProps {
  readonly prices: PriceSource;
  /** Where the screen has a bar with the running order and its result; `undefined` where results are toasts. */
  readonly bar: OrderBarPlace | undefined;
}

/**
 * Running seconds contracts and their results, for screens other than Trade: a bar, or a toast at the end. Of several results
 * the newest is shown and the others are counted.
 */
export const SecondsOutcomes = ({ prices, bar }: SecondsOutcomesProps) => {
  const [since] = useState(serverNow);
  // Earlier results were shown by the previous screen.
  const isNew = ({ settledAt }: SettledOrder): boolean => (settledAt ?? Infinity) * 1000 >= since;
  const announce = ({ changed }: RecordChanges<Order>): void => {
    const settled = changed.map(({ record }) => record).filter(isSettled);
    const results = settled.filter(isNew);
    const newest = newestResult(results);
    if (newest === undefined || bar !== undefined) return;
    void withTexts('seconds', (t) => {
      const others = results.length - 1;
      const text = [newest.symbol, resultText(newest, t)];
      if (others > 0) text.push(t('event.others', { number: others }));
      showToast({ text: text.join(' · '), duration: OUTCOME_MS });
    });
  };
  const orders = useNewestOrders();
  useRecordChanges(orders, announce);
  const { running, results: ended, dismiss } = useOrderResults(orders);
  const results = ended.filter(isNew);
  const order = focusOf({ running, results }, undefined, '');
  // Without an order the texts need not be loaded. A result was seen running here, so its announcement exists before it.
  if (bar === undefined || order === undefined) return null;
  return (
    <Extra>
      <ResultAnnouncement results={results} />
      <Extra>
        <Bar
          order={order}
          others={othersOf({ running, results }, order).length}
          prices={prices}
          place={bar}
          onDismiss={() => results.forEach(({ id }) => dismiss(id))}
        />
      </Extra>
    </Extra>
  );
};
