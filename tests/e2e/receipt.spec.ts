import errors from '../../locales/en/errors.json' with { type: 'json' };
import { expectAccessible } from '../support/page-checks';
import { expectMessage, pastDoubleTap, expect, test, WIRE } from './app';
import { failNextCalls } from './lost-calls';

test('a result is checked against the public prices', WIRE, async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/trade/order?status=settled');
  await page
    .getByRole('button', { name: /BTC\/USDT/u })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Receipt and check' }).click();
  await expect(sheet.getByText(/quayside seconds contract 2\npair BTC\/USDT/u)).toBeVisible();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Check this result' }).click();
  await expect(sheet.getByText(/^Checked: the public prices give the same result/u)).toBeVisible();
  await expectAccessible(page);
});

test('a refused check shows its reason, on a screen without other refusals', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/trade/order?status=settled');
  // The reload drops texts that were loaded on the way here.
  await page.reload();
  const first = page.getByRole('button', { name: /BTC\/USDT/u }).first();
  await first.click();
  await sheet.getByRole('button', { name: 'Receipt and check' }).click();
  const refusal = { kind: 'refusal', key: 'data_not_found' } as const;
  await failNextCalls(app, 'recomputeOrder', 'beforeCommit', refusal);
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Check this result' }).click();
  await expect(sheet.getByText(errors.data_not_found)).toBeVisible();
});

declare global {
  interface Window {
    /** What the page has handed to the stubbed share sheet. */
    shared?: ShareData | undefined;
  }
}

test('a result is shared as plain text with a link to the app, and copied without a share sheet', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = (data) => {
      window.shared = data;
      return Promise.resolve();
    };
  });
  await app.signIn('trader');
  await app.open('/pages/trade/order?status=settled');
  const row = page.getByRole('button', { name: /BTC\/USDT/u }).first();
  const openReceipt = async (): Promise<void> => {
    await pastDoubleTap(page);
    await row.click();
    await pastDoubleTap(page);
    await sheet.getByRole('button', { name: 'Receipt and check' }).click();
  };
  await openReceipt();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Share result' }).click();
  await expect.poll(() => page.evaluate(() => window.shared)).toBeDefined();
  const shared = (await page.evaluate(() => window.shared)) ?? {};
  expect(shared.text).toMatch(
    /^Seconds contract · BTC\/USDT · (?:Up|Down) · \S+(?: min)?\nEntry price [\d,]+\.\d+ · [\d-]+ [\d:]+ UTC\nSettlement price [\d,]+\.\d+ · [\d-]+ [\d:]+ UTC\nProfit or loss after fee [+−][\d,]+\.\d{2} USDT\nSimulated prices and money\.$/u,
  );
  const { origin, pathname } = new URL(page.url());
  expect(shared).toEqual({ title: 'Quayside', text: shared.text, url: `${origin}${pathname}` });

  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await openReceipt();
  await pastDoubleTap(page);
  await sheet.getByRole('button', { name: 'Copy result' }).click();
  await expectMessage(app, 'Result copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${shared.text}\n${shared.url}`);
});
