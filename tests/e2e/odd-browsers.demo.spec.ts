import { expect, expectMessage, placeOrder, test, type App } from './app';

test.use({ welcomeRead: false });

/** Browsers that lack a feature; the demo must run in all of them. */
const BROWSERS: Readonly<Record<string, () => void>> = {
  'plain http on a LAN address: no worker, no locks, no randomUUID': () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  },
  'blocked cookies: no storage at all': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'values of another version in storage': () => {
    localStorage.setItem('lang', 'xx');
    localStorage.setItem('theme', '{}');
    localStorage.setItem('token', 'of-another-server');
    localStorage.setItem('userInfo', '{"id":');
    localStorage.setItem('serviceBubble', '7');
    sessionStorage.setItem('draft:seconds-ticket', '{"stake":5}');
  },
};

const trade = async (app: App): Promise<void> => {
  const { page } = app;
  await page.getByRole('button', { name: /^practice/u }).click();
  await page.getByRole('button', { name: 'I understand' }).click();
  await page.getByRole('link', { name: 'Trade', exact: true }).click();
  await expect(app.available).toHaveText('Available 10,000.00 USDT');
  await placeOrder(app, 'Up', '100');
  await expect(app.running).toBeVisible();
};

for (const [name, prepare] of Object.entries(BROWSERS)) {
  test(name, async ({ app }) => {
    await app.page.addInitScript(prepare);
    await app.open('/pages/login/index');
    await trade(app);
  });
}

test('a full disk: the demo says that it keeps nothing, and goes on', async ({ app, baseURL }) => {
  const { page } = app;
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  // Room for the settings, and none for a world.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  await app.open('/pages/login/index');
  await expectMessage(app, /does not keep data/u);
  await trade(app);
});
