/** Where an address has an opening spec. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

const specIn = (part: string): string | undefined =>
  new URLSearchParams(part.slice(1)).get('mock') ?? undefined;

/** The opening spec behind the `#`, as in a link to a whole world: a server refuses such a long address. */
export const specBehindHash = ({ hash }: Address): string | undefined => specIn(hash);

/** The opening spec of an address, `#mock=` or `?mock=`; a screen's route is none. */
export const specOf = (address: Address): string | undefined =>
  specBehindHash(address) ?? specIn(address.search);

/** An address without `?mock=`, for the history of the page: a reload of it continues the world that is kept. */
export const withoutSpec = ({ pathname, search, hash }: Address): string => {
  const rest = new URLSearchParams(search);
  rest.delete('mock');
  const query = rest.toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hash === '' ? '#/' : hash}`;
};
