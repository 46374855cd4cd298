import { describe, expect, it } from 'vitest';
import { isRefusedCountry } from './countries';
import { isRefusedCountryName, isRefusedDiallingCode } from './refused-areas';
import { reasonsAgainst, type Activity, type UserStanding } from './eligibility';

const codes = (activity: Activity, standing: UserStanding) =>
  reasonsAgainst(activity, standing).map(({ code }) => code);

describe('trading', () => {
  it('requires a verified identity only in live mode', () => {
    expect(reasonsAgainst('trade', { mode: 'live', verification: 'none' })).toEqual([
      { code: 'unverified', nextStep: 'primaryCertification' },
    ]);
    expect(codes('trade', { mode: 'live', verification: 'rejected' })).toEqual(['unverified']);
    expect(codes('trade', { mode: 'live', verification: 'review' })).toEqual(['inReview']);
    expect(codes('trade', { mode: 'demo', verification: 'none' })).toEqual([]);
    expect(codes('trade', { mode: 'live', verification: 'verified' })).toEqual([]);
  });

  it('is not refused by unknown facts', () => {
    expect(codes('trade', { mode: 'live' })).toEqual([]);
  });

  it('is refused on a break and at a daily limit of the user’s own, which lead to the limits', () => {
    const standing = { mode: 'live', verification: 'verified' } as const;
    const limits = { isLimitReached: true, isOnBreak: true };
    expect(reasonsAgainst('trade', { ...standing, ...limits })).toEqual([
      { code: 'onBreak', nextStep: 'limits' },
      { code: 'limitReached', nextStep: 'limits' },
    ]);
  });
});

describe('binding a card or an address', () => {
  it('needs a verified identity in the live account, and nothing else that a withdrawal needs', () => {
    const standing = { hasTradePassword: false, openPositions: 2 } as const;
    expect(codes('bindPayout', { mode: 'live', verification: 'none', ...standing })).toEqual([
      'unverified',
    ]);
    expect(codes('bindPayout', { mode: 'live', verification: 'review' })).toEqual(['inReview']);
    expect(codes('bindPayout', { mode: 'demo', verification: 'none' })).toEqual([
      'demoMode',
      'unverified',
    ]);
    expect(codes('bindPayout', { mode: 'live', verification: 'verified', ...standing })).toEqual(
      [],
    );
  });
});

describe('withdrawing', () => {
  it('lists all reasons in the order to resolve them', () => {
    expect(
      reasonsAgainst('withdraw', {
        mode: 'live',
        verification: 'none',
        isFrozen: true,
        country: 'CU',
        hasTradePassword: false,
        payoutMethods: 0,
        isWithdrawalPending: true,
        openPositions: 2,
        isTurnoverOpen: true,
        isPayoutLimitReached: true,
      }),
    ).toEqual([
      { code: 'frozen', nextStep: 'customerService' },
      { code: 'unverified', nextStep: 'primaryCertification' },
      { code: 'noTradePassword', nextStep: 'changeTradePassword' },
      { code: 'nothingBound', nextStep: 'payoutMethods' },
      { code: 'withdrawalPending', nextStep: 'withdrawRecords' },
      { code: 'positionsOpen', nextStep: 'contract' },
      { code: 'turnoverOpen', nextStep: 'trade' },
      { code: 'payoutLimitReached', nextStep: undefined },
    ]);
  });

  it('in demo mode requires a switch of the account, and tells what the live one needs', () => {
    const standing = { mode: 'demo', verification: 'none', hasTradePassword: false } as const;
    expect(reasonsAgainst('withdraw', standing)).toEqual([
      { code: 'demoMode', nextStep: 'switchAccount' },
      { code: 'unverified', nextStep: 'primaryCertification' },
      { code: 'noTradePassword', nextStep: 'changeTradePassword' },
    ]);
  });

  it('is allowed in countries that are not served', () => {
    expect(codes('withdraw', { mode: 'live', country: 'VU' })).toEqual([]);
    expect(codes('topUp', { mode: 'live', country: 'VU' })).toEqual(['countryRefused']);
  });
});

it('refuses a transfer while positions are open', () => {
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

it('a refused country is recognised by its name in lists of servers', () => {
  const refused = [
    'China',
    ' north  korea ',
    "Korea (Democratic People's Republic of)",
    'The People’s Republic of China',
    'China (People’s Republic of)',
    'Cuba, Republic of',
    "Korea, Dem. People's Republic of",
    'PRC',
    'chn',
    'Democratic People’s Republic of Korea',
    'Cuba',
    'VU',
  ];
  expect(refused.filter((name) => !isRefusedCountryName(name))).toEqual([]);
  const served = [
    'Taiwan',
    'Republic of China',
    'Hong Kong',
    'Korea (Republic)',
    'South Korea',
    'Germany',
    '',
  ];
  expect(served.filter(isRefusedCountryName)).toEqual([]);
});

it('a refused country is recognised by its dialling code', () => {
  expect(
    ['86', '+86', '0086', '086', '00086', '+0086', '0850', '850', '972', '678', '53'].every(
      isRefusedDiallingCode,
    ),
  ).toBe(true);
  expect(['852', '853', '886', '82', '1', ''].some(isRefusedDiallingCode)).toBe(false);
});
