import { join } from 'node:path';
import { findAxeViolations, findSmallTargets, untilAtRest } from '../support/page-checks';
import { expect, test } from './app';

// The narrowest phone; without motion, because the news of Home would change while it is looked at.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

const SHOTS = join(import.meta.dirname, '../../test-results/screens');

/**
 * What customers get, the production build; the stories hold the same screens to the rules of access in both themes, and in
 * their other states. Every built screen, by audience, with a text that shows it has loaded.
 */
const SCREENS = {
  visitor: [
    { name: 'home-visitor', route: '/pages/index/index', shows: 'Gainers' },
    { name: 'quotes', route: '/pages/market/index', shows: 'ETH/USDT' },
    { name: 'search', route: '/pages/search/index', shows: 'Gainers' },
    { name: 'trade-visitor', route: '/pages/trade/index', shows: 'How it works' },
    { name: 'coin-visitor', route: '/pages/coin/index', shows: 'How it works' },
    { name: 'contract-info', route: '/pages/contract/info', shows: 'Contract terms' },
    { name: 'forex-detail', route: '/pages/whdetail/index?pair=EUR%2FUSD', shows: 'MA30' },
    { name: 'contract-visitor', route: '/pages/contract/index', shows: 'How it works' },
    { name: 'kline', route: '/pages/kline/index?pair=BTC%2FUSDT', shows: 'MA30' },
    { name: 'service', route: '/pages/kefu/index?about=frozen', shows: 'Text for your message' },
    {
      name: 'web-view-refused',
      route: '/pages/webview/index?url=https%3A%2F%2Fquayside.example.net%2F',
      shows: 'Quayside does not open this page',
    },
    {
      name: 'open-location',
      route: '/open-location?name=Harbour&latitude=53.5436&longitude=9.9883',
      shows: 'Open in maps',
    },
    { name: 'help', route: '/pages/help/index', shows: 'Market hours' },
    { name: 'help-article', route: '/pages/help/detail?id=29', shows: 'Still have a question?' },
    { name: 'help-and-service', route: '/pages/service/index', shows: 'Forgot trade password' },
    { name: 'login', route: '/pages/login/index', shows: 'Remember me' },
    { name: 'register', route: '/pages/register/index', shows: 'Invite code' },
    { name: 'forgot', route: '/pages/user/editLoginpwd', shows: 'A name alone' },
    { name: 'about', route: '/pages/user/about', shows: 'Members in 190' },
    { name: 'countries', route: '/pages/user/countries', shows: 'Withdrawing stays open' },
    { name: 'loans-visitor', route: '/pages/loan/index', shows: 'Loans on offer' },
    { name: 'loan-visitor', route: '/pages/loan/detail?id=2', shows: 'Late rate' },
    { name: 'notices', route: '/pages/notification/index', shows: 'End of list' },
    { name: 'notice', route: '/pages/notification/detail?id=2', shows: 'Copy link' },
    { name: 'language', route: '/pages/user/language', shows: 'Deutsch' },
  ],
  trader: [
    { name: 'home', route: '/pages/index/index', shows: 'Total equity' },
    { name: 'trade', route: '/pages/trade/index', shows: 'Expires in' },
    { name: 'trade-orders', route: '/pages/trade/order', shows: 'Settled' },
    { name: 'contract', route: '/pages/contract/index', shows: 'Margin level' },
    { name: 'coin', route: '/pages/coin/index', shows: 'Amount' },
    { name: 'coin-orders', route: '/pages/coin/order', shows: 'Spot orders' },
    {
      name: 'contract-transactions',
      route: '/pages/contract/transactionRecords',
      shows: 'Transactions',
    },
    { name: 'statistics', route: '/pages/statistics/index', shows: 'Statistics' },
    { name: 'contract-orders', route: '/pages/contract/orderRecond', shows: 'No orders yet' },
    { name: 'assets', route: '/pages/assets/index', shows: 'Total equity' },
    { name: 'currency', route: '/pages/assets/currency?id=3', shows: 'Latest movements' },
    { name: 'money-records', route: '/pages/assets/records', shows: 'Seconds contract' },
    { name: 'transfer', route: '/pages/assets/transfer', shows: 'Contract account' },
    { name: 'account', route: '/pages/user/index', shows: 'Credit score' },
    { name: 'settings', route: '/pages/user/set', shows: 'Log out' },
    { name: 'profile', route: '/pages/user/data', shows: 'User number' },
    { name: 'change-password', route: '/pages/user/editLoginpwd', shows: 'Current password' },
    { name: 'trade-password', route: '/pages/user/editPaypwd', shows: 'Repeat password' },
    { name: 'change-email', route: '/pages/user/editEmail', shows: 'Email address' },
    { name: 'change-phone', route: '/pages/user/editPhone', shows: 'Phone number' },
    { name: 'authenticator', route: '/pages/user/authenticator', shows: 'Set up authenticator' },
    { name: 'messages', route: '/pages/notification/index', shows: 'Identity verified' },
    { name: 'invite', route: '/pages/user/invite', shows: 'Your invitations' },
    { name: 'credit', route: '/pages/user/credit', shows: 'What it is made of' },
    { name: 'identity', route: '/pages/user/primaryAuth', shows: 'Continue with level 2' },
    { name: 'identity-advanced', route: '/pages/user/seniorAuth', shows: 'Document number' },
    { name: 'limits', route: '/pages/user/limits', shows: 'Take a break' },
    { name: 'exchange', route: '/pages/exchange/index', shows: 'You receive' },
    { name: 'exchange-records', route: '/pages/exchange/order', shows: 'No exchanges yet' },
    { name: 'loans', route: '/pages/loan/index', shows: 'Credit left' },
    { name: 'loan', route: '/pages/loan/detail?id=2', shows: 'Late rate' },
    { name: 'loan-orders', route: '/pages/loan/order', shows: 'No loans yet' },
    { name: 'savings', route: '/pages/InterestTreasure/index', shows: 'How it works' },
    {
      name: 'savings-product',
      route: '/pages/InterestTreasure/detail?id=1',
      shows: 'Early redemption',
    },
    { name: 'deposits', route: '/pages/InterestTreasure/order', shows: 'No deposits yet' },
    { name: 'project', route: '/pages/project/index', shows: 'Lighthouse' },
    { name: 'project-detail', route: '/pages/project/detail?id=1', shows: 'See all projects' },
    { name: 'project-orders', route: '/pages/project/order', shows: 'No subscriptions yet' },
    { name: 'top-up', route: '/pages/assets/topup', shows: 'Choose a currency' },
    { name: 'top-up-records', route: '/pages/assets/topupOrder', shows: 'Top-up records' },
    { name: 'payout-methods', route: '/pages/bankcard/index', shows: 'Add bank card' },
    { name: 'add-address', route: '/pages/bankcard/add', shows: 'Label (optional)' },
    { name: 'add-bank-card', route: '/pages/bankcard/addbank', shows: 'Account holder' },
    { name: 'withdraw', route: '/pages/assets/withdraw', shows: 'Set a trade password' },
    { name: 'withdrawals', route: '/pages/assets/withdrawOrder', shows: 'No withdrawals yet' },
    { name: 'choose-location', route: '/choose-location', shows: 'Use my position' },
    { name: 'switch-account', route: '/pages/user/switchAccount', shows: 'Use demo account' },
  ],
} as const;

for (const who of ['visitor', 'trader'] as const) {
  test(`screens of a ${who}: no violation of access rules, touch targets, pictures`, async ({
    app,
  }) => {
    const { page } = app;
    const takePicture = (name: string) => page.screenshot({ path: join(SHOTS, `${name}.png`) });
    if (who === 'trader') await app.signIn(who);
    for (const { name, route, shows } of SCREENS[who]) {
      await test.step(name, async () => {
        await app.open(route);
        await expect(page.getByText(shows).first()).toBeVisible();
        await untilAtRest(page);
        await takePicture(name);
        expect.soft(await findAxeViolations(page), name).toEqual([]);
        expect.soft(await findSmallTargets(page), `${name}: touch targets`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect.soft(overflow, `${name}: nothing is wider than the screen`).toBeLessThanOrEqual(0);
      });
    }
  });
}
