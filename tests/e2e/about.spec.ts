import { expect, test } from './app';

test('visitors and members read about the product and go back', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/user/set');
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About · Quayside');
  await expect(page.getByText('Members in 190 countries', { exact: true })).toBeVisible();
  await expect(page.getByText(/all prices, people, companies/u)).toBeVisible();
  await expect(page.getByText('North Korea')).toBeVisible();
  await page.getByRole('button', { name: 'User agreement' }).click();
  await expect(sheet).toContainText('You open one account');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/#\/pages\/user\/set$/u);
});

test('an article that fails to load can be retried', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/user/language');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await app.mock({
    command: 'fault',
    operation: 'getNewsArticle',
    stage: 'beforeCommit',
    effect: { kind: 'http', status: 404 },
    times: 20,
  });
  await app.open('/pages/user/about');
  await expect(page.getByText('This text could not be loaded.')).toBeVisible();
  await app.mock({ command: 'clear-faults' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/all prices, people, companies/u)).toBeVisible();
});
