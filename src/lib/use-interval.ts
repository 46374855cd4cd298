import { useEffect, useEffectEvent } from 'react';

/** Calls `tick` every `delay` milliseconds; `undefined` stops it. */
export const useInterval = (tick: () => void, delay: number | undefined): void => {
  const onTick = useEffectEvent(tick);
  // A timer of the browser.
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setInterval(() => onTick(), delay);
    return () => clearInterval(timer);
  }, [delay]);
};
