import { expect, test } from '../stories/story-page';

const DARK = { theme: 'dark' } as const;
const GERMAN = { language: 'de' } as const;
const CHINESE = { language: 'zh' } as const;
const DARK_GERMAN = { ...DARK, ...GERMAN } as const;
const DARK_CHINESE = { ...DARK, ...CHINESE } as const;

/** Limit in milliseconds of one look at a page, which ends early if the page is still and differs. */
const LOOK_MS = 20_000;
/** Limit in milliseconds for a page to load what its story does not wait for. */
const LOAD_MS = 60_000;

/** What is photographed, and in which choices of the toolbars beside plain light English. */
const PICTURES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'ui-together--trade-screen': [{}, DARK, { updown: 'safe' }],
  'ui-together--confirm-sheet': [{}, DARK],
  'ui-listrow--with-status': [{}, DARK],
  'ui-otpfield--with-error': [{}],
  'ui-slidepuzzle--default': [{}],
  'screens-home--visitor': [{}, DARK, CHINESE],
  'screens-home--member': [{}, DARK, GERMAN, CHINESE],
  'screens-home--failed': [{}],
  'screens-quotes--crypto': [{}, DARK, CHINESE],
  'screens-quotes--forex-closed': [{}],
  'screens-search--nothing-typed': [{}, DARK, GERMAN],
  'screens-search--found': [{}, DARK],
  'screens-search--nothing-found': [{}],
  'screens-k-line--candles': [{}, DARK, GERMAN, CHINESE],
  'screens-k-line--closed-market': [{}, DARK],
  'screens-k-line--own-orders': [{}, DARK, CHINESE],
  'screens-k-line--full-screen': [{}],
  'screens-forex-detail--closed': [{}, DARK, GERMAN],
  'charts-priceline--heights': [{}, DARK],
  'charts-priceline--read-out': [{}],
  'screens-trade--demo': [{}, DARK, GERMAN, CHINESE],
  'screens-trade--market-closed': [{}],
  'screens-trade--confirm-order': [{}, DARK, GERMAN],
  'screens-trade--won': [{}, DARK],
  'screens-assets--coins': [{}, DARK, GERMAN],
  'screens-assets--contract': [{}],
  'screens-contract--member': [{}, DARK, GERMAN, CHINESE],
  'screens-log-in--by-account': [{}, DARK],
  'screens-log-in--by-wallet': [{}, DARK, GERMAN, CHINESE],
  'screens-register--nothing-filled-in': [{}, GERMAN],
  'screens-account--long-name': [{}, DARK],
  'screens-settings--much-to-do': [{}, DARK, GERMAN, CHINESE],
  'screens-login-password--forgotten-by-email': [{}, DARK, GERMAN, CHINESE],
  'screens-authenticator--key': [{}, DARK, GERMAN, CHINESE],
  'screens-about--visitor': [{}, DARK, GERMAN, CHINESE],
  'screens-credit-score--first-level': [{}, DARK, GERMAN, CHINESE],
  'screens-identity--rejected': [{}, DARK, GERMAN, CHINESE],
  'screens-advanced-verification--photo-rejected': [{}, DARK, GERMAN],
  'screens-customer-service--about-record': [{}, DARK, GERMAN, CHINESE],
  'screens-help--all-articles': [{}, DARK_GERMAN, CHINESE],
  'screens-help--found': [{}],
  'screens-help-article--article': [{}, DARK_GERMAN, CHINESE],
  'screens-help-and-service--visitor': [{}, DARK_GERMAN, CHINESE],
  'screens-countries--visitor': [{}, DARK, CHINESE],
  'screens-exchange--ready': [{}, DARK_GERMAN, CHINESE],
  'screens-exchange-records--details': [{}, DARK_GERMAN, CHINESE],
  'screens-loans--owing': [{}, DARK_GERMAN, CHINESE],
  'screens-loan--filled': [{}, DARK_GERMAN, CHINESE],
  'screens-loan--under-review': [DARK_GERMAN],
  'screens-loan--unverified': [DARK_CHINESE],
  'screens-loan--not-on-sale': [DARK_GERMAN],
  'screens-loan-records--overdue': [{}, DARK_GERMAN, CHINESE],
  'screens-loan-records--under-review': [DARK_CHINESE],
  'screens-loan-records--rejected': [DARK_GERMAN],
  'screens-savings--products': [{}, DARK_GERMAN, CHINESE],
  'screens-savings-product--filled': [{}, DARK_GERMAN, CHINESE],
  'screens-deposits--hosting': [{}, DARK_GERMAN, CHINESE],
  'screens-limits--none-set': [{}, DARK, GERMAN, CHINESE],
  'screens-projects--all-kinds': [{}, DARK_GERMAN, CHINESE],
  'screens-project--filled': [{}, DARK_GERMAN, CHINESE],
  // In English alone: another language starts the screen again.
  'screens-project--price-moved': [DARK],
  'screens-project--full': [DARK_CHINESE],
  'screens-project--ended': [DARK_GERMAN],
  'screens-project--not-begun': [DARK_GERMAN],
  'screens-notifications--messages': [{}, DARK_GERMAN, CHINESE],
  'screens-notification--message': [{}, DARK_GERMAN, CHINESE],
  'screens-project-subscriptions--details': [{}, DARK_GERMAN, CHINESE],
  'screens-transfer--filled': [{}, DARK_GERMAN, CHINESE],
  'screens-currency--held-by-withdrawal': [{}, DARK_GERMAN, CHINESE],
  'screens-money-records--all-kinds': [{}, DARK_GERMAN, CHINESE],
  'screens-switch-account--demo': [{}, DARK, GERMAN, CHINESE],
  'screens-payout-methods--addresses': [{}, DARK_GERMAN, CHINESE],
  'screens-add-address--check': [{}, DARK_GERMAN, CHINESE],
  'screens-add-bank-card--warned': [{}, DARK_GERMAN, CHINESE],
  'screens-coin-orders--details': [{}, DARK, GERMAN],
  'screens-top-up--address': [{}, DARK, GERMAN],
  'screens-top-up--bank': [{}, CHINESE],
  'screens-top-up-records--failed': [{}, DARK, CHINESE],
  'screens-invite-friends--some-invited': [{}, DARK, GERMAN, CHINESE],
  'screens-statistics--results': [{}, DARK, CHINESE],
  'screens-withdraw--confirmation': [{}, DARK, CHINESE],
  'screens-withdrawals--failed-one': [{}, GERMAN],
  'screens-external-page--listed': [{}, DARK_GERMAN, CHINESE],
  'screens-choose-location--with-position': [{}, DARK_GERMAN, CHINESE],
  'screens-open-location--place': [{}, DARK_GERMAN, CHINESE],
  'screens-price-alerts--refused': [{}, GERMAN],
};

for (const [id, choices] of Object.entries(PICTURES)) {
  test(id, async ({ storyPage }) => {
    const { page, show, choose } = storyPage;
    await show(id);
    for (const choice of choices) {
      await choose({ theme: 'light', updown: 'region', language: 'en', ...choice });
      // A field that has the focus may have been scrolled to.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.locator('.animate-skeleton')).toHaveCount(0, { timeout: LOAD_MS });
      const name = [id, ...Object.values(choice)].join('-');
      // A busy machine stays in a half-loaded state for longer than the check for a still page waits.
      await expect
        .soft(async () => {
          // Enough for letters that another version of the browser draws a little differently, too little for another colour.
          await expect(page).toHaveScreenshot(`${name}.png`, {
            threshold: 0.02,
            maxDiffPixels: 130,
            timeout: LOOK_MS,
            // Its line is made of the prices that the page has happened to see.
            mask: [page.getByRole('img', { name: /^BTC\/USDT: entry/u })],
          });
        })
        .toPass({ timeout: LOAD_MS });
    }
  });
}
