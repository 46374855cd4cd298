import type { ComponentType } from 'react';
import { late } from './late';
import { wait } from './wait';

/** Maximum wait for the first data, for a screen that reads none. */
const LONGEST_WAIT_MS = 2000;
/** Maximum wait for an idle browser. */
const LONGEST_BUSY_MS = 1000;

let settle = (): void => undefined;
const firstData = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Marks the first data as loaded. Call it after every successful query; only the first call has an effect. */
export const markFirstData = (): void => settle();

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

/** The first frame paints the data; in the second one they are visible. */
const becomeReady = async (): Promise<void> => {
  await Promise.race([firstData, wait(LONGEST_WAIT_MS)]);
  await frame();
  await frame();
  await idle();
};

let ready: Promise<void> | undefined;

/** Resolves once the first data are visible and the browser is idle. */
export const firstDataShown = (): Promise<void> => {
  ready ??= becomeReady();
  return ready;
};

const Nothing = (): null => null;

type Load<P> = () => Promise<ComponentType<P>>;

/** Loads a low-priority part, once what `until` waits for has come. Renders nothing if it cannot be loaded. */
export const lateAfter = <P extends object>(until: () => Promise<unknown>, load: Load<P>) => {
  let waiting: Promise<unknown> | undefined;
  return late(async () => {
    waiting ??= until();
    await waiting;
    return load().catch(() => Nothing);
  });
};

/** Loads a part once the first data are visible and the browser is idle, so that it does not delay them. */
export const afterFirstData = <P extends object>(load: Load<P>) => lateAfter(firstDataShown, load);
