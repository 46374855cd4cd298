import { focusHeading } from './heading-focus';

/** Focuses the heading on entering a screen, unless a field of it or a sheet over it already has the focus. */
export const focusHeadingOnArrival = (): void => {
  if (document.activeElement?.closest('main, [role=dialog]') === null) focusHeading();
};
