import { describe, expect, it } from 'vitest';
import { isRefusedCountry } from './countries';
import { reasonsAgainst, type Activity, type Standing } from './eligibility';

const codes = (activity: Activity, standing: Standing) =>
  reasonsAgainst(activity, standing).map(({ code }) => code);

describe('trading', () => {
  it('needs a verified identity with real money alone', () => {
    expect(reasonsAgainst('trade', { mode: 'live', verification: 'none' })).toEqual([
      { code: 'unverified', nextStep: 'primaryCertification' },
    ]);
    expect(codes('trade', { mode: 'live', verification: 'review' })).toEqual(['inReview']);
    expect(codes('trade', { mode: 'demo', verification: 'none' })).toEqual([]);
    expect(codes('trade', { mode: 'live', verification: 'verified' })).toEqual([]);
  });

  it('is not stopped by what nobody knows', () => {
    expect(codes('trade', { mode: 'live' })).toEqual([]);
  });

  it('stops at a limit, where only time helps', () => {
    const standing = { mode: 'live', verification: 'verified', isLimitReached: true } as const;
    expect(reasonsAgainst('trade', standing)).toEqual([
      { code: 'limitReached', nextStep: undefined },
    ]);
  });
});

describe('withdrawing', () => {
  it('says all that is in the way, in the order in which it is dealt with', () => {
    expect(
      reasonsAgainst('withdraw', {
        mode: 'live',
        verification: 'none',
        isFrozen: true,
        country: 'CU',
        hasTradePassword: false,
        openPositions: 2,
        isLimitReached: true,
      }),
    ).toEqual([
      { code: 'frozen', nextStep: 'customerService' },
      { code: 'unverified', nextStep: 'primaryCertification' },
      { code: 'noTradePassword', nextStep: 'changeTradePassword' },
      { code: 'positionsOpen', nextStep: 'contract' },
      { code: 'limitReached', nextStep: undefined },
    ]);
  });

  it('of play money is nothing but a change of account', () => {
    expect(reasonsAgainst('withdraw', { mode: 'demo', verification: 'none' })).toEqual([
      { code: 'demoMode', nextStep: 'switchAccount' },
    ]);
  });

  it('stays open to countries that are not served', () => {
    expect(codes('withdraw', { mode: 'live', country: 'VU' })).toEqual([]);
    expect(codes('topUp', { mode: 'live', country: 'VU' })).toEqual(['countryRefused']);
  });
});

it('a transfer waits for open positions', () => {
  expect(codes('transfer', { mode: 'demo', openPositions: 1 })).toEqual(['positionsOpen']);
  expect(codes('transfer', { mode: 'demo', openPositions: 0 })).toEqual([]);
});

it('five countries are not served', () => {
  expect(['KP', 'IL', 'CN', 'VU', 'CU', 'de', 'cu'].map(isRefusedCountry)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
});
