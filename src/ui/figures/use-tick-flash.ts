import { useEffect, useRef, type RefObject } from 'react';
import { compare, parseDecimal } from '@/domain/money/plain-decimal';
import { createThrottle } from '@/lib/throttle';

/** Initial opacity of the colour. */
const SHADE = 0.1;
/**
 * Animates only the background (`tick-flash` in base.css), and only its opacity: a colour animation would paint every
 * frame.
 */
const FADE = { duration: 600, pseudoElement: '::before' } as const;
/** At most two flashes per second per figure. */
const GAP_MS = 500;

const movement = (before: string | undefined, now: string | undefined): -1 | 0 | 1 => {
  const from = before === undefined ? undefined : parseDecimal(before);
  const to = now === undefined ? undefined : parseDecimal(now);
  return from === undefined || to === undefined ? 0 : compare(to, from);
};

/**
 * A ref for an element with the class `tick-flash`, whose background flashes in the colour of the direction when
 * `value` changes.
 */
export const useTickFlash = <T extends HTMLElement>(
  value: string | undefined,
): RefObject<T | null> => {
  const ref = useRef<T>(null);
  const previous = useRef(value);
  const gate = useRef(createThrottle(GAP_MS));
  // Synchronises with the browser's animations. A value that cannot be parsed does not flash.
  useEffect(() => {
    const moved = movement(previous.current, value);
    previous.current = value;
    if (moved === 0 || !gate.current(performance.now())) return;
    const ground = ref.current;
    ground?.style.setProperty('--flash', `var(--${moved > 0 ? 'up' : 'down'})`);
    ground?.animate([{ opacity: SHADE }, { opacity: 0 }], FADE);
  }, [value]);
  return ref;
};
