import { copyText } from './copy-text';

/** What is shared. A `title` is for the system's sheet alone. */
export interface ShareContent {
  readonly title?: string;
  readonly text?: string;
  readonly url: string;
}

/** True if the device has a share sheet. */
export const canShare = (): boolean => 'share' in navigator;

/** Absolute address of the app's first screen, without the route that is open. `page` is the app's own address. */
export const appLink = (page: { readonly origin: string; readonly pathname: string }): string =>
  `${page.origin}${page.pathname}`;

/** What became of something to share; `undone` if the user closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'undone' | 'failed';

/** Opens the system's share sheet; copies text and address on devices without one. Call it from a tap. */
export const shareOrCopy = async (content: ShareContent): Promise<ShareOutcome> => {
  const { text, url } = content;
  if (!canShare())
    return (await copyText(text === undefined ? url : `${text}\n${url}`)) ? 'copied' : 'failed';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'undone' : 'failed';
  }
};
