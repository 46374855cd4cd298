/** Where an address has an opening spec. */
type Address = Pick<Location, 'search' | 'hash'>;

const specIn = (part: string): string | undefined =>
  new URLSearchParams(part.slice(1)).get('mock') ?? undefined;

/** The opening spec behind the `#`, as in a link to a whole world: a server refuses such a long address. */
export const specBehindHash = ({ hash }: Address): string | undefined => specIn(hash);

/** The opening spec of an address, `#mock=` or `?mock=`; a screen's route is none. */
export const specOf = (address: Address): string | undefined =>
  specBehindHash(address) ?? specIn(address.search);
