import { devices } from '@playwright/test';
import { expect, test } from './app';

test('the presenter’s button is a touch target, and all sections are in sight', async ({ app }) => {
  const { page } = app;
  await app.open('/pages/index/index');
  const button = page.getByRole('button', { name: 'Presenter' });
  const hit = await button.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const isHit = (y: number): boolean =>
      element.contains(document.elementFromPoint(left + width / 2, y));
    return Array.from({ length: 60 }, (_, y) => y).filter(isHit).length;
  });
  expect(hit).toBeGreaterThanOrEqual(44);
  await button.click();
  for (const name of ['People', 'Clock', 'Review', 'Market', 'Network', 'World'])
    await expect(page.getByRole('radio', { name, exact: true })).toBeInViewport({ ratio: 1 });
});

test('on a desktop all sections are in sight, and a narrow window cuts nothing off', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...devices['Desktop Chrome'],
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await context.addInitScript(() => localStorage.setItem('welcomeSeen', '1'));
  const page = await context.newPage();
  await page.goto('./#/pages/market/index');
  const phone = page.frameLocator('iframe');
  await phone.getByRole('button', { name: 'Presenter' }).click();
  for (const name of ['People', 'World'])
    await expect(phone.getByRole('radio', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 400, height: 700 });
  await expect
    .poll(() => page.locator('iframe').boundingBox())
    .toEqual({ x: 0, y: 0, width: 400, height: 700 });
  await context.close();
});
