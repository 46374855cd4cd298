import { describe, expect, it } from 'vitest';
import { SCREEN_NAMES } from '@/domain/screens/screens';
import { canShowWelcome } from './welcome-screens';

describe('the welcome notice', () => {
  it('opens over tabs without a form', () => {
    expect(SCREEN_NAMES.filter((screen) => canShowWelcome(screen, false))).toEqual([
      'entry',
      'entryAlias',
      'home',
      'quotes',
      'trade',
      'contract',
      'assets',
    ]);
  });

  it('does not open over the order forms of members', () => {
    expect(SCREEN_NAMES.filter((screen) => canShowWelcome(screen, true))).toEqual([
      'entry',
      'entryAlias',
      'home',
      'quotes',
      'assets',
    ]);
  });

  it('does not open over an unknown address', () => {
    expect(canShowWelcome(undefined, false)).toBe(false);
  });
});
