import { expect, test } from './app';

/** A figure as German writes it: 1.234,56. */
const GERMAN = /^\d{1,3}(?:\.\d{3})*,\d{2}$/u;

test('German: numbers have German marks, fields read both, and the choice switches them', async ({
  app,
  context,
}) => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/user/language');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  const stake = page.getByLabel('Betrag', { exact: true });
  const up = page.getByRole('button', { name: /^Höher/u });

  // 1,000.5 x 80 % = 800.40, less the fee of 0.2 %, 2.01 (2.001 rounded up) = 798.39
  await stake.fill('1.000,50');
  await expect(up).toContainText('+798,39');
  await expect(page.getByText(/^= /u)).toHaveCount(0);
  await stake.fill('1000.5');
  await expect(stake).toHaveValue('1000.5');
  await expect(stake).toHaveAccessibleDescription(/^= 1\.000,50/u);
  await expect(up).toContainText('+798,39');
  await stake.fill('1,000.5');
  await expect(page.getByText('= 1.000,50', { exact: true })).toBeVisible();
  await expect(up).toContainText('+798,39');
  // 1,234 x 80 % = 987.20, less 2.47 (2.468 rounded up) = 984.73
  await stake.fill('1.234');
  await expect(page.getByText('= 1.234,00', { exact: true })).toBeVisible();
  await expect(up).toContainText('+984,73');
  await stake.blur();
  await expect(stake).toHaveValue('1.234');

  // Tenths of a cent are no stake, and is not taken for thousands either.
  await stake.fill('1,234');
  await expect(up).toBeDisabled();
  await stake.fill('');

  // Another tab, which shows prices, follows the choice made here.
  const other = await context.newPage();
  await other.goto('./#/pages/market/index');
  const row = other.getByRole('link', { name: /BTC/u }).first();
  await expect(row.getByText(GERMAN)).toBeVisible();
  await expect(row).toContainText(/\d,\d{2}\u00A0%/u);
  await app.open('/pages/user/set');
  const choices = page.getByRole('radiogroup', { name: 'Zahlen' });
  await choices.getByRole('radio', { name: '1,234.56' }).click();
  await expect(choices.getByRole('radio', { name: '1,234.56' })).toBeChecked();
  await expect(row.getByText(/^\d{1,3}(?:,\d{3})*\.\d{2}$/u)).toBeVisible();
  await expect(row.getByText(GERMAN)).toHaveCount(0);

  // It is kept, and fields read an ambiguous number as it is now written.
  await page.reload();
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  await stake.fill('1,234');
  await expect(page.getByText('= 1,234.00', { exact: true })).toBeVisible();
  await expect(up).toContainText('+984.73');
  await stake.fill('1.234,5');
  await expect(page.getByText('= 1,234.50', { exact: true })).toBeVisible();

  await app.open('/pages/user/set');
  await choices.getByRole('radio', { name: 'Nach Sprache' }).click();
  await expect(row.getByText(GERMAN)).toBeVisible();
});

test('German: the number pad has a comma', async ({ app }) => {
  const { page } = app;
  await app.signIn('practice');
  await app.open('/pages/user/language');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await app.open('/pages/trade/index?pair=BTC%2FUSDT');
  const stake = page.getByLabel('Betrag', { exact: true });
  await stake.click();
  for (const key of ['1', '0', '0', '0', ',', '5'])
    await page
      .getByRole('group', { name: 'Zifferntastatur' })
      .getByText(key, { exact: true })
      .click();
  await expect(stake).toHaveValue('1.000,5');
  await expect(page.getByText(/^= /u)).toHaveCount(0);
});
