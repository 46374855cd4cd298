import { focusHeading } from './heading-focus';

/** Focuses the heading on entering a screen, unless one of its fields already has the focus. */
export const focusHeadingOnArrival = (): void => {
  if (document.activeElement?.closest('main') === null) focusHeading();
};
