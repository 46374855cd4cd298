import { keccak_256 } from '@noble/hashes/sha3.js';

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/iu;
const PREFIX = '0x';
/** A hex digit of the hash from which on a letter of the address is a capital. */
const CAPITAL_FROM = '8';

/** True for an address of Ethereum and of the networks with its form: `0x` and 40 hexadecimal digits. */
export const isEvmAddress = (text: string): boolean => EVM_ADDRESS.test(text);

/** Two hex digits a byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * An address with the checksum in its capitals (EIP-55), as wallets show it and EIP-4361 requires it; `undefined` for
 * text that is no address.
 */
export const toChecksumAddress = (address: string): string | undefined => {
  if (!isEvmAddress(address)) return undefined;
  const digits = address.slice(PREFIX.length).toLowerCase();
  const hash = toHex(keccak_256(new TextEncoder().encode(digits)));
  const marked = Array.from(digits, (digit, index) =>
    (hash[index] ?? '') >= CAPITAL_FROM ? digit.toUpperCase() : digit,
  );
  return `${PREFIX}${marked.join('')}`;
};
