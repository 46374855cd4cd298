type Listener = (event: PopStateEvent) => void;

let current: Listener | undefined;
const dispatch = (event: PopStateEvent): void => current?.(event);

/**
 * Registers for `popstate` before the router does, because a window calls listeners in order of registration. Call once
 * at start, before the first render.
 */
export const registerHistoryListener = (): void => window.addEventListener('popstate', dispatch);

/** Sets the listener that runs on every history step, before the router. Replaces the previous one. */
export const setHistoryListener = (listener: Listener): void => {
  registerHistoryListener();
  current = listener;
};
