import errors from '../../locales/en/errors.json' with { type: 'json' };
import { expectAccessible } from '../support/page-checks';
import { pastDoubleTap, failNextCalls, expect, test, WIRE } from './app';

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
