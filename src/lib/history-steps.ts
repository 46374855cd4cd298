type Listener = (event: PopStateEvent) => void;

let heed: Listener | undefined;
const hear = (event: PopStateEvent): void => heed?.(event);

/**
 * Registers the listener of history steps before the router's: a window calls its listeners in the order of
 * registration. Call once at start, before the first render.
 */
export const startHistorySteps = (): void => window.addEventListener('popstate', hear);

/** Calls `listener` on every history step before the router. Only one listener at a time. */
export const onHistoryStep = (listener: Listener): void => {
  startHistorySteps();
  heed = listener;
};
