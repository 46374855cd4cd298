import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { isEvmAddress, toChecksumAddress } from './evm-checksum';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** A version byte, 20 bytes of hash and 4 bytes of checksum: Bitcoin, Litecoin, Dogecoin and TRON alike. */
const LENGTH = 25;
const CHECKSUM_LENGTH = 4;
/** First characters of such addresses. XRP has another alphabet, Solana has no checksum. */
const BASE58CHECK = /^[13LMDT][1-9A-HJ-NP-Za-km-z]{25,34}$/u;

/** The bytes of a base58 number, most significant first; `undefined` if it does not fit into `length` bytes. */
const fromBase58 = (text: string, length: number): Uint8Array | undefined => {
  const value = Array.from(text).reduce(
    (sum, character) => sum * 58n + BigInt(ALPHABET.indexOf(character)),
    0n,
  );
  const hex = value.toString(16).padStart(length * 2, '0');
  return hex.length > length * 2 ? undefined : hexToBytes(hex);
};

/** True if the last four bytes are the beginning of the double SHA-256 of the bytes before them. */
const isBase58Check = (address: string): boolean => {
  const bytes = fromBase58(address, LENGTH);
  if (bytes === undefined) return false;
  const hash = sha256(sha256(bytes.slice(0, -CHECKSUM_LENGTH)));
  return bytes.slice(-CHECKSUM_LENGTH).every((byte, index) => byte === hash[index]);
};

/** An address in one case has no checksum (EIP-55). */
const isEip55 = (address: string): boolean => {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || toChecksumAddress(address) === address;
};

/**
 * True if an address has a checksum which is wrong: base58check of Bitcoin, Litecoin, Dogecoin and TRON, or the capitals of
 * EIP-55. False for forms without one, and for those that are not checked here.
 */
export const hasWrongChecksum = (address: string): boolean => {
  if (isEvmAddress(address)) return !isEip55(address);
  return BASE58CHECK.test(address) && !isBase58Check(address);
};
