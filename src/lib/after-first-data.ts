import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { wait } from './wait';

/** A screen that reads nothing, or cannot, has its extras after this long. */
const LONGEST_WAIT_MS = 2000;
/** How long a busy browser puts them off. */
const LONGEST_BUSY_MS = 1000;

let settle = (): void => undefined;
const firstData = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Called with every successful read; the first one counts. */
export const noteData = (): void => settle();

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Safari has no idle callback. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LONGEST_BUSY_MS });
    else setTimeout(resolve, 100);
  });

/** The first frame brings the data to the screen; in the second one they are there. */
const becomeReady = async (): Promise<void> => {
  await Promise.race([firstData, wait(LONGEST_WAIT_MS)]);
  await frame();
  await frame();
  await idle();
};

let ready: Promise<void> | undefined;

const Nothing = (): null => null;

/**
 * A part that nobody waits for: its code is loaded once the first data are on the screen and the browser is idle, so
 * that it takes nothing from what people came for. Where it cannot be loaded it is missing.
 */
export const afterFirstData = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    ready ??= becomeReady();
    await ready;
    return load().catch(() => ({ default: Nothing }));
  });
