const ADDRESS = /^0x[0-9a-f]{40}$/iu;
/** Characters of each end that a shortened address keeps; the first ones include `0x`. */
const SHOWN = { first: 6, last: 4 } as const;

/** True for an address of a wallet: `0x` and 40 hexadecimal digits. An account that a wallet made has its address for a name. */
export const isWalletAddress = (text: string): boolean => ADDRESS.test(text);

/** The name of an account for a heading: an address shortened to both its ends, any other name whole. */
export const shortAccountName = (name: string): string =>
  isWalletAddress(name) ? `${name.slice(0, SHOWN.first)}…${name.slice(-SHOWN.last)}` : name;
