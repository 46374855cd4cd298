import { expect, test } from 'vitest';
import { PLANNED_SCREENS, ROUTES, screenAt, tabOf } from '@/app/routes';
import { SCREENS, TABS } from '@/domain/screens/screens';

/** Screens of later work, which show "not built yet". This list can only get shorter. */
const NOT_BUILT_YET = [
  'notifications',
  'notification',
  'help',
  'helpArticle',
  'webview',
  'topUp',
  'transfer',
  'withdraw',
  'withdrawRecords',
  'topUpRecords',
  'payoutMethods',
  'addAddress',
  'addBankCard',
  'primaryCertification',
  'advancedCertification',
  'profile',
  'settings',
  'changePassword',
  'changeTradePassword',
  'changeEmail',
  'about',
  'switchAccount',
  'creditScore',
  'service',
  'customerService',
  'interestTreasure',
  'interestProduct',
  'interestOrders',
  'chooseLocation',
  'openLocation',
];

test('no screen goes back to "not built yet"', () => {
  expect(PLANNED_SCREENS.filter((screen) => !NOT_BUILT_YET.includes(screen))).toEqual([]);
});

test('a built screen is no longer listed as planned', () => {
  expect(
    NOT_BUILT_YET.filter((screen) => !PLANNED_SCREENS.some((planned) => planned === screen)),
  ).toEqual([]);
});

test('every address of the specification is a screen of its own', () => {
  const addresses = Object.values(SCREENS);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(Object.keys(SCREENS)));
  expect(screenAt('/pages/trade/index')).toBe('trade');
  expect(screenAt('/pages/trade')).toBeUndefined();
});

test('five tabs in the specified order; the entry and its alias are Home', () => {
  expect(TABS.map((tab) => SCREENS[tab])).toEqual([
    '/pages/index/index',
    '/pages/market/index',
    '/pages/trade/index',
    '/pages/contract/index',
    '/pages/assets/index',
  ]);
  expect([tabOf('entry'), tabOf('entryAlias'), tabOf('login')]).toEqual([
    'home',
    'home',
    undefined,
  ]);
});
