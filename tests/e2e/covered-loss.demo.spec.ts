import { expect, test } from './app';

/** The persona's only position: 100 lots of BNB, long. */
const GAP = { command: 'direct', symbol: 'BNB/USDT', kind: 'gap', seconds: 1, percent: -20 };
const AMOUNT = /[+−]?[\d,]+\.\d\d/u;

test('a gap costs an account what it had and no more, on every screen that says so', async ({
  app,
}) => {
  const { page, sheet } = app;
  await page.goto(
    './?mock=persona:margin-call,clock:2026-03-02T09:00Z,seed:7,frozen#/pages/contract/orderRecond',
  );
  await expect(page.getByRole('button', { name: /BNB\/USDT/u })).toBeVisible();
  await app.mock(GAP);
  await app.mock({ command: 'advance', seconds: 3 });
  const order = page.getByRole('button', { name: /BNB\/USDT Long.*Stop-out/u });
  const [lost = ''] = AMOUNT.exec((await order.textContent()) ?? '') ?? [];
  expect(lost).toMatch(/^−/u);

  await order.click();
  const figure = (label: string) =>
    sheet.locator('dl > div').filter({ hasText: label }).locator('dd');
  await expect(figure('Covered by Quayside')).toContainText('+');
  await expect(figure('Result after fees')).toContainText(lost);
  await expect(figure('Result before fees')).not.toContainText(lost);

  await app.open('/pages/assets/records?kind=leverage');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(lost);
  await app.open('/pages/statistics/index?period=all');
  await expect(page.getByRole('table').getByRole('row').last()).toContainText(lost);
  // The limits say what was used of them, without a sign.
  await app.open('/pages/user/limits');
  await expect(page.getByText(`Used today: ${lost.slice(1)} USDT`)).toBeVisible();
});
