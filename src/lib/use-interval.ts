import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `delay` milliseconds; `undefined` stops the clock. */
export const useInterval = (tick: () => void, delay: number | undefined): void => {
  const onTick = useEffectEvent(tick);
  // The outside system: the browser's timer.
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setInterval(() => onTick(), delay);
    return () => clearInterval(timer);
  }, [delay]);
};
