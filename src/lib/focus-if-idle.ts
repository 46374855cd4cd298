/** Focuses an element, unless the user is in another field by now: what is typed would go on in this one. */
export const focusIfIdle = (element: HTMLElement | null): void => {
  if (document.activeElement?.matches('input, textarea') !== true) element?.focus();
};
