import { expectAccessible } from '../support/page-checks';
import { expect, test } from './app';

test('a result is checked against the public prices', async ({ app }) => {
  const { page, sheet } = app;
  await app.signIn('trader');
  await app.open('/pages/trade/order?status=settled');
  await page
    .getByRole('button', { name: /BTC\/USDT/u })
    .first()
    .click();
  await sheet.getByRole('button', { name: 'Receipt and check' }).click();
  await expect(sheet.getByText(/quayside seconds contract 1\npair BTC\/USDT/u)).toBeVisible();
  await sheet.getByRole('button', { name: 'Check this result' }).click();
  await expect(sheet.getByText(/^Checked: the public prices give the same result/u)).toBeVisible();
  await expectAccessible(page);
});
