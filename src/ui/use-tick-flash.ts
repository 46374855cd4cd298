import { useEffect, useRef, type RefObject } from 'react';
import { compare, parseDecimal } from '@/domain/money/plain-decimal';
import { rateGate } from '@/lib/rate-gate';

/** How much of the colour is seen at first. */
const SHADE = 0.1;
/** Of the ground alone (`tick-flash` in base.css) and by opacity alone: a fading colour would be painted at every frame. */
const FADE = { duration: 600, pseudoElement: '::before' } as const;
/** At most two flashes a second for one figure. */
const GAP_MS = 500;

const movement = (before: string | undefined, now: string | undefined): -1 | 0 | 1 => {
  const from = before === undefined ? undefined : parseDecimal(before);
  const to = now === undefined ? undefined : parseDecimal(now);
  return from === undefined || to === undefined ? 0 : compare(to, from);
};

/** A ref for an element with the class `tick-flash`, whose ground flashes in the colour of the direction when `value` moves. */
export const useTickFlash = <T extends HTMLElement>(
  value: string | undefined,
): RefObject<T | null> => {
  const ref = useRef<T>(null);
  const previous = useRef(value);
  const gate = useRef(rateGate(GAP_MS));
  // The outside system: the browser's animations. Values change without one when they are unreadable.
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
