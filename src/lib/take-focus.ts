/** A `ref` that gives an element the focus when it appears in place of the focused one. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
