import { expect, test } from './app';

test('what is typed before the server has said who signed in stays, also over a reload', async ({
  app,
}) => {
  const { page, stake } = app;
  const { promise: isTyped, resolve: letReply } = Promise.withResolvers<undefined>();
  await page.route('**/api/user/info*', async (route) => {
    await isTyped;
    await route.continue();
  });
  await app.signIn('practice');
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await stake.fill('123');
  const replied = page.waitForResponse(/\/api\/user\/info/u);
  letReply(undefined);
  await replied;
  const kept = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(kept).toHaveLength(1);
  await expect(stake).toHaveValue('123');
  await page.reload();
  await expect(app.available).toBeVisible();
  await expect(stake).toHaveValue('123');
});
