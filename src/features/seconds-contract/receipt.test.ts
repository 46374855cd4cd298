import { expect, it, vi } from 'vitest';
import { checkReceipt, type Receipt } from './receipt';

/** SHA-256 of "abc", from FIPS 180-2, appendix B.1. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const receipt: Receipt = {
  text: 'abc',
  ticks: [],
  hash: ABC,
  isSimulated: true,
  hasIntervention: false,
};

it.each([
  ['is the same', receipt, receipt, 'same'],
  ['has a different text', receipt, { ...receipt, text: 'abd' }, 'differs'],
  ['has a different hash', receipt, { ...receipt, hash: ABC.replace('b', 'c') }, 'differs'],
  [
    'is the same, with a hash of a different text',
    { ...receipt, text: 'abd' },
    { ...receipt, text: 'abd' },
    'differs',
  ],
] as const)('checks a recomputed receipt that %s', async (_name, given, recomputed, verdict) => {
  expect(await checkReceipt(given, recomputed)).toBe(verdict);
});

it('still compares the receipts where the device cannot hash', async () => {
  vi.stubGlobal('crypto', {});
  expect(await checkReceipt(receipt, receipt)).toBe('same');
  expect(await checkReceipt(receipt, { ...receipt, text: 'x' })).toBe('differs');
  vi.unstubAllGlobals();
});
