/** Copies the selection with the legacy command, which works without the clipboard API and without a secure context. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Must be in the layout, or iOS copies nothing; invisible, and large enough a font to prevent zooming.
  field.style.cssText = 'position:fixed;top:0;opacity:0;pointer-events:none;font-size:16px';
  const before = document.activeElement;
  // Inside a dialog a field outside it cannot receive focus.
  (before?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
};

/** Copies text to the clipboard; false if the browser does not allow it. Call it from a tap. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No secure context or no permission: falls back to the legacy command.
    return copySelection(text);
  }
};
