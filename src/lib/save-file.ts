/** The browser reads the file after the click. */
const KEPT_MS = 60_000;

/** Lets the browser save `text` as a file. Call it from a tap. */
export const saveFile = (name: string, text: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
