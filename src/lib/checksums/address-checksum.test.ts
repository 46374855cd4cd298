import { describe, expect, it } from 'vitest';
import { hasWrongChecksum } from './address-checksum';

/** Well-known public addresses: contracts, the first block, the example of EIP-55, burn addresses. */
const RIGHT = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  // Two leading zero bytes.
  '1111111111111111111114oLvT2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
] as const;

describe('the checksum of an address', () => {
  it.each(RIGHT)('is right: %s', (address) => {
    expect(hasWrongChecksum(address)).toBe(false);
  });

  it.each([
    // Two neighbours swapped, and one character mistyped.
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLjt6',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz',
    // A digit, and the case of one letter.
    '0xdAC17F958D2ee523a2206206994597C13D831ec8',
    '0xDAC17F958D2ee523a2206206994597C13D831ec7',
  ])('is wrong: %s', (address) => {
    expect(hasWrongChecksum(address)).toBe(true);
  });

  it.each([
    // One case: EIP-55 says nothing.
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
    '0xDAC17F958D2EE523A2206206994597C13D831EC7',
    // Forms whose checksum is not looked at, or that have none.
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    '',
  ])('is not judged: %s', (address) => {
    expect(hasWrongChecksum(address)).toBe(false);
  });
});
