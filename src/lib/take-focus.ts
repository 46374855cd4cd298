/** A `ref` that gives a button the focus when it appears in place of the focused one. */
export const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();
