import { expect, test } from './app';

interface Orders {
  readonly last_page: number;
  readonly data: readonly { readonly id: number }[];
}

test('an open record is in the address: Back closes it, a reload and a link open it', async ({
  app,
}) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/trade/order?status=settled');
  const row = page.getByRole('button', { name: /\/USDT/u }).first();
  await row.click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Progress' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=\d+/u);
  const link = new URL(page.url()).hash.slice(1);
  await page.reload();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]id=/u);
  await app.open('/pages/index/index');
  await app.open(link);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]id=/u);
  await page.goBack();
  await expect(page).toHaveURL(/#\/pages\/index\/index$/u);
});

test('a link opens a record on a later page; an unknown id shows a message', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  // Wait until the user is signed in.
  await expect(page.getByText('Total equity')).toBeVisible();
  const oldest = await page.evaluate(async () => {
    const headers = { Authorization: localStorage.getItem('token') ?? '' };
    const read = async (number: number) => {
      const query = new URLSearchParams({ page: `${number}`, limit: '20', status: '-1' });
      const reply = await fetch(`/api/microtrade/lists?${query.toString()}`, { headers });
      const { message }: { readonly message: Orders } = await reply.json();
      return message;
    };
    const { last_page: last } = await read(1);
    const { data } = await read(last);
    return { id: data.at(-1)?.id ?? 0, pages: last };
  });
  expect(oldest.pages, 'there is a later page').toBeGreaterThan(1);
  await app.open(`/pages/trade/order?id=${oldest.id}`);
  // One call per page, in sequence.
  await expect(sheet.getByRole('heading', { name: `Order ${oldest.id}` })).toBeVisible({
    timeout: 30_000,
  });
  await app.open('/pages/trade/order?id=999999');
  await expect(page.getByText('Number 999999 is not in this list.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByText(/is not in this list/u)).toBeHidden();
});

test('help for a record leads to customer service and back to the record', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/trade/order?status=settled');
  await page
    .getByRole('button', { name: /\/USDT/u })
    .first()
    .click();
  await sheet.getByRole('link', { name: 'Get help with this' }).click();
  await expect(page).toHaveURL(/#\/pages\/kefu\/index\?about=\d+&from=%2Fpages%2Ftrade%2Forder$/u);
  // What the record is about, which its heading says, and whose account it is of.
  const message = page.locator('section', { hasText: 'Text for your message' });
  await expect(message).toContainText(/Order \d+, (?:Up|Down)/u);
  await expect(message).toContainText(/\((?:Live|Demo)\)/u);
  await expect(message).toContainText(/My orders: \d+/u);
  const whole = (await message.textContent()) ?? '';
  await page.reload();
  // The facts of the record, whatever the minute is now. The screen's name comes with its texts.
  await expect(message).toContainText(whole.split('Time:')[0] ?? '');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(sheet).toBeVisible();
});
