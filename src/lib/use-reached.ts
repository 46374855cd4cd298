import { useState } from 'react';

/**
 * Whether a control was reached, by focus or touch, or its sheet is open: before that the sheet's code can wait, because
 * forms are filled in from the top. Spread `reach` on the control.
 */
export const useReached = (isOpen: boolean) => {
  const [wasReached, setReached] = useState(false);
  const note = (): void => setReached(true);
  return { isReached: wasReached || isOpen, reach: { onFocus: note, onPointerDown: note } };
};
