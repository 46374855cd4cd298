/** The page's heading, while there is one. */
let heading: HTMLElement | undefined;
/** True from the arrival at a screen until the user does something there. */
let isWanted = false;

const END_EVENTS = ['keydown', 'pointerdown', 'focusin'] as const;

const giveFocus = (): void => heading?.focus({ preventScroll: true });

const end = (event: Event): void => {
  if (event.target === heading) return;
  isWanted = false;
  for (const name of END_EVENTS) window.removeEventListener(name, end, true);
};

/** A ref for the page's h1. A heading that replaces the one of a skeleton gets the focus that the other one had. */
export const headingRef = (element: HTMLElement | null): (() => void) => {
  heading = element ?? undefined;
  if (isWanted) giveFocus();
  return () => {
    if (heading === element) heading = undefined;
  };
};

/** Moves the focus to the page's heading, so that screen readers announce it and Tab goes on from there. */
export const focusHeading = (): void => {
  isWanted = true;
  for (const name of END_EVENTS) window.addEventListener(name, end, true);
  giveFocus();
};

/** The same on arrival at a screen, unless one of its fields has the focus already. */
export const focusHeadingOnArrival = (): void => {
  if (document.activeElement?.closest('main') === null) focusHeading();
};
