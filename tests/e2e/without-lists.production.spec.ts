import { expect, test, type App } from './app';

/** Answers reads as some servers do that have lost their data: each list is `null`, and with it every currency. */
const loseLists = async ({ page }: App): Promise<void> => {
  await page.route(/\/api\/(?!user\/|currency\/)/u, async (route) => {
    const reply = await route.fetch();
    const body: unknown = JSON.parse(await reply.text(), (_key, value: unknown) =>
      Array.isArray(value) ? null : value,
    );
    await route.fulfill({ response: reply, json: body });
  });
};

test('without currencies a transfer says that there is nothing, and leads to a top-up', async ({
  app,
}) => {
  const { page } = app;
  await app.signIn('trader');
  await loseLists(app);
  await app.open('/pages/assets/transfer');
  await expect(page.getByText('Nothing is available in this account.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Top up' })).toBeVisible();
});

test('without currencies the form of an address can be asked for again', async ({ app }) => {
  const { page } = app;
  await app.signIn('trader');
  await loseLists(app);
  await app.open('/pages/bankcard/add');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute(/\/api\/(?!user\/|currency\/)/u);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toBeVisible();
});
