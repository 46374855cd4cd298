const TYPED =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])';

/** True while the focus is in a field that takes text. */
export const isTyping = (): boolean => document.activeElement?.matches(TYPED) === true;
