import { expect, placeOrder, test } from './app';

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

for (const [name, prepare] of Object.entries(BROWSERS)) {
  test(name, async ({ app }) => {
    const { page } = app;
    await page.addInitScript(prepare);
    await app.open('/pages/login/index');
    await page.getByRole('button', { name: /^practice/u }).click();
    await page.getByRole('button', { name: 'I understand' }).click();
    await page.getByRole('link', { name: 'Trade', exact: true }).click();
    await expect(app.available).toHaveText('Available 10,000.00 USDT');
    await placeOrder(app, 'Up', '100');
    await expect(app.running).toBeVisible();
  });
}
