import { describe, expect, it } from 'vitest';
import { gatePath, loginPath, safeReturnPath, withField } from './return-path';
import { SCREENS } from './screens';

describe('the return path after signing in', () => {
  it('accepts any screen of the app, with its query', () => {
    expect(safeReturnPath('/pages/trade/index?pair=ETH%2FUSDT', SCREENS.home)).toBe(
      '/pages/trade/index?pair=ETH%2FUSDT',
    );
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/pages/trade/index/../../evil',
    '/pages/trade',
    '',
    undefined,
    '/pages/login/index?from=x',
    '/pages/register/index',
  ])('never accepts %s', (text) => {
    expect(safeReturnPath(text, SCREENS.home)).toBe(SCREENS.home);
  });

  it('is added to the login address unless the user comes from Home', () => {
    expect(loginPath('/pages/index/index')).toBe('/pages/login/index');
    expect(loginPath('/pages/assets/index')).toBe(
      '/pages/login/index?from=%2Fpages%2Fassets%2Findex',
    );
  });
});

it('the way back to a gate is part of the address of its next step', () => {
  const path = gatePath(SCREENS.primaryCertification, '/pages/trade/index?pair=ETH%2FUSDT');
  const from = new URLSearchParams(path.split('?')[1]).get('from') ?? undefined;
  expect(safeReturnPath(from, SCREENS.home)).toBe('/pages/trade/index?pair=ETH%2FUSDT');
});

it('a gate that asks to close positions leads to their list, not to the ticket above it', () => {
  expect(gatePath(SCREENS.contract, SCREENS.withdraw)).toBe(
    '/pages/contract/index?from=%2Fpages%2Fassets%2Fwithdraw&show=positions',
  );
});

describe('a field of the query', () => {
  it('is added, or replaced', () => {
    expect(withField('/pages/assets/withdraw', 'chosen', '7')).toBe(
      '/pages/assets/withdraw?chosen=7',
    );
    expect(withField('/pages/assets/withdraw?currency=3&chosen=6', 'chosen', '7')).toBe(
      '/pages/assets/withdraw?currency=3&chosen=7',
    );
  });
});
