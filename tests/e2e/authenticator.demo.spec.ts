import { TOTP } from 'otpauth';
import * as zod from 'zod';
import { expect, test } from './app';
import { watchSecrets } from './secrets';

test('an authenticator is set up by a code of its key, once', async ({ app }) => {
  const { page, mock } = app;
  const secrets = await watchSecrets(page);
  await app.signIn('trader');
  const now = zod.number().parse(await mock({ command: 'freeze' }));
  await app.open('/pages/user/set');
  await page.getByRole('link', { name: /Set up an authenticator/u }).click();
  await expect(page.getByText('you cannot remove it here')).toBeVisible();
  await page.getByRole('button', { name: 'Set up authenticator' }).click();
  // The button is gone, and with it the focus that the key's heading takes.
  await expect(page.getByText('1. Add the key to your app')).toBeFocused();
  const shown = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).textContent()) ?? '';
  const secret = shown.replaceAll(' ', '');
  await expect(page.getByRole('img', { name: 'Key for the authenticator app' })).toBeVisible();
  const first = page.getByRole('textbox', { name: 'Enter the code that the app shows' });
  const codeAt = (ms: number): string => new TOTP({ secret }).generate({ timestamp: ms });
  for (const [code, reason] of [
    ['000000', 'This code is wrong.'],
    [codeAt(now - 5 * 60_000), 'This code is too old.'],
  ] as const) {
    await first.focus();
    await page.keyboard.type(code);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(first).toHaveValue('');
  }
  await first.focus();
  await page.keyboard.type(codeAt(now));
  await expect(page.getByRole('heading', { name: 'Your authenticator is on' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Your authenticator is on')).toBeVisible();
  await expect(page.getByText(secret.slice(0, 4), { exact: false })).toHaveCount(0);
  // Six digits alone may stand anywhere by chance.
  const code = ['code=', 'code":"', String.raw`code\":\"`].map((name) => `${name}${codeAt(now)}`);
  await secrets.expectNone(secret, shown, ...code);
});
