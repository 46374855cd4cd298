import { join } from 'node:path';
import { expectAccessible } from '../support/page-checks';
import { expect, test } from './app';

const SHOTS = join(import.meta.dirname, '../../test-results/screens');

/** Every built screen, who sees it, and what shows that it is there. */
const SCREENS = [
  { name: 'home-visitor', route: '/pages/index/index', account: undefined, shows: 'Gainers' },
  { name: 'home', route: '/pages/index/index', account: 'trader', shows: 'Total equity' },
  { name: 'quotes', route: '/pages/market/index', account: undefined, shows: 'ETH/USDT' },
  { name: 'search', route: '/pages/search/index', account: undefined, shows: 'Gainers' },
  { name: 'trade', route: '/pages/trade/index', account: 'trader', shows: 'Expires in' },
  { name: 'trade-orders', route: '/pages/trade/order', account: 'trader', shows: 'Finished' },
  {
    name: 'contract-visitor',
    route: '/pages/contract/index',
    account: undefined,
    shows: 'How it works',
  },
  { name: 'contract', route: '/pages/contract/index', account: 'trader', shows: 'Margin level' },
  {
    name: 'contract-orders',
    route: '/pages/contract/orderRecond',
    account: 'trader',
    shows: 'No orders yet',
  },
  { name: 'kline', route: '/pages/kline/index?pair=BTC%2FUSDT', account: undefined, shows: 'MA30' },
  { name: 'planned', route: '/choose-location', account: undefined, shows: 'Not built yet' },
  { name: 'assets', route: '/pages/assets/index', account: 'trader', shows: 'Total equity' },
  { name: 'login', route: '/pages/login/index', account: undefined, shows: 'Remember me' },
  { name: 'register', route: '/pages/register/index', account: undefined, shows: 'Invite code' },
  { name: 'account', route: '/pages/user/index', account: 'trader', shows: 'Log out' },
  { name: 'language', route: '/pages/user/language', account: undefined, shows: 'Deutsch' },
] as const;

for (const theme of ['light', 'dark'] as const) {
  for (const { name, route, account, shows } of SCREENS) {
    test(`${name}, ${theme}: no violation of access rules, and a picture`, async ({
      app,
    }, info) => {
      const { page } = app;
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      if (account !== undefined) await app.signIn(account);
      await app.open(route);
      await expect(page.getByText(shows).first()).toBeVisible();
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page.screenshot({ path: join(SHOTS, info.project.name, `${name}-${theme}.png`) });
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, 'nothing is wider than the screen').toBeLessThanOrEqual(0);
    });
  }
}
