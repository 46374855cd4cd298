import { focusHeading } from './heading-focus';

const FOCUSABLE = 'a[href], button:not(:disabled)';

/**
 * A ref for an entry of a list that may go while it has the focus, such as a position that is closed. The control of the same
 * name in the entry beside it gets the focus, else the first one there, or without such an entry the page's heading.
 */
export const leaveFocusToNext = (entry: HTMLElement | null) => (): void => {
  // It is still in the page: React detaches refs before it removes what they refer to.
  if (entry?.contains(document.activeElement) !== true) return;
  const beside = entry.nextElementSibling ?? entry.previousElementSibling;
  const label = document.activeElement?.textContent;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const controls =
      beside?.isConnected === true ? [...beside.querySelectorAll<HTMLElement>(FOCUSABLE)] : [];
    // Not the first one at once: a hint with a button comes and goes with the price.
    const next = controls.find(({ textContent }) => textContent === label) ?? controls[0];
    if (next) next.focus();
    else focusHeading();
  });
};

/**
 * A ref for a part that the focus may go with, or with what it gave the focus back to. If nothing has the focus once the
 * part is gone, the page's heading gets it.
 */
export const leaveFocusToHeading = () => (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
};
