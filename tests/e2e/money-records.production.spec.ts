import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PATIENCE } from '../support/patience';
import { expect, test } from './app';

const NOT_LISTED = 'The server offers no list of: Transfer';

/** Records in the page the fewest rows that are on it from now on; returns how many there are now. */
const watchRows = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const count = (): number => main.querySelectorAll('li').length;
    const { dataset } = document.body;
    dataset['fewest'] = `${count()}`;
    new MutationObserver(() => {
      dataset['fewest'] = `${Math.min(Number(dataset['fewest']), count())}`;
    }).observe(main, { childList: true, subtree: true });
    return count();
  });

test('a list that the server lacks is named on screen and in the file; rows stay while all are fetched again', async ({
  app,
}) => {
  const { page } = app;
  await page.route('**/api/wallet/hzhistory?*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  );
  await app.signIn('trader');
  await app.open('/pages/assets/records');
  await expect(page.getByText(NOT_LISTED)).toBeVisible();
  const rows = await watchRows(page);
  expect(rows).toBeGreaterThan(0);

  let reads = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/chargelist/log')) reads += 1;
  });
  // What is older than a few seconds is read again when the page is looked at again.
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    expect(reads).toBeGreaterThan(0);
  }).toPass({ timeout: PATIENCE.condition });
  await expect(page.getByText(NOT_LISTED)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-fewest', `${rows}`);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(lines.at(-2)).toBe(NOT_LISTED);
});
