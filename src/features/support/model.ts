import { parseWebAddress } from '@/domain/web/web-address';

/** A contact of customer service. */
export interface SupportContact {
  readonly id: number;
  readonly name: string;
  /** https alone. */
  readonly url: string;
  /** With the port, if it is not the usual one. */
  readonly host: string;
  /** True if its name is reserved for examples, so that no page can be there. */
  readonly isMadeUp: boolean;
}

interface ContactRow {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

const toContact = ({ id, name, url }: ContactRow): SupportContact | undefined => {
  const address = parseWebAddress(url);
  return address && { id, name, ...address };
};

/** The contacts that can be opened; others are left out. */
export const toContacts = (rows: readonly ContactRow[]): readonly SupportContact[] =>
  rows.flatMap((row) => toContact(row) ?? []);

/** Chats whose addresses take the text of a message as `text`: https://wa.me/15551234567, https://t.me/name. */
const TAKES_TEXT: readonly { readonly host: RegExp; readonly path: RegExp }[] = [
  { host: /^wa\.me$/u, path: /^\/\d+$/u },
  { host: /^(?:api|web)\.whatsapp\.com$/u, path: /^\/send\/?$/u },
  { host: /^(?:t|telegram)\.me$/u, path: /^\/[a-z]\w{3,31}$/iu },
];

/** Servers refuse longer addresses. */
const MOST_LETTERS = 8000;

/** The address of a contact that opens with `message` in it; `undefined` where none does. */
export const urlWithMessage = ({ url }: SupportContact, message: string): string | undefined => {
  const target = new URL(url);
  const takesText = TAKES_TEXT.some(
    ({ host, path }) => host.test(target.hostname) && path.test(target.pathname),
  );
  if (!takesText) return undefined;
  target.searchParams.delete('text');
  // Not as a parameter of a form, whose plus signs not every chat reads as spaces.
  const text = `text=${encodeURIComponent(message)}`;
  target.search = target.search === '' ? text : `${target.search}&${text}`;
  return target.href.length > MOST_LETTERS ? undefined : target.href;
};
