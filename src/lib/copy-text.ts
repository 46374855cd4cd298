/** Before the clipboard interface, and still without a secure context: the selection is copied. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // In sight of the layout, else iOS copies nothing; of no size, and out of the way of the keyboard.
  field.style.cssText = 'position:fixed;top:0;opacity:0;pointer-events:none;font-size:16px';
  const before = document.activeElement;
  // Inside a dialog a field outside it can't be focused.
  (before?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
};

/** Puts text on the clipboard; false if the browser lets nobody do that. Call it from a tap. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No secure context, or not allowed: the old way may still be.
    return copySelection(text);
  }
};
