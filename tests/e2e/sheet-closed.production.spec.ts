import { confirmOrder, expect, expectMessage, MORNING, pastDoubleTap, test } from './app';

test('an order whose sheet is closed while it is sent keeps its ticket busy until the reply', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('practice', MORNING);
  await app.open('/pages/contract/index');
  await page.getByRole('textbox', { name: 'Lots' }).fill('1');
  const long = page.getByRole('button', { name: /^Long at/u });
  await pastDoubleTap(page);
  await long.click();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/lever/submit', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await confirmOrder(app);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(long).toHaveAttribute('aria-busy', 'true');
  arrived.resolve();
  await expectMessage(app, 'Order placed');
  await expect(long).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('tab', { name: 'Positions 1' })).toBeVisible();
});
