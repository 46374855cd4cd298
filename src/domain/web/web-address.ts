import { SCREENS } from '../screens/screens';

/** A page outside of the app that is safe to name and to open. */
export interface WebAddress {
  readonly url: string;
  /** In ASCII, so that letters that look alike stay apart. With the port, if it is not 443. */
  readonly host: string;
  /** True if the name is reserved for examples (RFC 2606): there can be no page. */
  readonly isMadeUp: boolean;
}

const MADE_UP = /(?:^|\.)(?:invalid|example|test)$/u;
const MAX_LENGTH = 2048;

/** Browsers read more than this: a backslash as a slash, one slash or none, line breaks in the middle. Nobody honest writes so. */
const PLAIN_FORM = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/iu;

/** Control and invisible characters, which change how an address looks, and spaces. */
const DECEPTIVE = /[\s\\\p{C}]/u;

/** Reads an address that looks like what it is: http or https, no name or password in front of the host. */
export const readPlainUrl = (text: string): URL | undefined => {
  const typed = text.trim();
  const isPlain = typed.length <= MAX_LENGTH && PLAIN_FORM.test(typed) && !DECEPTIVE.test(typed);
  return isPlain && URL.canParse(typed) ? new URL(typed) : undefined;
};

/** An address as it is named and opened. */
export const toWebAddress = ({ href, host, hostname }: URL): WebAddress => ({
  url: href,
  host,
  isMadeUp: MADE_UP.test(hostname),
});

/** An address of https that hides nothing; `undefined` for any other text. */
export const parseWebAddress = (text: string | null | undefined): WebAddress | undefined => {
  const url = readPlainUrl(text ?? '');
  return url?.protocol === 'https:' ? toWebAddress(url) : undefined;
};

/**
 * The path of the screen that names the host of a web address before it is opened. For addresses that a server or a link
 * brings; `undefined` for anything that no page can be at, which is shown as text.
 */
export const webViewPath = (url: string): string | undefined =>
  readPlainUrl(url) === undefined
    ? undefined
    : `${SCREENS.webview}?${new URLSearchParams({ url: url.trim() }).toString()}`;
