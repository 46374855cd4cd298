import { expect, expectMessage, pastDoubleTap, test } from './app';

test('why a code could not be sent goes away as it is sent again', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/user/editEmail');
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@example.com');
  const send = page.getByRole('button', { name: 'Send code' });
  const failure = page.getByText('You are offline. Check your connection and try again.');
  await page.context().setOffline(true);
  await send.click();
  await expect(failure).toBeVisible();
  await page.context().setOffline(false);
  await pastDoubleTap(page);
  await send.click();
  await expectMessage(app, 'The code is on its way.');
  await expect(failure).toHaveCount(0);
});
