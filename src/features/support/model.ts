/** A contact of customer service. */
export interface SupportContact {
  readonly id: number;
  readonly name: string;
  /** http or https. */
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

/** Top-level names that never exist (RFC 2606). */
const MADE_UP = /\.(?:invalid|example|test)$/u;

const toContact = ({ id, name, url }: ContactRow): SupportContact | undefined => {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address === undefined || !['http:', 'https:'].includes(address.protocol)) return undefined;
  return {
    id,
    name,
    url: address.href,
    host: address.host,
    isMadeUp: MADE_UP.test(address.hostname),
  };
};

/** The contacts that can be opened; others are left out. */
export const toContacts = (rows: readonly ContactRow[]): readonly SupportContact[] =>
  rows.flatMap((row) => toContact(row) ?? []);
