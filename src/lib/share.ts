import { copyText } from './copy-text';

/** True if the device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** What became of something to share; `undone` if the user closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'undone' | 'failed';

/** Opens the system's share sheet; copies the address on devices without one. Call it from a tap. */
export const shareOrCopy = async (
  content: Readonly<{ title?: string; text?: string; url: string }>,
): Promise<ShareOutcome> => {
  if (!canShare()) return (await copyText(content.url)) ? 'copied' : 'failed';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'undone' : 'failed';
  }
};
