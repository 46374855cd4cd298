import { expect, it } from 'vitest';
import { isWalletAddress, shortAccountName } from './wallet-address';

const ADDRESS = '0x5A0b54D5dc17e0AadC383d2db43B0a0D3E029c4c';

it('an address is shortened to both its ends; other names stay whole', () => {
  expect(shortAccountName(ADDRESS)).toBe('0x5A0b…9c4c');
  for (const name of ['trader', 'maximiliane.konstantina-of-32-ch', `${ADDRESS}0`, '0x5A0b'])
    expect(shortAccountName(name)).toBe(name);
});

it('an address has 40 digits after 0x, in capitals or not', () => {
  expect([ADDRESS, ADDRESS.toLowerCase()].every(isWalletAddress)).toBe(true);
  expect(
    [ADDRESS.slice(2), ADDRESS.slice(0, -1), `${ADDRESS.slice(0, -1)}g`, ''].some(isWalletAddress),
  ).toBe(false);
});
