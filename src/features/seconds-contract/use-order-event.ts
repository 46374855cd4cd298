import { useEffect, useState } from 'react';
import { focusOf, opensByItself, othersOf, type Selection } from './event-focus';
import { isEventPutAway, storeEventPutAway } from './event-put-away';
import { isSettled, type Order } from './order';
import { useOrderResults } from './use-order-results';

/** Whether the event is put away. Holds over reloads and other screens, until nothing is left to show. */
const usePutAway = (isNothingLeft: boolean) => {
  const [isPutAway, setPutAway] = useState(isEventPutAway);
  // Synchronises with the storage of the tab.
  useEffect(() => storeEventPutAway(isPutAway && !isNothingLeft), [isPutAway, isNothingLeft]);
  if (isPutAway && isNothingLeft) setPutAway(false);
  return [isPutAway, setPutAway] as const;
};

/**
 * The order that the event shows, the others, and what the user can do about them. `orders` is `undefined` until they are
 * known; `symbol` is the pair on screen.
 */
export const useOrderEvent = (orders: readonly Order[] | undefined, symbol: string) => {
  const { running, results, markRunning, dismiss } = useOrderResults(orders ?? []);
  const [selection, setSelection] = useState<Selection>();
  const [asked, setAsked] = useState(0);
  const [isInSight, setInSight] = useState(false);
  const order = focusOf({ running, results }, selection, symbol);
  const [isPutAway, setPutAway] = usePutAway(orders !== undefined && order === undefined);
  const isOpen = order !== undefined && !isPutAway && opensByItself(order, selection, symbol);
  const select = (id: number): void => {
    setSelection({
      id,
      onScreen: symbol,
      resultsThen: new Set(results.map((result) => result.id)),
    });
    setAsked((times) => times + 1);
  };
  return {
    order,
    others: order === undefined ? [] : othersOf({ running, results }, order),
    running,
    results,
    isOpen,
    /** False if the strip stands in for the event. */
    isInSight: isOpen && isInSight,
    asked,
    setInSight,
    select,
    dismiss,
    /** Shows an order that was just placed in place of the result that was shown. */
    showPlaced: (id: number): void => {
      if (order !== undefined && isSettled(order)) dismiss(order.id);
      markRunning(id);
      select(id);
    },
    open: (): void => {
      setPutAway(false);
      if (order !== undefined) select(order.id);
    },
    putAway: (): void => setPutAway(true),
  };
};

/** The event of the running orders and results. */
export type OrderEventState = ReturnType<typeof useOrderEvent>;
