import { PATIENCE } from '../support/patience';
import { expect, test } from './app';

test('a session that another tab ends is announced, and leads to the log-in screen', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/assets/index');
  const other = await page.context().newPage();
  await other.goto('./#/pages/market/index');
  const token = await other.evaluate(() => localStorage.getItem('token') ?? '');
  // Repeated, because what listens loads some seconds after the start.
  await expect(async () => {
    await other.evaluate((text) => {
      localStorage.setItem('token', text);
      localStorage.removeItem('token');
    }, token);
    const message = page.getByText('Your session ended in another tab.');
    await expect(message).toBeVisible({ timeout: PATIENCE.try });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await other.close();
});
