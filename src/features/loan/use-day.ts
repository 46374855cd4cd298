import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useServerTime } from '@/api/use-server-time';
import { dayNumber } from '@/domain/deposit/calendar';
import { refreshLoanData } from './queries';

/** The current day number in UTC by the server's clock. Renders at 00:00 UTC. */
export const useDay = (): number => useServerTime((now) => dayNumber(now * 1000));

/** Reads loans again at 00:00 UTC, when interest is added and due days end. */
export const useDailyRefresh = (): void => {
  const client = useQueryClient();
  const day = useDay();
  const readOn = useRef(day);
  const refresh = useEffectEvent(() => void refreshLoanData(client));
  // Synchronises with the server's records.
  useEffect(() => {
    if (readOn.current === day) return;
    readOn.current = day;
    refresh();
  }, [day]);
};
