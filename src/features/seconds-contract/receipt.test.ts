import { expect, it, vi } from 'vitest';
import { checkReceipt, type Receipt } from './receipt';

/** SHA-256 of "abc", as in the standard's own example (FIPS 180-2, appendix B.1). */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const receipt: Receipt = {
  text: 'abc',
  ticks: [],
  hash: ABC,
  isSimulated: true,
  isDirected: false,
};

it.each([
  ['is the same', receipt, receipt, 'same'],
  ['has another text', receipt, { ...receipt, text: 'abd' }, 'differs'],
  ['has another fingerprint', receipt, { ...receipt, hash: ABC.replace('b', 'c') }, 'differs'],
  [
    'agrees, but its fingerprint belongs to another text',
    { ...receipt, text: 'abd' },
    { ...receipt, text: 'abd' },
    'differs',
  ],
] as const)('a receipt made anew that %s', async (_name, given, anew, verdict) => {
  expect(await checkReceipt(given, anew)).toBe(verdict);
});

it('without a way to hash on the device, both receipts are compared all the same', async () => {
  vi.stubGlobal('crypto', {});
  expect(await checkReceipt(receipt, receipt)).toBe('same');
  expect(await checkReceipt(receipt, { ...receipt, text: 'x' })).toBe('differs');
  vi.unstubAllGlobals();
});
