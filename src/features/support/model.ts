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
