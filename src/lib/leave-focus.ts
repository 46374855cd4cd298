import { focusHeading } from './heading-focus';

/**
 * A ref for a part that the focus may go with, or with what it gave the focus back to. If nothing has the focus once the
 * part is gone, the page's heading gets it.
 */
export const leaveFocusToHeading = () => (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
};
