/** The page's heading, if any. */
let heading: HTMLElement | undefined;
/** True from entering a screen until the user's first action there. */
let shouldFocus = false;

const END_EVENTS = ['keydown', 'pointerdown', 'focusin'] as const;

const focusNow = (): void => heading?.focus({ preventScroll: true });

const stopFocusing = (event: Event): void => {
  if (event.target === heading) return;
  shouldFocus = false;
  for (const name of END_EVENTS) window.removeEventListener(name, stopFocusing, true);
};

/** A ref for the page's h1. A heading that replaces a skeleton's heading takes over its focus. */
export const headingRef = (element: HTMLElement | null): (() => void) => {
  heading = element ?? undefined;
  if (shouldFocus) focusNow();
  return () => {
    if (heading === element) heading = undefined;
  };
};

/** Moves the focus to the page's heading: screen readers announce it, and Tab continues from there. */
export const focusHeading = (): void => {
  shouldFocus = true;
  for (const name of END_EVENTS) window.addEventListener(name, stopFocusing, true);
  focusNow();
};

let hasLeft = false;

/** Call it when a screen is left. */
export const leaveScreen = (): void => {
  hasLeft = true;
};

/** False on the screen that a visit begins with: browsers announce that one themselves. */
export const hasLeftScreen = (): boolean => hasLeft;
