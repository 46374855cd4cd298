import { useEffect, useRef, type RefObject } from 'react';
import { compare, parseDecimal } from '@/domain/money/plain-decimal';
import { rateGate } from '@/lib/rate-gate';

/** How long a tick's ground takes to fade. */
const FADE_MS = 600;
/** At most two flashes a second for one figure. */
const GAP_MS = 500;

const movement = (before: string | undefined, now: string | undefined): -1 | 0 | 1 => {
  const from = before === undefined ? undefined : parseDecimal(before);
  const to = now === undefined ? undefined : parseDecimal(now);
  return from === undefined || to === undefined ? 0 : compare(to, from);
};

/** A ref for an element whose ground flashes in the colour of the direction when `value` moves. */
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
    const color = `color-mix(in srgb, var(--${moved > 0 ? 'up' : 'down'}) 10%, transparent)`;
    ref.current?.animate([{ backgroundColor: color }, { backgroundColor: 'transparent' }], FADE_MS);
  }, [value]);
  return ref;
};
