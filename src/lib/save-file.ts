/** The browser reads the file after the click, so its URL must stay valid for a while. */
const KEPT_MS = 60_000;

/** Saves `text` as a file through the browser's download. Call it from a tap. */
export const saveFile = (name: string, text: string, type: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
};
