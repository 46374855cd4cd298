import { expectAccessible } from '../support/page-checks';
import { expect, pastDoubleTap, test, type App } from './app';
import { failNextCalls } from './lost-calls';
import { watchSecrets } from './secrets';
import { addTestWallet, HOLDERS } from './test-wallet';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const wallets = ({ page }: App) => page.getByRole('main').getByRole('listitem').getByRole('button');
const choose = async (app: App, name: string): Promise<void> => {
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name, exact: true }).click();
};
const sign = async (app: App, name: string): Promise<void> => {
  await pastDoubleTap(app.page);
  await app.page.getByRole('button', { name: `Sign with ${name}` }).click();
};
const decide = async ({ page, sheet }: App, name: string): Promise<void> => {
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name, exact: true }).click();
  await expect(sheet).toBeHidden();
};
const openByWallet = async (app: App): Promise<void> => {
  await app.open('/pages/market/index');
  await app.open('/pages/assets/index');
  await app.page.getByRole('radio', { name: 'Wallet' }).click();
};
const logOut = async ({ page, open }: App): Promise<void> => {
  await open('/pages/user/set');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
};
/** Name of the account that is signed in. */
const accountName = async ({ page }: App): Promise<string | undefined> => {
  const user = await page.evaluate(() => localStorage.getItem('userInfo'));
  return /"account":"(?<name>[^"]*)"/u.exec(user ?? '')?.groups?.['name'];
};

test('two wallets at once: each logs in to an account of its own, back where one came from', async ({
  app,
}) => {
  const { page, sheet } = app;
  const secrets = await watchSecrets(page);
  const signatures = await addTestWallet(page, 'Test wallet');
  await openByWallet(app);
  await expect(wallets(app)).toHaveText(['Demo wallet', 'Test wallet']);
  await expect(page.getByText('without an invite code')).toBeVisible();
  // An invite link shows the form with its code, whichever way was used before; the wallet stays one tap away.
  await app.open('/pages/register/index?code=DEMO2026');
  await expect(page.getByLabel('Invite code')).toHaveValue('DEMO2026');
  await page.getByRole('radio', { name: 'Wallet' }).click();
  await expect(page.getByText('without an invite code')).toBeVisible();
  await openByWallet(app);
  await expectAccessible(page);

  await choose(app, 'Test wallet');
  await expect(page.getByRole('heading', { name: 'Read before you sign' })).toBeFocused();
  const host = new URL(page.url()).host;
  await expect(page.getByText(`${host} wants you to sign in`)).toContainText(HOLDERS.ada.address);
  await expectAccessible(page);
  await sign(app, 'Test wallet');
  await expect(page).toHaveURL(/#\/pages\/assets\/index$/u);
  await expect(page.getByText('10,000.00').first()).toBeVisible();
  await expect.poll(() => accountName(app)).toBe(HOLDERS.ada.address.toLowerCase());
  expect(signatures).toHaveLength(1);
  await secrets.expectNone(...signatures);
  // The log-in left no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/#\/pages\/market\/index$/u);
  await logOut(app);

  await openByWallet(app);
  await choose(app, 'Demo wallet');
  await expect(sheet).toContainText('This wallet is simulated');
  await expectAccessible(page);
  await decide(app, 'Decline');
  await expect(page.getByRole('alert')).toContainText('You declined in your wallet');
  await choose(app, 'Demo wallet');
  await decide(app, 'Share address');
  await sign(app, 'Demo wallet');
  await expect(sheet).toContainText(`${host} wants you to sign in`);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('alert').last()).toContainText('You declined in your wallet');
  await sign(app, 'Demo wallet');
  await decide(app, 'Sign');
  await expect(page).toHaveURL(/#\/pages\/assets\/index$/u);
  await expect.poll(() => accountName(app)).toMatch(/^0x/u);
  const own = await accountName(app);
  expect(own).not.toBe(HOLDERS.ada.address.toLowerCase());
  await logOut(app);

  // Its key is kept: after a reload the same address leads to the same account.
  await openByWallet(app);
  await page.reload();
  await choose(app, 'Demo wallet');
  await decide(app, 'Share address');
  await sign(app, 'Demo wallet');
  await decide(app, 'Sign');
  await expect.poll(() => accountName(app)).toBe(own);
});

test('each refusal says why, and what to do next', async ({ app }) => {
  const { page } = app;
  await page.clock.install();
  let signsAs: 'bob' | undefined;
  await addTestWallet(page, 'Test wallet', () => signsAs);
  await app.open('/pages/register/index');
  await page.getByRole('radio', { name: 'Wallet' }).click();
  await expect(page.getByText('You need an invite code')).toBeHidden();
  const refuseNext = (method: string, code: number) =>
    page.evaluate(
      ([name, number]) => {
        if (window.testWallet) window.testWallet.refuse[name] = number;
      },
      [method, code] as const,
    );
  const alert = page.getByRole('alert').filter({ hasText: /./u });

  for (const [code, words] of [
    [4001, 'You declined in your wallet'],
    [-32_002, 'A request is already open in your wallet'],
    [4100, 'Unlock it'],
    [1, 'Your wallet reported an error'],
  ] as const) {
    await refuseNext('eth_requestAccounts', code);
    await choose(app, 'Test wallet');
    await expect(alert).toContainText(words);
  }

  await choose(app, 'Test wallet');
  const text = page.getByText('wants you to sign in');
  await expect(text).toContainText(HOLDERS.ada.address);
  await refuseNext('personal_sign', 4001);
  await sign(app, 'Test wallet');
  await expect(alert).toContainText('You declined in your wallet');

  await page.evaluate((address) => window.testWallet?.switchTo(address), HOLDERS.bob.address);
  await expect(alert).toContainText('Your wallet is now set to another account');
  await expect(text).toContainText(HOLDERS.bob.address);
  await page.evaluate((address) => window.testWallet?.switchTo(address), HOLDERS.ada.address);
  await expect(text).toContainText(HOLDERS.ada.address);

  let before = (await text.textContent()) ?? '';
  await page.clock.fastForward('05:01');
  await expect(alert).toContainText('expired after 5 minutes');
  await expect(text).not.toHaveText(before);

  signsAs = 'bob';
  before = (await text.textContent()) ?? '';
  await sign(app, 'Test wallet');
  await expect(alert).toContainText('The signature was not accepted');
  await expect(text).not.toHaveText(before);
  signsAs = undefined;

  await failNextCalls(app, 'logInWithWallet', 'beforeCommit', { kind: 'network-error' });
  await sign(app, 'Test wallet');
  await expect(alert).toContainText('Sign this new text to try again.');

  await failNextCalls(app, 'logInWithWallet', 'beforeCommit', {
    kind: 'refusal',
    key: 'account_frozen',
  });
  await sign(app, 'Test wallet');
  await expect(alert).toContainText('This account is frozen');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /kefu\/index\?about=frozen$/u);

  await failNextCalls(app, 'logInWithWallet', 'beforeCommit', {
    kind: 'refusal',
    key: 'function_unavailable',
  });
  await choose(app, 'Test wallet');
  await sign(app, 'Test wallet');
  await expect(alert).toContainText('Log-in by wallet is not available here');
  await page.getByRole('radio', { name: 'Account' }).click();
  await expect(page.getByLabel('Account name')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Wallet' })).toHaveCount(0);
});
