import { useState } from 'react';
import { useInterval } from './use-interval';

/** The time in epoch milliseconds, updated every `every` milliseconds while `running`. */
export const useNow = (every: number, running = true): number => {
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), running ? every : undefined);
  return now;
};
