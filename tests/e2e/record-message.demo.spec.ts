import { expect, test, type App } from './app';

/** Opens a list of records of a persona, and its first record whose row names `text`. */
const openFirst = async (
  { page, sheet }: App,
  persona: string,
  route: string,
  text: RegExp,
): Promise<void> => {
  await page.goto(`./?mock=persona:${persona},clock:2026-03-02T09:00Z,seed:7#${route}`);
  await page.getByRole('button', { name: text }).first().click();
  await expect(sheet).toBeVisible();
};

/** The lines of the message to customer service about the opened record. */
const messageLines = async ({ page, sheet }: App): Promise<readonly string[]> => {
  await sheet.getByRole('link', { name: 'Get help with this' }).click();
  const text = page.getByText(/^I need help with number/u);
  await expect(text).toBeVisible();
  return (await text.innerText()).split('\n');
};

test('the message about a loan tells its facts apart by their headings', async ({ app }) => {
  await openFirst(app, 'borrower', '/pages/loan/order', /USDT/u);
  await expect(app.sheet.getByRole('heading', { name: 'Terms' })).toBeVisible();
  const lines = await messageLines(app);
  const terms = lines.indexOf('Terms');
  expect(terms).toBeGreaterThan(lines.indexOf('Schedule'));
  expect(lines.indexOf('Fee: 0.00 USDT')).toBeLessThan(lines.indexOf('Progress'));
  expect(lines.indexOf('Fee: 5.00 USDT')).toBeGreaterThan(terms);
  const paidOut = lines.findIndex((line) =>
    /^Paid out \(Now\), 2026-02-\d\d \d\d:\d\d/u.test(line),
  );
  expect(paidOut).toBeGreaterThan(lines.indexOf('Progress'));
  expect(lines.filter((line) => line.startsWith('Owed today:'))).toHaveLength(1);
});

for (const list of ['orderRecond', 'transactionRecords'])
  test(`the message about a record of contract/${list} names the currency of its money`, async ({
    app,
  }) => {
    await openFirst(app, 'margin-call', `/pages/contract/${list}`, /\/USDT/u);
    await expect(app.sheet.getByText('USDT', { exact: true }).first()).toBeVisible();
    const lines = await messageLines(app);
    for (const label of ['Margin', 'Opening fee'])
      expect(lines.find((line) => line.startsWith(`${label}:`))).toMatch(/^[^:]+: [\d,.]+ USDT$/u);
  });

test('the message about a seconds contract has the hash of its receipt, which nobody has opened', async ({
  app,
}) => {
  await openFirst(app, 'trader', '/pages/trade/order?status=settled', /BTC\/USDT/u);
  await expect(app.sheet.getByRole('button', { name: 'Receipt and check' })).toBeVisible();
  // The receipt has come.
  await expect(app.sheet.locator('[data-fact][hidden]')).toHaveCount(1);
  await expect(app.sheet.getByText(/^Fingerprint/u)).toBeHidden();
  const lines = await messageLines(app);
  expect(lines.filter((line) => /^Fingerprint \(SHA-256\): [\da-f]{64}$/u.test(line))).toHaveLength(
    1,
  );
});
