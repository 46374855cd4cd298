import { readPlainUrl, toWebAddress, type WebAddress } from './web-address';

/** What the app does with an address that somebody else wrote. */
export type WebVerdict =
  | { readonly kind: 'open'; readonly address: WebAddress }
  /** Well formed, but its host is not on the list. */
  | { readonly kind: 'foreign'; readonly host: string }
  /** http: others on the way could read and change the page. */
  | { readonly kind: 'insecure'; readonly host: string }
  /** No web address, or one that hides where it leads. */
  | { readonly kind: 'unreadable' };

const WILDCARD = '*.';

/** An entry of the list in the form that URLs have; `undefined` for one that is no host. */
const readHost = (entry: string): string | undefined => {
  const isWildcard = entry.startsWith(WILDCARD);
  const name = isWildcard ? entry.slice(WILDCARD.length) : entry;
  const url = readPlainUrl(`https://${name}`);
  const isHost = url !== undefined && url.href === `https://${url.host}/` && !name.includes('*');
  // A wildcard for a whole top-level domain is a mistake.
  if (!isHost || (isWildcard && !url.host.includes('.'))) return undefined;
  return isWildcard ? `${WILDCARD}${url.host}` : url.host;
};

/**
 * Reads the hosts that may be opened from the attribute `data-webview-hosts`: names separated by spaces or commas, `*.` for
 * all names below one. Without the attribute, none.
 */
export const parseWebHosts = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/[\s,]+/u).flatMap((entry) => readHost(entry) ?? []);

const isListed = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((entry) =>
    entry.startsWith(WILDCARD) ? host.endsWith(entry.slice(1)) : host === entry,
  );

/** Says whether an address may be opened, and otherwise why not. */
export const judgeWebAddress = (
  text: string | null | undefined,
  hosts: readonly string[],
): WebVerdict => {
  const url = readPlainUrl(text ?? '');
  if (url === undefined) return { kind: 'unreadable' };
  const { host } = url;
  if (url.protocol !== 'https:') return { kind: 'insecure', host };
  return isListed(host, hosts)
    ? { kind: 'open', address: toWebAddress(url) }
    : { kind: 'foreign', host };
};
