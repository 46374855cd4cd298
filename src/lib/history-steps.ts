type Listener = (event: PopStateEvent) => void;

let heed: Listener | undefined;
const hear = (event: PopStateEvent): void => heed?.(event);

/**
 * Makes sure that who heeds the steps of the history does so before the router: a window calls its listeners in the
 * order in which they came. Call once at start, before the first render.
 */
export const startHistorySteps = (): void => window.addEventListener('popstate', hear);

/** Tells `listener` of every step before the router hears of it. There is one such listener. */
export const heedHistorySteps = (listener: Listener): void => {
  startHistorySteps();
  heed = listener;
};
