import { describe, expect, it } from 'vitest';
import { checkAddress, networkNamed } from './networks';

/** Well-known public addresses: contracts, the first block, burn addresses, examples of the networks' own documents. */
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const BITCOIN = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const BECH32 = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const TAPROOT = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr';
const SOLANA = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const RIPPLE = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const TON = 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs';
const STELLAR = 'GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN';

describe('an address', () => {
  it.each([
    ['TRC20', TRON],
    ['ERC20', EVM],
    ['BEP20', EVM],
    ['Bitcoin', BITCOIN],
    ['Bitcoin', BECH32],
    ['Bitcoin', TAPROOT],
    ['Litecoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['Dogecoin', 'D7Y55Lc8CQYWvXf7SPfgKGPfqcbHBWVfNa'],
    ['Solana', SOLANA],
    ['XRP', RIPPLE],
    ['TON', TON],
    ['TON', `0:${'ab'.repeat(32)}`],
    ['Stellar', STELLAR],
  ])('of %s fits: %s', (network, address) => {
    expect(checkAddress(network, address)).toEqual({ kind: 'fits' });
  });

  it.each([
    ['ERC20', TRON, ['TRC20']],
    ['TRC20', EVM, ['ERC20', 'BEP20', 'Polygon', 'Arbitrum', 'Optimism', 'Base', 'Avalanche']],
    ['Bitcoin', EVM, ['ERC20', 'BEP20', 'Polygon', 'Arbitrum', 'Optimism', 'Base', 'Avalanche']],
    ['TRC20', SOLANA, ['Solana']],
    ['ERC20', BECH32, ['Bitcoin']],
    // Both networks have addresses that begin with 3.
    ['TRC20', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['Bitcoin', 'Litecoin']],
    ['ERC20', TON, ['TON']],
    ['TRC20', RIPPLE, ['XRP']],
  ])('given for %s, %s, is one of %j', (network, address, networks) => {
    expect(checkAddress(network, address)).toEqual({ kind: 'other', networks });
  });

  it.each([
    // One character lost, one too many, a letter that base58 does not have.
    ['TRC20', TRON.slice(0, -1)],
    ['TRC20', `${TRON}t`],
    ['TRC20', TRON.replace('Q', '0')],
    ['ERC20', EVM.slice(0, -1)],
    ['ERC20', EVM.replace('d', 'g')],
    ['TRC20', 'TDEMO-NOT-PAYABLE-0001'],
    ['TRC20', ''],
  ])('for %s is like none: %s', (network, address) => {
    expect(checkAddress(network, address)).toEqual({ kind: 'unlike' });
  });

  it('on a network that is not in the table is not judged', () => {
    expect(checkAddress('Newchain', EVM)).toEqual({ kind: 'unknown' });
  });
});

describe('a network', () => {
  it('is found by any of its names', () => {
    expect(networkNamed('trc-20')?.name).toBe('TRC20');
    expect(networkNamed('BNB Smart Chain')?.name).toBe('BEP20');
    expect(networkNamed('BTC')?.name).toBe('Bitcoin');
    expect(networkNamed('Newchain')).toBeUndefined();
  });

  it('takes a memo where receivers share an address', () => {
    const taking = [
      'TRC20',
      'ERC20',
      'Bitcoin',
      'Solana',
      'XRP',
      'TON',
      'Stellar',
      'Cosmos',
    ].filter((name) => networkNamed(name)?.takesMemo);
    expect(taking).toEqual(['XRP', 'TON', 'Stellar', 'Cosmos']);
  });
});
