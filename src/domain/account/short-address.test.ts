import { expect, it } from 'vitest';
import { shortAddress } from './short-address';

it.each([
  ['EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', 'EQCxE6mU…w2Id_sDs'],
  // 21 characters.
  ['TDEMO-NOT-PAYABLE-001', 'TDEMO-NO…ABLE-001'],
  // 20 characters.
  ['TDEMO-NOT-PAYABLE-01', 'TDEMO-NOT-PAYABLE-01'],
])('%s is shortened to %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
