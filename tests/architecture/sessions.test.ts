import { describe, expect, it } from 'vitest';
import { ROUTES } from '@/app/routes';
import { loginPath, safeReturnPath } from '@/domain/screens/return-path';
import { SCREEN_NAMES, SCREENS, type Screen } from '@/domain/screens/screens';

/** Screens about somebody's own money, identity or account. All others are open to visitors. */
const NEED_SESSION: readonly Screen[] = [
  'assets',
  'account',
  'tradeOrders',
  'contractOrders',
  'contractTransactions',
  'coinOrders',
  'exchange',
  'exchangeRecords',
  'currency',
  'moneyRecords',
  'statistics',
  'topUp',
  'topUpRecords',
  'withdraw',
  'withdrawRecords',
  'transfer',
  'payoutMethods',
  'addAddress',
  'addBankCard',
  'primaryCertification',
  'advancedCertification',
  'profile',
  'settings',
  'changeTradePassword',
  'changeEmail',
  'changePhone',
  'authenticator',
  'switchAccount',
  'creditScore',
  'invite',
  'limits',
  'interestOrders',
  'chooseLocation',
];

/** Needed by people who cannot sign in: a forgotten password, a frozen or locked account. */
const NEED_NONE: readonly Screen[] = ['changePassword', 'service', 'customerService', 'help'];

describe('a session', () => {
  it.each(NEED_SESSION)('is needed for %s', (screen) => {
    expect(ROUTES[screen].needsSession).toBe(true);
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
