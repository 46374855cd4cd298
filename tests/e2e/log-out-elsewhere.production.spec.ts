import { BY_TIMER } from '../support/patience';
import { expect, expectMessage, test } from './app';

test('a log-out in another tab is told, and leads to the log-in screen', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await app.open('/pages/assets/index');
  // What tells it loads some seconds after the start.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').some(({ name }) => /installed-app/u.test(name)),
    undefined,
    BY_TIMER,
  );
  const other = await page.context().newPage();
  await other.goto('./#/pages/market/index');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expectMessage(app, 'You were logged out in another tab.');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await other.close();
});
