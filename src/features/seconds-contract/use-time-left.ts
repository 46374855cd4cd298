import { useState } from 'react';
import { serverNow } from '@/api/server-clock';
import { useInterval } from '@/lib/use-interval';
import type { RunningOrder } from './order';

const TICK_MS = 250;

/** The colour of an outcome. */
export const OUTCOME_TRENDS = { win: 'up', lose: 'down', draw: 'flat' } as const;

/** Remaining milliseconds of a running order by the server's clock, updated four times a second. */
export const useTimeLeft = (order: RunningOrder): number => {
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), TICK_MS);
  return Math.min(order.seconds * 1000, Math.max(0, order.endsAt - now));
};
