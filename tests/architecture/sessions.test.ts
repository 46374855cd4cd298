import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/app/routes';
import { loginPath, safeReturnPath } from '@/domain/screens/return-path';
import { SCREEN_NAMES, SCREENS, type Screen } from '@/domain/screens/screens';
import { MEMBERS_ONLY } from '../support/members-only';

/** Needed by people who cannot sign in: a forgotten password, a frozen or locked account. */
const NEED_NONE: readonly Screen[] = ['changePassword', 'service', 'customerService', 'help'];

describe('a session', () => {
  it('is needed for what is about the own account, and for nothing else', () => {
    const locked = SCREEN_NAMES.filter((screen) => ROUTES[screen].needsSession);
    expect(locked.toSorted()).toEqual(MEMBERS_ONLY.toSorted());
  });

  it.each(NEED_NONE)('is never needed for %s', (screen) => {
    expect(ROUTES[screen].needsSession).toBe(false);
  });
});

describe('a visitor who logs in', () => {
  const wanted = SCREEN_NAMES.filter((screen) => ROUTES[screen].needsSession).map(
    (screen) => `${SCREENS[screen]}?pair=ETH%2FUSDT&currency=USDT`,
  );

  it.each(wanted)('ends at %s, with its query', (path) => {
    const login = loginPath(path);
    expect(login.startsWith(`${SCREENS.login}?`)).toBe(true);
    const from = new URLSearchParams(login.split('?')[1]).get('from') ?? undefined;
    expect(safeReturnPath(from, SCREENS.home)).toBe(path);
  });
});
